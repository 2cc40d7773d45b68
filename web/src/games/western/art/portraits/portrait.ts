/** Portraits in a plain woodcut manner, 80 x 96: ground, coat, collar, head, hair, beard, hat, attribute. */
import type { Character } from '../../ids';
import { INK } from '../palette';
import { attributes } from './attributes';
import { CAST } from './cast';
import { collar } from './collars';
import { backdrop, coat, face, farCoat, head, neck, SKIN } from './face';
import { beard, hair, HAIR_COLOUR, locks } from './hair';
import { hat } from './hats';
import { disc } from './strokes';

export const PORTRAIT_BOX = '0 0 80 96';
/** The part of a portrait that fits a square. */
export const SQUARE_BOX = '4 0 72 72';
/** The part that fits a small disc. */
export const FACE_BOX = '10 6 60 60';

/** The tool or sign of a character, 24 x 24. */
export const attribute = (id: Character): string => attributes[CAST[id].attribute]();

function bust(id: Character): string {
  const look = CAST[id];
  const skin = SKIN[look.skin];
  const [style, shade] = look.hair;
  const colour = HAIR_COLOUR[shade];
  const brow = shade === 'grey' || shade === 'white' ? '#6B6152' : INK;
  const [hatStyle, felt, band] = look.hat ?? ['none', '', ''];
  return (
    (style === 'long' ? hair.long(colour) : '') +
    coat(...look.coat) +
    neck(skin) +
    collar[look.collar[0]](look.collar[1]) +
    head(skin) +
    face(look.old ?? false, brow) +
    (style === 'long' && hatStyle !== 'none' ? locks(colour) : hair[style](colour)) +
    beard[look.beard ?? 'none'](colour) +
    hat[hatStyle](felt, band)
  );
}

/** The heroes are two: a friend stands behind. */
const pair = (): string =>
  '<g transform="translate(30 3) scale(.74)">' +
  farCoat('#7A4A3A') +
  neck(SKIN.d) +
  collar.scarf('#E0AC30') +
  head(SKIN.d) +
  face(false) +
  hair.curls(HAIR_COLOUR.black) +
  `</g><g transform="translate(-6 12) scale(.88)">${bust('heroes')}</g>`;

const kept = new Map<string, string>();

/** A character's portrait; without its attribute when it is shown small or cut. */
export function portrait(id: Character, withAttribute = true): string {
  const key = `${id} ${withAttribute}`;
  let svg = kept.get(key);
  if (svg === undefined) {
    svg =
      backdrop(CAST[id].tint) +
      (id === 'heroes' ? pair() : bust(id)) +
      (withAttribute
        ? disc(15, 81, 13.4, '#FBF3DF', 1.8) +
          `<g transform="translate(4.6 70.6) scale(.87)">${attribute(id)}</g>`
        : '') +
      `<rect x=".8" y=".8" width="78.4" height="94.4" fill="none" stroke="${INK}" stroke-width="1.6"/>`;
    kept.set(key, svg);
  }
  return svg;
}
