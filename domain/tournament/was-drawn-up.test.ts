import { describe, expect, it } from 'vitest';
import { wasDrawnUp } from './was-drawn-up.ts';

describe('wasDrawnUp', () => {
  it('knows the fixtures of the season under way and of former ones', () => {
    expect(wasDrawnUp('2023-24', new Date('2024-04-06T09:00:00Z'))).toBe(true);
    expect(wasDrawnUp('2024', new Date('2024-04-06T09:00:00Z'))).toBe(true);
    expect(wasDrawnUp('2012-13', new Date('2024-04-06T09:00:00Z'))).toBe(true);
  });

  it('does not know in spring the season that begins in August', () => {
    expect(wasDrawnUp('2024-25', new Date('2024-04-06T09:00:00Z'))).toBe(false);
  });

  it('knows it on 18 June 2024, when the Premier League published the fixtures of 2024-25', () => {
    expect(wasDrawnUp('2024-25', new Date('2024-06-18T08:00:00Z'))).toBe(true);
  });

  it('does not know in December the season of the next calendar year', () => {
    expect(wasDrawnUp('2024', new Date('2023-12-31T23:59:59Z'))).toBe(false);
    expect(wasDrawnUp('2024', new Date('2024-01-01T00:00:00Z'))).toBe(true);
  });
});
