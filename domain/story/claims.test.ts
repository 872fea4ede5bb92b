import { describe, expect, it } from 'vitest';
import { type Claim, claimsOf, claimsOfPage, contradicts, isContradicted } from './claims.ts';
import { aMatchInTable, aMatchToTell } from './match-to-tell.fixture.ts';
import type { StandingToTell } from './match-to-tell.ts';
import type { Story } from './stories.ts';

const about = (club: string) => ({ club, opponent: 'the other', atHome: true });

describe('two claims contradict each other', () => {
  it.each<[Claim<string>, Claim<string>, boolean]>([
    [{ about: 'favourite', says: 'Arsenal' }, { about: 'favourite', says: 'Everton' }, true],
    [{ about: 'favourite', says: 'Arsenal' }, { about: 'favourite', says: undefined }, true],
    [{ about: 'favourite', says: 'Arsenal' }, { about: 'favourite', says: 'Arsenal' }, false],
    [{ about: 'form', of: 'Arsenal', says: 'good' }, { about: 'form', of: 'Arsenal', says: 'bad' }, true],
    [{ about: 'form', of: 'Arsenal', says: 'good' }, { about: 'form', of: 'Everton', says: 'bad' }, false],
    [{ about: 'goals', says: 'many' }, { about: 'goals', says: 'few' }, true],
    [{ about: 'prices', says: 'none' }, { about: 'prices', says: 'some' }, true],
    [{ about: 'prices', says: 'none' }, { about: 'value', says: 'some' }, false],
    [{ about: 'relegation', of: 'Everton', says: 'threat' }, { about: 'relegation', of: 'Everton', says: 'decided' }, true],
    [{ about: 'title', says: 'open' }, { about: 'title', says: 'decided' }, true],
  ])('%j and %j: %s', (one, other, expected) => {
    expect([contradicts(one, other), contradicts(other, one)]).toEqual([expected, expected]);
  });
});

it.each<[Story<string>, Claim<string>[]]>([
  [{ kind: 'winlessRun', facts: { ...about('Everton'), run: 6 } }, [{ about: 'form', of: 'Everton', says: 'bad' }]],
  [{ kind: 'unbeatenRun', facts: { ...about('Everton'), run: 6 } }, [{ about: 'form', of: 'Everton', says: 'good' }]],
  [{ kind: 'alsoGoalless', facts: { ...about('Everton'), run: 2 } }, []],
  [{ kind: 'alsoGoalless', facts: { ...about('Everton'), run: 3 } }, [{ about: 'form', of: 'Everton', says: 'bad' }]],
  [
    { kind: 'seasonChance', facts: { ...about('Everton'), of: 'relegation', chance: 0.4 } },
    [{ about: 'relegation', of: 'Everton', says: 'threat' }],
  ],
  [{ kind: 'seasonChance', facts: { ...about('Everton'), of: 'promotion', chance: 0.4 } }, []],
  [{ kind: 'alreadyDecided', facts: { ...about('Everton'), as: 'champion', opponentPlace: 2 } }, [{ about: 'title', says: 'decided' }]],
  [
    { kind: 'noTipPrices', facts: { home: 'Arsenal', away: 'Everton' } },
    [
      { about: 'tip', says: 'none' },
      { about: 'prices', says: 'none' },
    ],
  ],
])('%j claims %j', (story, claims) => {
  expect(claimsOf(story)).toEqual(claims);
});

describe('the page', () => {
  const ofEverton = (over: Partial<StandingToTell>) =>
    claimsOfPage(aMatchInTable({}, { standing: { place: 18, points: 29, ...over } })).filter((claim) => 'of' in claim);
  const says = (over: Partial<StandingToTell>) => ofEverton(over).map((claim) => claim.says);

  it('shows a club in danger of going down by the simulation, else by its place', () => {
    expect(says({})).toEqual(['threat']);
    expect(says({ relegationChance: 0.25 })).toEqual(['threat']);
    expect(says({ relegationChance: 0.24 })).toEqual(['safe']);
    expect(says({ place: 16 })).toEqual(['safe']);
    expect(says({ place: 16, relegationChance: 0.3 })).toEqual(['threat']);
    expect(says({ decided: 'relegated' })).toEqual(['decided']);
  });

  it('shows a title that is won, or as good as won', () => {
    const titleOf = (over: Partial<StandingToTell>) =>
      claimsOfPage(aMatchInTable({ standing: { place: 1, points: 80, ...over } }, {})).filter((claim) => claim.about === 'title');
    expect(titleOf({ decided: 'champion' })).toEqual([{ about: 'title', says: 'decided' }]);
    expect(titleOf({ titleChance: 0.995 })).toEqual([{ about: 'title', says: 'decided' }]);
    expect(titleOf({ titleChance: 0.9 })).toEqual([]);
  });

  it('shows its prices where it has boxes', () => {
    expect(claimsOfPage(aMatchToTell())).toEqual([]);
    expect(claimsOfPage(aMatchToTell({ boxes: { havePrices: true, paysMore: false } }))).toEqual([
      { about: 'prices', says: 'some' },
      { about: 'value', says: 'none' },
    ]);
  });
});

it('a story is contradicted by one claim against one of its own', () => {
  const story: Story<string> = { kind: 'goalsMany', facts: { chance: 0.6 } };
  expect(isContradicted(story, [{ about: 'goals', says: 'few' }])).toBe(true);
  expect(isContradicted(story, [{ about: 'goals', says: 'many' }])).toBe(false);
});

it('a match is not both settled by half-time and open to the end', () => {
  const half = { winner: 'Arsenal', loser: 'Fulham', winnerAtHome: true, winnerGoals: 3, loserGoals: 2, ownGoals: 2, otherGoals: 0 };
  const shrank: Story<string> = { kind: 'leadShrank', facts: { ...half, minute: 23 } };
  expect(isContradicted({ kind: 'settledByHalfTime', facts: half }, claimsOf(shrank))).toBe(true);
  expect(isContradicted({ kind: 'levelAtHalfTime', facts: { goals: 1 } }, claimsOf(shrank))).toBe(false);
});
