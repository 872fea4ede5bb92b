import { describe, expect, it } from 'vitest';
import { conferenceMatchdays } from './conference-matchdays.ts';

const pairOf = ({ home, away }: { home: number; away: number }) => (home < away ? `${home} ${away}` : `${away} ${home}`);

describe('the matchdays of two conferences of fifteen', () => {
  it.each([
    // Twice fourteen within the conference, and six between them.
    [34, 28, 6],
    // Fourteen within the zone, and two between them.
    [16, 14, 2],
  ])('with %i matches each let a club play %i within its own, and %i different ones of the other', (matchesPerClub, within, between) => {
    const matchdays = conferenceMatchdays(15, matchesPerClub);
    expect(matchdays).toHaveLength(matchesPerClub);
    for (const matchday of matchdays) expect(new Set(matchday.flatMap(({ home, away }) => [home, away])).size).toBe(30);
    const meetings = Map.groupBy(matchdays.flat(), pairOf);
    for (let club = 0; club < 30; club += 1) {
      const own = [...meetings.values()].filter(([first]) => first?.home === club || first?.away === club);
      const isWithin = ([first]: (typeof own)[number]) => first !== undefined && first.home < 15 === first.away < 15;
      expect(own.filter(isWithin).flat()).toHaveLength(within);
      expect(own.filter(isWithin)).toHaveLength(14);
      expect(own.filter((pair) => !isWithin(pair)).map(({ length }) => length)).toEqual(new Array(between).fill(1));
    }
  });

  it('give the two meetings of a pair to either ground', () => {
    for (const pair of Map.groupBy(conferenceMatchdays(15, 34).flat(), pairOf).values()) {
      if (pair.length === 2) expect(pair[0]?.home).toBe(pair[1]?.away);
    }
  });
});

it('clubs of even conferences meet those of the other in rounds of their own', () => {
  // Twice three within conferences of four, and one round between them.
  const matchdays = conferenceMatchdays(4, 7);
  const between = matchdays.map((pairings) => pairings.filter(({ home, away }) => home < 4 !== away < 4).length);
  expect(between.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 4]);
});
