import type { Pairing } from '#demonstration/season/league-matchdays.ts';
import { combineSeeds, createRandom, shuffle } from '#domain/chance/random.ts';
import type { DemonstrationClub } from '../catalogue/demonstration-catalogue.ts';

/** Distances in the ring at which clubs meet: odd, so that clubs at even places and those at odd places form full matchdays. */
const distances = [1, 5, 7, 11];

/** Size of a competition that opens with one table in which each club has eight opponents. */
export const leaguePhaseSize = 36;

/**
 * Returns eight matchdays in which each of 36 clubs meets eight others, four at home and four away. The clubs are arranged in a ring and meet those
 * 1, 5, 7 and 11 places on; of many arrangements the one with the fewest meetings of compatriots is taken.
 */
export function leaguePhaseMatchdays(clubs: readonly DemonstrationClub[], seed: number): Pairing[][] {
  const random = createRandom(combineSeeds(seed, 'league-phase'));
  let ring: number[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 200 && fewest > 0; attempt += 1) {
    const seating = shuffle(
      clubs.map((_, index) => index),
      random,
    );
    const derbies = compatriotMeetings(seating.map((index) => clubs[index]?.country ?? ''));
    if (derbies < fewest) [ring, fewest] = [seating, derbies];
  }
  const matchdays = distances.flatMap((distance) =>
    [0, 1].map((parity) =>
      ring.flatMap((home, seat) => (seat % 2 === parity ? [{ home, away: ring[(seat + distance) % ring.length] as number }] : [])),
    ),
  );
  return shuffle(matchdays, random);
}

function compatriotMeetings(countries: readonly string[]): number {
  let meetings = 0;
  for (let seat = 0; seat < countries.length; seat += 1) {
    for (const distance of distances) if (countries[seat] === countries[(seat + distance) % countries.length]) meetings += 1;
  }
  return meetings;
}
