import { describe, expect, it } from 'vitest';
import { Refusal } from './refusal.ts';
import { namedRoundOf, roundOf } from './round-names.ts';

describe('namedRoundOf', () => {
  it.each([
    ['Matchday 38', { stage: 'matchday', matchday: 38 }],
    ['Group A', { stage: 'group', group: 'A' }],
    ['Gruppe H', { stage: 'group', group: 'H' }],
    ['Group, Matchday 2', { stage: 'group', matchday: 2 }],
    ['League, Matchday 8', { stage: 'league-phase', matchday: 8 }],
    ['Preliminary round', { stage: 'preliminary' }],
    ['Round 3', { stage: 'round-3' }],
    ['Playoffs', { stage: 'knock-out-play-off' }],
    ['Round of 16', { stage: 'round-of-16' }],
    ['Finals, Round of 16', { stage: 'round-of-16' }],
    ['Quarterfinals', { stage: 'quarter-final' }],
    ['Quarter-finals', { stage: 'quarter-final' }],
    ['Finals, Semifinals', { stage: 'semi-final' }],
    ['Final', { stage: 'final' }],
  ])('reads %s', (heading, round) => expect(namedRoundOf(heading)).toEqual(round));

  it.each(['Round 7', 'Matchday', 'Matchday 0', 'Superround', 'Round of 12'])('does not know %s', (heading) => {
    expect(namedRoundOf(heading)).toBeUndefined();
  });
});

describe('roundOf', () => {
  it('takes the finals of a league for play-offs and those of a cup for its rounds', () => {
    expect(roundOf({ section: 'Finals', round: 'Semifinals' }, true)).toEqual({ stage: 'play-off' });
    expect(roundOf({ section: 'Finals', round: 'Semifinals' }, false)).toEqual({ stage: 'semi-final' });
  });

  it('reads the sections of a league', () => {
    expect(roundOf({ section: 'Regular', round: 'Matchday 4' }, false)).toEqual({ stage: 'matchday', matchday: 4 });
    expect(roundOf({ section: 'Regular' }, false)).toBeUndefined();
    expect(roundOf({ section: 'Playoffs' }, true)).toEqual({ stage: 'play-off' });
    expect(roundOf({ section: 'Playout', round: 'Final' }, true)).toEqual({ stage: 'relegation-play-off' });
    expect(roundOf({ section: 'Playoffs - Championship', round: 'Matchday 23' }, true)).toEqual({
      stage: 'championship-round',
      matchday: 23,
    });
    expect(roundOf({ section: 'Playoffs - Relegation', round: 'Matchday 23' }, true)).toEqual({ stage: 'relegation-round', matchday: 23 });
  });

  it('makes a matchday of a named group a matchday of the group stage', () => {
    expect(roundOf({ round: 'Matchday 2', group: 'Group B' }, false)).toEqual({ stage: 'group', group: 'B', matchday: 2 });
  });

  it('refuses unknown headings', () => {
    expect(roundOf({ section: 'Carnival' }, false)).toEqual(new Refusal('not-this-format', 'round', 'Carnival'));
    expect(roundOf({ section: 'Regular', round: 'Carnival' }, false)).toEqual(new Refusal('not-this-format', 'round', 'Carnival'));
  });
});
