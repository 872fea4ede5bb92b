import type { RacingClub, SeasonRace } from './news-facts.ts';

/** Min change of a chance that is news. */
const tellingChange = 0.05;
/** Min chance of relegation of an endangered club. */
const endangered = 0.25;

/**
 * Returns true when nothing has happened in a league's race: the same club leads, the same is the favourite, the same are endangered, no
 * outcome has been decided since, and no chance has moved by five points.
 */
export function isSameRace(before: SeasonRace, now: SeasonRace): boolean {
  const earlier = new Map(before.clubs.map((club) => [club.club.slug, club]));
  const isMoved = (club: RacingClub) => {
    const then = earlier.get(club.club.slug);
    if (then === undefined) return true;
    return (['title', 'promotion', 'relegation'] as const).some(
      (chance) => Math.abs((club[chance] ?? 0) - (then[chance] ?? 0)) >= tellingChange,
    );
  };
  return summaryOf(before) === summaryOf(now) && !now.clubs.some(isMoved);
}

/** Returns the leader, the favourite, the endangered clubs and what is decided, as one text. */
function summaryOf({ clubs }: SeasonRace): string {
  const favourite = clubs.toSorted((one, other) => topChance(other) - topChance(one))[0];
  const slugs = (of: readonly RacingClub[]) => of.map(({ club }) => club.slug).sort();
  const decided = clubs.filter((club) => club.decided !== undefined);
  return JSON.stringify([
    clubs[0]?.club.slug,
    favourite?.club.slug,
    slugs(clubs.filter(({ relegation }) => relegation >= endangered)),
    decided.map(({ club, decided: as }) => `${club.slug} ${as}`).sort(),
  ]);
}

const topChance = ({ title, promotion }: RacingClub) => promotion ?? title;
