/** Roads on the edges of parcels, and bridges over the river. */
import { edgeBend, parseEdge } from '../town/geometry';
import type { EdgeId } from '../ids';
import { n, rect } from './markup';
import { INK, P } from './palette';

/** All roads in one path, so that joints merge; a parcel is `cell` units wide. */
export function roads(edges: readonly EdgeId[], cell = 100): string {
  if (!edges.length) return '';
  const layer = (width: number, colour: string, aside = 0, extra = ''): string =>
    `<path d="${edges.map((edge) => edgeBend(edge, cell, aside * cell)).join('')}" fill="none" stroke="${colour}"` +
    ` stroke-width="${n(width * cell)}" stroke-linecap="round"${extra && ' ' + extra}/>`;
  return (
    layer(0.2, '#B98F55', 0, 'opacity=".45"') +
    layer(0.17, '#7F5C31') +
    layer(0.142, '#CFA870') +
    layer(0.05, '#DFBE8B', -0.008) +
    layer(0.02, '#8F6A3A', -0.036) +
    layer(0.02, '#8F6A3A', 0.036) +
    layer(0.012, '#7A5B32', 0, `stroke-dasharray="1 ${n(cell * 0.17)}" opacity=".7"`)
  );
}

/** A bridge of planks on an edge over water. */
export function bridge(edge: EdgeId, cell = 100): string {
  const { way, i, j } = parseEdge(edge);
  let boards = `<rect x="0" y="-6" width="100" height="20" fill="${INK}" opacity=".25"/>`;
  for (let x = 4; x < 96; x += 8) boards += rect(x, -9, 6.6, 18, x % 16 ? P.timber : '#CFA066', 1.1);
  boards += rect(-2, -12, 104, 3.4, P.timberD, 1.3) + rect(-2, 9, 104, 3.4, P.timberD, 1.3);
  const turned = way === 'V' ? ' rotate(90)' : '';
  return `<g transform="translate(${j * cell} ${i * cell}) scale(${cell / 100})${turned}">${boards}</g>`;
}
