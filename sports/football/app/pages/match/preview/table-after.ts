import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { SeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import type { SeasonTableMatch } from '#data/queries/tournament/list-table-matches.ts';
import type { TableAfter } from '#domain/story/match-to-tell.ts';
import type { ClubOutcome } from '#domain/tournament/season/club-outcomes.ts';
import { tableOfBoth } from '#domain/tournament/season/in-one-order.ts';

/** Time before a kick-off in which another match may have begun that is still being played. */
const longestMatchMs = 4 * 3_600_000;
/** Max matches left to a club for outcomes to be worked out, which takes long. */
const decidingMatches = 8;

/**
 * Returns true when every match of a season is over that kicked off with a match or shortly before it, so that the table after them is that of
 * the end of the match. Abandoned matches count as over.
 */
export function isRoundOver({ kickoffUtc }: Pick<MatchDetails, 'kickoffUtc'>, season: readonly SeasonTableMatch[]): boolean {
  return season
    .filter((other) => other.kickoffUtc <= kickoffUtc && +other.kickoffUtc > +kickoffUtc - longestMatchMs)
    .every(({ live, goals, abandoned }) => abandoned || (goals !== null && !live));
}

/** Returns the league after a match, from its tables at kick-off and after all matches that kicked off until then. */
export function toTableAfter(
  { homeId, awayId, kickoffUtc }: Pick<MatchDetails, 'homeId' | 'awayId' | 'kickoffUtc'>,
  { before, after, season }: { readonly before: SeasonStages; readonly after: SeasonStages; readonly season: readonly SeasonTableMatch[] },
): TableAfter {
  const tables = [before, after].map((stages) =>
    tableOfBoth(
      stages.tables.filter(({ isPresent }) => isPresent),
      homeId,
      awayId,
    ),
  );
  const [first, then] = tables;
  const isSame = first !== undefined && first.stage === then?.stage && first.table === then.table;
  const placeOf = (club: number) => (isSame ? then?.rows.find(({ teamId }) => teamId === club)?.place : undefined);
  const [home, away] = [placeOf(homeId), placeOf(awayId)];
  const matchesLeft = (club: number) =>
    season.filter((match) => match.kickoffUtc > kickoffUtc && (match.homeId === club || match.awayId === club)).length;
  const isNearEnd = Math.min(matchesLeft(homeId), matchesLeft(awayId)) <= decidingMatches;
  return {
    ...(home !== undefined && away !== undefined && { places: { home, away } }),
    decided: isNearEnd ? newlyDecided({ home: homeId, away: awayId }, before.outcomes(), after.outcomes()) : [],
  };
}

function newlyDecided(
  clubs: { readonly home: number; readonly away: number },
  before: readonly ClubOutcome[],
  after: readonly ClubOutcome[],
): TableAfter['decided'] {
  return (['home', 'away'] as const).flatMap((side) =>
    after.flatMap(({ teamId, outcome }) => {
      if (teamId !== clubs[side] || (outcome !== 'champion' && outcome !== 'promoted' && outcome !== 'relegated')) return [];
      return before.some((each) => each.teamId === teamId && each.outcome === outcome) ? [] : [{ side, outcome }];
    }),
  );
}
