import { expect, it } from 'vitest';
import { LinePieces } from './line-pieces.ts';

const collect = () => {
  const taken: Buffer[] = [];
  const pieces = new LinePieces((piece) => taken.push(piece));
  return { pieces, taken, text: () => Buffer.concat(taken).toString() };
};

it('hands every line over once, in order, whatever its letters', () => {
  const { pieces, text } = collect();
  const lines = Array.from({ length: 20_000 }, (_, at) => `${at} Παναθηναϊκός – Bayern München ⚽ ${'x'.repeat(at % 90)}\n`);
  for (const [at, line] of lines.entries()) {
    pieces.add(line);
    if (at % 3_000 === 0) pieces.handOver();
  }
  pieces.handOver();
  expect(text() === lines.join('')).toBe(true);
});

it('does not write into a piece that it has given away', () => {
  const { pieces, taken } = collect();
  const long = `${'a'.repeat(60_000)}\n`;
  pieces.add(long);
  pieces.handOver();
  pieces.add('b\n');
  pieces.handOver();
  pieces.add('c\n');
  pieces.handOver();
  expect(taken.map(String)).toEqual([long, 'b\n', 'c\n']);
});

it('takes a line that is longer than a piece', () => {
  const { pieces, text } = collect();
  const endless = `${'é'.repeat(300_000)}\n`;
  pieces.add('before\n');
  pieces.add(endless);
  pieces.add('after\n');
  pieces.handOver();
  expect(text() === `before\n${endless}after\n`).toBe(true);
});

it('gives nothing when there is nothing', () => {
  const { pieces, taken } = collect();
  pieces.handOver();
  expect(taken).toEqual([]);
});
