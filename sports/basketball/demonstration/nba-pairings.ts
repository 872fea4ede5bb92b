import type { Pair } from '#domain/sports/pair.ts';
import type { Conference, Division } from '../domain/season/conference.ts';

interface DividedClub {
  readonly conference?: Conference | undefined;
  readonly division?: Division | undefined;
}

/**
 * Returns the 1,230 games of a season of the NBA, as places in the list of clubs, home side first: four against each club of the division, three or
 * four against each of the rest of the conference, two against each of the other. Each club is at home in 41 of its 82.
 */
export function nbaPairings(clubs: readonly DividedClub[]): Pair<number>[] {
  const placeIn = placesInDivisions(clubs);
  const games: Pair<number>[] = [];
  const add = (home: number, away: number, count: number): void => {
    for (let game = 0; game < count; game += 1) games.push([home, away]);
  };
  for (let first = 0; first < clubs.length; first += 1) {
    for (let second = first + 1; second < clubs.length; second += 1) {
      const [one, other] = [clubs[first], clubs[second]];
      const isOneConference = one?.conference === other?.conference;
      /* Within the conference each club meets two of each other division three times, one of them twice at home. */
      const sign = String(one?.division) < String(other?.division) ? 1 : -1;
      const step = (((placeIn[second] as number) - (placeIn[first] as number)) * sign + 5) % 5;
      const isShort = isOneConference && one?.division !== other?.division && step < 2;
      const usual = isOneConference ? 2 : 1;
      add(first, second, isShort && step === (sign === 1 ? 1 : 0) ? 1 : usual);
      add(second, first, isShort && step === (sign === 1 ? 0 : 1) ? 1 : usual);
    }
  }
  return games;
}

function placesInDivisions(clubs: readonly DividedClub[]): number[] {
  const sizes = new Map<Division | undefined, number>();
  return clubs.map(({ division }) => {
    const place = sizes.get(division) ?? 0;
    sizes.set(division, place + 1);
    return place;
  });
}
