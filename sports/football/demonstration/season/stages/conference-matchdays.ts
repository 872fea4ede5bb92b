import { leagueMatchdays, type Pairing, singleRound } from '#demonstration/season/league-matchdays.ts';

/**
 * Returns the matchdays of two conferences of equal size with a given number of matches per club: as many rounds within the conferences as fit, and
 * the rest between them. With an odd number of clubs, the two clubs with a day off in their conferences meet. The clubs of the second conference have
 * the numbers after those of the first.
 */
export function conferenceMatchdays(size: number, matchesPerClub: number): Pairing[][] {
  const lap = singleRound(size);
  const laps = Math.floor(matchesPerClub / lap);
  const within = leagueMatchdays(size, laps * lap).map((pairings, index): Pairing[] => {
    const shift = Math.floor(index / lap);
    const second = (seat: number) => size + ((seat + shift) % size);
    const others = pairings.map(({ home, away }) => ({ home: second(home), away: second(away) }));
    const playing = new Set(pairings.flatMap(({ home, away }) => [home, away]));
    const free = Array.from({ length: size }, (_, seat) => seat).filter((seat) => !playing.has(seat));
    return [...pairings, ...others, ...free.map((seat) => atGroundOf(index, seat, second(seat)))];
  });
  const between = Array.from({ length: matchesPerClub - laps * lap }, (_, index) =>
    Array.from({ length: size }, (__, seat) => atGroundOf(seat + index, seat, size + ((seat + laps + index) % size))),
  );
  return spreadAmong(within, between);
}

function atGroundOf(turn: number, first: number, second: number): Pairing {
  return turn % 2 === 0 ? { home: first, away: second } : { home: second, away: first };
}

/** Returns some matchdays with others spread evenly among them. */
function spreadAmong(matchdays: readonly Pairing[][], others: readonly Pairing[][]): Pairing[][] {
  const every = matchdays.length / (others.length + 1);
  return others.reduceRight((all, other, index) => all.toSpliced(Math.round(every * (index + 1)), 0, other), [...matchdays]);
}
