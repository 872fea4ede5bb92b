import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createRequestIds } from './request-id.ts';

const asking = (id?: string | string[]) => ({ headers: { 'x-request-id': id } }) as unknown as IncomingMessage;

it('gives every request an id of its own, in every process', () => {
  const [first, second] = [createRequestIds({ trusted: false }), createRequestIds({ trusted: false })];
  const ids = [first(asking()), first(asking()), second(asking()), second(asking())];
  expect(new Set(ids).size).toBe(4);
});

it("keeps the id of a trusted proxy, and nobody else's", () => {
  expect(createRequestIds({ trusted: true })(asking('a1b2c3d4-e5f6'))).toBe('a1b2c3d4-e5f6');
  expect(createRequestIds({ trusted: false })(asking('a1b2c3d4-e5f6'))).not.toBe('a1b2c3d4-e5f6');
});

it.each(['short', 'with blanks in it', 'a'.repeat(65), 'line\nbreak-in-it', ['two-of-them', 'two-of-them']])(
  'does not take over an id such as %j',
  (id) => {
    expect(createRequestIds({ trusted: true })(asking(id))).not.toBe(id);
  },
);
