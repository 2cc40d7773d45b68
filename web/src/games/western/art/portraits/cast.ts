/** The cast: one row a character. People differ by dress, hair, age and trade, never by caricature. */
import type { Character } from '../../ids';
import type { AttributeName } from './attributes';
import type { CollarStyle } from './collars';
import type { SKIN } from './face';
import type { BeardStyle, HairColour, HairStyle } from './hair';
import type { HatStyle } from './hats';

interface Look {
  /** The tint behind. */
  tint: string;
  /** The coat in the light and in the shade. */
  coat: readonly [string, string];
  skin: keyof typeof SKIN;
  hair: readonly [HairStyle, HairColour];
  beard?: BeardStyle;
  hat?: readonly [style: HatStyle, felt: string, band: string];
  collar: readonly [style: CollarStyle, colour: string];
  attribute: AttributeName;
  old?: boolean;
}

const shopkeeper: Look = {
  tint: '#A7B7A0',
  coat: ['#4C7A6C', '#345A4E'],
  skin: 'b',
  hair: ['bun', 'brown'],
  collar: ['apron', '#F7F0DF'],
  attribute: 'sack',
};
const hiredGun: Look = {
  tint: '#A88F80',
  coat: ['#2F2A27', '#1D1917'],
  skin: 'b',
  hair: ['long', 'black'],
  beard: 'moustache',
  hat: ['flat', '#2B2622', '#B4532A'],
  collar: ['scarf', '#6B6152'],
  attribute: 'bullet',
};

export const CAST: Record<Character, Look> = {
  gunsmith: {
    tint: '#B99A72',
    coat: ['#7A5B3C', '#573F28'],
    skin: 'a',
    hair: ['short', 'grey'],
    beard: 'moustache',
    collar: ['apron', '#F7F0DF'],
    attribute: 'revolver',
    old: true,
  },
  singer: {
    tint: '#C98F86',
    coat: ['#7C2F3F', '#581F2C'],
    skin: 'a',
    hair: ['bun', 'auburn'],
    collar: ['lace', '#F7F0DF'],
    attribute: 'note',
  },
  lawyer: {
    tint: '#9FA79A',
    coat: ['#3D4750', '#2A323A'],
    skin: 'a',
    hair: ['side', 'brown'],
    beard: 'side',
    collar: ['cravat', '#7A2A1E'],
    attribute: 'scales',
  },
  settler: {
    tint: '#B9B07C',
    coat: ['#7D8656', '#5A623B'],
    skin: 'a',
    hair: ['nape', 'fair'],
    beard: 'full',
    hat: ['straw', '#E0BE72', '#7A5B3C'],
    collar: ['shirt', '#F7F0DF'],
    attribute: 'wheel',
  },
  banker: {
    tint: '#A9B08C',
    coat: ['#2F3B34', '#1F2924'],
    skin: 'a',
    hair: ['nape', 'grey'],
    beard: 'side',
    hat: ['top', '#2E2925', '#5B2F2A'],
    collar: ['vest', '#7D6A38'],
    attribute: 'coin',
    old: true,
  },
  auctioneer: {
    tint: '#C7A46A',
    coat: ['#6B3B2A', '#4B281C'],
    skin: 'b',
    hair: ['nape', 'black'],
    beard: 'goatee',
    hat: ['bowler', '#5B3F2A', '#2B2620'],
    collar: ['bow', '#B4532A'],
    attribute: 'gavel',
  },
  captain: {
    tint: '#93A4B0',
    coat: ['#2F4A6B', '#1F344F'],
    skin: 'a',
    hair: ['nape', 'brown'],
    beard: 'goatee',
    hat: ['kepi', '#2F4A6B', '#2F4A6B'],
    collar: ['uniform', '#F7F0DF'],
    attribute: 'sabre',
  },
  cowboy: {
    tint: '#CDA06A',
    coat: ['#A7794A', '#7D5730'],
    skin: 'd',
    hair: ['nape', 'black'],
    hat: ['range', '#8C6339', '#3A322A'],
    collar: ['scarf', '#B4532A'],
    attribute: 'lasso',
  },
  shopkeeper,
  grocer: shopkeeper,
  undertaker: {
    tint: '#9C968A',
    coat: ['#2B2724', '#1A1715'],
    skin: 'a',
    hair: ['nape', 'black'],
    hat: ['top', '#24201D', '#4A443D'],
    collar: ['high', '#F7F0DF'],
    attribute: 'spade',
    old: true,
  },
  doctor: {
    tint: '#A9B9B4',
    coat: ['#4A545C', '#343C43'],
    skin: 'c',
    hair: ['short', 'black'],
    beard: 'goatee',
    collar: ['bow', '#34302C'],
    attribute: 'bag',
  },
  editor: {
    tint: '#C2AE8A',
    coat: ['#5E5142', '#43392D'],
    skin: 'a',
    hair: ['short', 'auburn'],
    hat: ['visor', '#3A7A66', '#3A7A66'],
    collar: ['vest', '#3A322A'],
    attribute: 'quill',
  },
  heroes: {
    tint: '#D0A25A',
    coat: ['#5B6B4A', '#414E34'],
    skin: 'b',
    hair: ['side', 'brown'],
    collar: ['scarf', '#2E6DB4'],
    attribute: 'medal',
  },
  governor: {
    tint: '#B9A1A6',
    coat: ['#4B2F3C', '#33202A'],
    skin: 'a',
    hair: ['side', 'white'],
    beard: 'full',
    collar: ['cravat', '#34302C'],
    attribute: 'seal',
    old: true,
  },
  schoolteacher: {
    tint: '#B3B79A',
    coat: ['#5B6F86', '#415163'],
    skin: 'a',
    hair: ['bun', 'grey'],
    collar: ['round', '#F7F0DF'],
    attribute: 'book',
  },
  indian: {
    tint: '#D3A36F',
    coat: ['#A24A30', '#7A3320'],
    skin: 'c',
    hair: ['braids', 'black'],
    hat: ['headband', '#B4532A', '#B4532A'],
    collar: ['blanket', '#F7F0DF'],
    attribute: 'sun',
    old: true,
  },
  chinese_worker: {
    tint: '#A8B3B0',
    coat: ['#44617A', '#2F4659'],
    skin: 'b',
    hair: ['nape', 'black'],
    hat: ['flat', '#6B5A46', '#2B2620'],
    collar: ['high', '#54748E'],
    attribute: 'hammer',
  },
  paperboy: {
    tint: '#C9B188',
    coat: ['#8A6A48', '#664B30'],
    skin: 'a',
    hair: ['nape', 'fair'],
    hat: ['cap', '#7D6A52', '#7D6A52'],
    collar: ['shirt', '#F7F0DF'],
    attribute: 'paper',
  },
  prospector: {
    tint: '#C4A877',
    coat: ['#8B4A34', '#653222'],
    skin: 'a',
    hair: ['nape', 'white'],
    beard: 'long',
    hat: ['range', '#7D6A52', '#3A322A'],
    collar: ['shirt', '#F7F0DF'],
    attribute: 'pick',
    old: true,
  },
  sheriff: {
    tint: '#C9A878',
    coat: ['#4E4238', '#362D26'],
    skin: 'a',
    hair: ['nape', 'brown'],
    beard: 'moustache',
    hat: ['range', '#E6D9B8', '#8C6339'],
    collar: ['vest', '#7A5B3C'],
    attribute: 'badge',
  },
  hired_gun: hiredGun,
  mercenary: hiredGun,
};
