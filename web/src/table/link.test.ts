/** Links that work from other machines, as far as that can be known. */
import { expect, it } from 'vitest';
import { linkTo } from './link';

const at = (text: string) => new URL(text);

it('is the page itself where others see it as well', () => {
  expect(linkTo('/t/a', at('https://games.example/t/a'), null)).toEqual({
    address: 'https://games.example/t/a',
    alone: false,
  });
});

it('leads to the machine in its network, or says that it leads nowhere', () => {
  const lan = 'http://192.168.1.7:8000';
  expect(linkTo('/t/a', at('http://127.0.0.1:8000/'), lan)).toEqual({ address: `${lan}/t/a`, alone: false });
  expect(linkTo('/t/a', at('http://localhost:8000/'), null)).toEqual({
    address: 'http://localhost:8000/t/a',
    alone: true,
  });
});
