import { dayNumber, type PastMatch } from './past-match.ts';

/**
 * Classes of matches in which forecasts are expected to be worse. A match belongs to each that holds for one of its clubs, and to `other` where none
 * does:
 * - promoted: plays its first season in the division after one below it, or after none in the files;
 * - first-matches: one of its first three in the season;
 * - long-break: three weeks or more after its last one in the season;
 * - last-six: one of its last six but the last;
 * - last-match: its last one in the season;
 * - without-odds: the match has no odds of its own from before it.
 */
export const matchClasses = ['promoted', 'first-matches', 'long-break', 'last-six', 'last-match', 'without-odds', 'other'] as const;
export type MatchClass = (typeof matchClasses)[number];

const firstMatches = 3;
const longBreakDays = 21;
const lastMatches = 6;

/** Returns the classes of every match by its number. Seasons are those of the files, so that the last match of one that is not over is its newest. */
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
  /** The first one first. */
  readonly matches: readonly PastMatch[];
}

/** @param inOrder the first match first */
function clubSeasons(inOrder: readonly PastMatch[]): ClubSeason[] {
  const tiers = new Map<number, number | undefined>();
  /** The clubs of each division in the season before the one that is under way. */
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
