import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableTarget } from './readable-target.ts';

describe('the target of a request', () => {
  it.each(['/', '/de/teams/arsenal?date=2024-04-06', '/teams/malm%C3%B6', '/a%2Fb%20c', '/search?q=%ff%00%', '/100%25'])(
    'stays as it was written where it can be read: %s',
    (target) => expect(readableTarget(target)).toBe(target),
  );

  it.each([
    ['/%00', '/%EF%BF%BD'],
    ['/%0d%0a/odds..%2f', '/%EF%BF%BD%EF%BF%BD/odds..%2f'],
    ['/%09/x%5e?a=%09', '/%EF%BF%BD/x%5e?a=%09'],
    ['/malm%f6', '/malm%EF%BF%BD'],
    ['/%c2%85%7f%5c', '/%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
    ['/%', '/%EF%BF%BD'],
    ['/%e0%a4%a', '/%EF%BF%BD%EF%BF%BDa'],
    ['/%%41%30%00', '/%EF%BF%BDA0%EF%BF%BD'],
  ])('has U+FFFD in the place of what cannot be read: %s', (target, readable) => {
    expect(readableTarget(target)).toBe(readable);
  });

  it('can be decoded in any case, holds nothing that a browser drops or takes for a slash, and is read once and for all', () => {
    const piece = fc.oneof(
      fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
      fc.constantFrom('/', '%', '%2', '..', 'x', 'é', '%25', '%C3%A9'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const readable = readableTarget(`/${pieces.join('')}`);
        expect(decodeURIComponent(readable)).not.toMatch(/[\p{Cc}\\]/u);
        expect(readableTarget(readable)).toBe(readable);
      }),
      { numRuns: 5_000 },
    );
  });
});
