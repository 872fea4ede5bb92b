import { dayNumber, type PastMatch } from './past-match.ts';

/**
 * Classes of matches in which forecasts are expected to be worse. A match belongs to each that holds for one of its clubs, and to `other` when none
 * does:
 * - promoted: plays its first season in the division after one below it, or after none in the files;
 * - first-matches: plays one of its first three in the season;
 * - long-break: plays three weeks or more after its previous one in the season;
 * - last-six: plays one of its last six except the last;
 * - last-match: plays its last one in the season;
 * - without-odds: there are no odds for its result from before the match.
 */
export const matchClasses = ['promoted', 'first-matches', 'long-break', 'last-six', 'last-match', 'without-odds', 'other'] as const;
export type MatchClass = (typeof matchClasses)[number];

const firstMatches = 3;
const longBreakDays = 21;
const lastMatches = 6;

/** Returns the classes of every match by its number. Seasons are those of the files, so the last match of an unfinished season is its newest. */
export function classifyMatches(matches: readonly PastMatch[]): ReadonlyMap<number, ReadonlySet<MatchClass>> {
  const classes = new Map(matches.map(({ number }) => [number, new Set<MatchClass>()]));
  const inOrder = matches.toSorted((first, second) => +first.kickoffUtc - +second.kickoffUtc);
  for (const { promoted, matches: ofClub } of clubSeasons(inOrder)) {
    for (const [at, { number, kickoffUtc }] of ofClub.entries()) {
      const own = classes.get(number) as Set<MatchClass>;
      const before = ofClub[at - 1];
      const left = ofClub.length - at;
      if (promoted) own.add('promoted');
      if (at < firstMatches) own.add('first-matches');
      if (before !== undefined && dayNumber(kickoffUtc) - dayNumber(before.kickoffUtc) >= longBreakDays) own.add('long-break');
      if (left === 1) own.add('last-match');
      else if (left <= lastMatches) own.add('last-six');
    }
  }
  for (const { number, prices } of matches) {
    const own = classes.get(number) as Set<MatchClass>;
    if (prices.preMatch.matchResult === undefined) own.add('without-odds');
    if (own.size === 0) own.add('other');
  }
  return classes;
}

/** A club's season in a division. */
interface ClubSeason {
  readonly promoted: boolean;
  /** Its matches, the first one first. */
  readonly matches: readonly PastMatch[];
}

/**
 * Returns every club's seasons.
 *
 * @param inOrder the matches, the first one first
 */
function clubSeasons(inOrder: readonly PastMatch[]): ClubSeason[] {
  const tiers = new Map<number, number | undefined>();
  /** The clubs of each division in its season before the current one. */
  const former = new Map<string, ReadonlySet<number>>();
  return [...Map.groupBy(inOrder, ({ division, season }) => `${division} ${season}`).values()].flatMap((ofSeason) => {
    const { division, tournament } = ofSeason[0] as PastMatch;
    const clubs = new Set(ofSeason.flatMap(({ home, away }) => [home, away]));
    const stayed = former.get(division);
    former.set(division, clubs);
    return [...clubs].map((club) => {
      const [before, tier] = [tiers.get(club), tournament.tier];
      tiers.set(club, tier);
      return {
        promoted: stayed !== undefined && !stayed.has(club) && (before === undefined || tier === undefined || before > tier),
        matches: ofSeason.filter(({ home, away }) => home === club || away === club),
      };
    });
  });
}
