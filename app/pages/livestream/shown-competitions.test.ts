import { expect, it } from 'vitest';
import type { CountryBroadcast } from '#data/queries/broadcasts/list-broadcasts-in-country.ts';
import type { MatchToWatch } from '#data/queries/broadcasts/list-matches-to-watch.ts';
import { toShownCompetitions } from './shown-competitions.ts';

const match = (id: number, tournamentId: number) => ({ id, tournamentId, tournamentName: `T${tournamentId}` }) as MatchToWatch;
const broadcast = (channel: string, tournamentId: number, more: Partial<CountryBroadcast> = {}): CountryBroadcast => ({
  tournamentId,
  matchId: null,
  channel,
  medium: 'television',
  access: 'subscription',
  extent: 'some',
  reviewedOn: '2026-11-21',
  ...more,
});
const shown = (competitions: ReturnType<typeof toShownCompetitions>) =>
  competitions.map(({ name, matches }) => [
    name,
    ...matches.map(({ id, certain, possible }) => [id, certain.map(({ channel }) => channel), possible.map(({ channel }) => channel)]),
  ]);

it('promises a match only of who shows all of the competition', () => {
  const broadcasts = [broadcast('Whole', 1, { extent: 'all' }), broadcast('Part', 1)];
  expect(shown(toShownCompetitions([match(10, 1)], broadcasts))).toEqual([['T1', [10, ['Whole'], ['Part']]]]);
});

it('promises the one match of which a channel is known, and says the channel once', () => {
  const broadcasts = [broadcast('Part', 1), broadcast('Part', 1, { matchId: 11, extent: 'all' })];
  expect(shown(toShownCompetitions([match(10, 1), match(11, 1)], broadcasts))).toEqual([['T1', [10, [], ['Part']], [11, ['Part'], []]]]);
});

it('leaves out what nobody shows, and keeps the order of the matches', () => {
  const broadcasts = [broadcast('Part', 1), broadcast('Cup', 2, { matchId: 21 })];
  expect(shown(toShownCompetitions([match(20, 2), match(21, 2), match(10, 1), match(30, 3)], broadcasts))).toEqual([
    ['T2', [21, ['Cup'], []]],
    ['T1', [10, [], ['Part']]],
  ]);
});
