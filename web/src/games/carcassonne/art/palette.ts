/** The print inks of the Carcassonne board. They do not change with the theme. */

export const INK = '#3A3128';
export const SHADOW = 'rgba(43,38,32,.22)';
export const CREAM = '#FBF3E0';

export const MEADOW = {
  plain: '#B5BE76',
  light: '#C7CC8A',
  dark: '#A2AE66',
  blade: '#86924E',
  hatch: '#99A65E',
};
export const ROAD = { plain: '#E9D6A8', edge: '#A5875A', rut: '#CDB07C' };
export const GROUND = { plain: '#CFA874', dark: '#B58B5A' };
export const STONE = { line: '#564C42', face: '#958A7A', top: '#CFC5B2', lit: '#E8E0D0', shade: '#7F7466' };
export const PLASTER = { plain: '#EBD9B6', gable: '#D8BC8E', shade: '#C4A577' };
export const LEAF = { plain: '#75904A', lit: '#97AE62', line: '#4D6132' };
export const SLATE = { lit: '#7C8B96', dark: '#5E6C77' };
export const CHURCH = {
  roof: '#C4573A',
  dark: '#9E3F2B',
  tower: '#E6DCC8',
  wall: '#D8CDB8',
  garden: '#C9C58C',
};
export const WOOD = '#4F3B28';
export const DOOR = '#4A3B2E';

/** Roof tones: the lit and the dark side. */
export const ROOFS = [
  { lit: '#CB6A41', dark: '#A94F2E' },
  { lit: '#D98A4E', dark: '#B96C37' },
  { lit: '#B9553B', dark: '#943F2B' },
  { lit: '#C99A63', dark: '#A57B4A' },
] as const;
export type Roof = (typeof ROOFS)[number];
export const roofOf = (tone: number): Roof => ROOFS[tone % ROOFS.length] as Roof;
