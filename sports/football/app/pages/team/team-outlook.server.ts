import type { Site } from '#app/site/site-context.server.ts';
import { isComputedAfterwards } from '#domain/ledger/ledger-record.ts';
import { trackFigures } from '#domain/tip/track-figures.ts';
import { getSeasonProjection } from '../../../data/queries/forecast/get-season-projection.ts';
import { getTeamStrengths } from '../../../data/queries/team/get-team-strengths.ts';
import type { TeamSeason } from '../../../data/queries/team/list-team-seasons.ts';
import { listTeamTips, type TeamTip } from '../../../data/queries/team/list-team-tips.ts';

/** Returns the projection and strengths of a club, and the record of our tips on its matches; each part only when it exists. */
export async function getTeamOutlook({ db, clock }: Pick<Site, 'db' | 'clock'>, teamId: number, league: TeamSeason | undefined) {
  const [projected, strengths, tips] = await Promise.all([
    league && getSeasonProjection(db, league.seasonId),
    league && getTeamStrengths(db, teamId, league.tournamentId, clock.now()),
    listTeamTips(db, teamId),
  ]);
  const own = projected?.clubs.find((club) => club.teamId === teamId);
  return { projection: projected && own && { ...projected, own }, strengths, record: recordOf(tips, clock.setTo !== undefined) };
}

function recordOf(tips: readonly TeamTip[], clockIsSet: boolean) {
  if (tips.length === 0) return undefined;
  return { figures: trackFigures(tips), computedAfterwards: tips.filter(({ origin }) => isComputedAfterwards(origin, clockIsSet)).length };
}

export type TeamOutlook = Awaited<ReturnType<typeof getTeamOutlook>>;
