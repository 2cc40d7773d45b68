import { describe, expect, it } from 'vitest';
import { standingsOf } from './standings';

const NAMES = ['Maud', 'Ines', 'Hazel', 'Teun'];
const places = (points: number[], resigned?: (seat: number) => boolean) =>
  standingsOf(NAMES, points, resigned).map(({ name, place }) => `${place} ${name}`);

describe('the standings', () => {
  it('go by points, and equal points share a place', () => {
    expect(places([12, 30, 12, 5])).toEqual(['1 Ines', '2 Maud', '2 Hazel', '4 Teun']);
  });

  it('put whoever resigned last, whatever they had', () => {
    expect(places([12, 30, -2, 5], (seat) => seat === 1)).toEqual(['1 Maud', '2 Teun', '3 Hazel', '4 Ines']);
  });
});
