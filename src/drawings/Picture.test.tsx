import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Drawing } from '#diagrams/drawing';
import type { Mark } from '#diagrams/marks';
import { system } from '../theme/index.ts';
import { Picture, PictureFrame } from './Picture.tsx';

const texts = [{ x: 9, y: 21, width: 30, look: 'title', text: 'Algo' }] as const;
const place = { x: 0, y: 0, width: 80, height: 40 };
const box = { ...place, look: 'leaf', depth: 1, initial: false, texts } as const;

const drawing: Drawing = {
  width: 300,
  height: 100,
  boxes: [
    { ...box, state: 'here' },
    { ...box, state: 'there' },
  ],
  lines: [
    {
      arrows: ['go', 'run'],
      look: 'event',
      points: [
        [80, 20],
        [200, 20],
      ],
    },
  ],
  labels: [{ ...place, arrows: ['go', 'run'], ground: 'root', texts }],
};

const quiet: Mark = { way: null, isNext: false, numbers: [] };

function shown(marks?: ReadonlyMap<string, Mark>): string {
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <PictureFrame>
        <Picture title="Algo" drawing={drawing} scale={1} lit={new Set()} {...(marks === undefined ? {} : { marks })} />
      </PictureFrame>
    </ChakraProvider>,
  );
}

it('a drawing marks where a record is, the line by which it came with the numbers of its steps, and what can follow', () => {
  const whole = shown(
    new Map([
      ['there', { ...quiet, way: 'now' }],
      ['go', { ...quiet, way: 'past', numbers: [2] }],
      ['run', { ...quiet, isNext: true, numbers: [1, 4] }],
    ]),
  );
  expect(whole).toMatch(/<g [^>]*data-state="there" data-way="now">/);
  expect(whole).toMatch(/<g [^>]*data-state="here">/);
  expect(whole).toMatch(/<path [^>]*data-look="event" data-way="past" data-next="">/);
  expect(whole).toMatch(/<g [^>]*data-numbers=""><rect [^>]*><\/rect><text [^>]*>1, 2, 4<\/text>/);
});

it('many numbers are told by the first and the last', () => {
  const often = shown(new Map([['here', { ...quiet, way: 'past', numbers: [1, 3, 5, 19] }]]));
  expect(often).toContain('>1 … 19</text>');
});

it('a drawing of no record has no marks', () => {
  expect(shown()).not.toMatch(/<[^>]* data-(way|next|numbers)=/);
});
