import { expect, it } from 'vitest';
import { identifyMatch } from './identify-match.ts';

const stored = (day: string, movable: boolean) => ({ kickoffUtc: new Date(`${day}T15:00:00Z`), kickoffKnown: true, movable });

it('takes the match of the same day', () => {
  const [first, second] = [stored('2023-11-26', false), stored('2024-03-09', false)];
  expect(identifyMatch([first, second], new Date('2024-03-09T12:30:00Z'))).toBe(second);
});

it('allows for feeds that date a late match by another zone', () => {
  const match = stored('2024-04-05', true);
  expect(identifyMatch([match], new Date('2024-04-07T00:30:00Z'))).toBe(match);
});

it('knows a match that was broken off on Sunday and finished on Tuesday, as Groningen v Ajax in May 2023, whichever day a feed gives', () => {
  const match = { kickoffUtc: new Date('2023-05-14T12:30:00Z'), kickoffKnown: true, movable: false };
  expect(identifyMatch([match], new Date('2023-05-16T13:00:00Z'))).toBe(match);
});

it('follows an awaited match to another month', () => {
  const match = stored('2024-01-13', true);
  expect(identifyMatch([match], new Date('2024-05-01T19:00:00Z'))).toBe(match);
});

it('does not move a match that has been played', () => {
  expect(identifyMatch([stored('2024-01-13', false)], new Date('2024-05-01T19:00:00Z'))).toBeUndefined();
});

it('prefers the day to the awaited match', () => {
  const [played, awaited] = [stored('2024-01-13', false), stored('2024-04-20', true)];
  expect(identifyMatch([awaited, played], new Date('2024-01-13T15:00:00Z'))).toBe(played);
});
