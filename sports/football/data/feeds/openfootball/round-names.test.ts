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
    ['Sechzehntelfinale', { stage: 'round-of-32' }],
    ['Regular Season, Matchday 1', { stage: 'matchday', matchday: 1 }],
    ['Apertura, Matchday 3', { stage: 'matchday', matchday: 3, part: 'apertura' }],
    ['Clausura 2025, Quarterfinals', { stage: 'quarter-final', part: 'clausura' }],
    ['Second stage, Matchday 17', { stage: 'matchday', matchday: 17, part: 'second-stage' }],
    ['Championship, Matchday 2', { stage: 'championship-round', matchday: 2, part: 'championship-round' }],
    ['Relegation, Matchday 2', { stage: 'relegation-round', matchday: 2, part: 'relegation-round' }],
    ['Europe, Matchday 10', { stage: 'matchday', matchday: 10, part: 'europe' }],
    ['ECL Playoffs, Semifinals', { stage: 'semi-final', part: 'ecl-play-offs' }],
    ['ECL Playoff, Final', { stage: 'final', part: 'ecl-play-offs' }],
    ['Europe Play-off, Final', { stage: 'final', part: 'europe-play-offs' }],
    ['Finals, Elimination Final', { stage: 'play-off' }],
  ])('reads %s', (heading, round) => expect(namedRoundOf(heading)).toEqual(round));

  it.each(['Round 9', 'Matchday', 'Matchday 0', 'Superround', 'Round of 12', 'Carnival, Matchday 3'])('does not know %s', (heading) => {
    expect(namedRoundOf(heading)).toBeUndefined();
  });
});

describe('roundOf', () => {
  it('takes matchdays of play-offs for a stage of a league, and for the legs of a cup', () => {
    expect(roundOf({ round: 'Playoffs, Matchday 2' }, true)).toEqual({ stage: 'play-off', matchday: 2, part: 'play-offs' });
    expect(roundOf({ round: 'Playoffs, Matchday 2' }, false)).toEqual({ stage: 'knock-out-play-off', leg: 2 });
  });

  it('reads a part of a season as a section above its rounds', () => {
    expect(roundOf({ section: 'Clausura', round: 'Matchday 3' }, true)).toEqual({ stage: 'matchday', matchday: 3, part: 'clausura' });
    expect(roundOf({ section: 'Clausura', round: 'Semifinals' }, true)).toEqual({ stage: 'semi-final', part: 'clausura' });
    expect(roundOf({ section: 'Clausura' }, true)).toEqual({ stage: 'matchday', part: 'clausura' });
  });

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
