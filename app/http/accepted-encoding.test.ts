import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, gzip;q=0.2', 'gzip'],
    ['deflate', 'identity'],
    ['BR', 'br'],
    ['', 'identity'],
    ['br;q=abc', 'identity'],
  ])('for "%s" is %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });

  it('without the header is the plain one', () => {
    expect(acceptedEncoding(undefined)).toBe('identity');
  });
});
