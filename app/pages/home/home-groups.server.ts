import type { Site } from '#app/site-context.server.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { type DayTournament, listDayTournaments } from '#data/queries/home/list-day-tournaments.ts';
import { listMatchesOfDay } from '#data/queries/home/list-matches-of-day.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import type { HomeAddress } from './home.address.ts';

/** A competition in the list: with its matches, or on one line that opens. */
export interface HomeGroup {
  readonly tournament: DayTournament;
  readonly matches: readonly ListedMatch[] | undefined;
}

export interface HomeGroups {
  readonly kind: 'groups';
  readonly groups: readonly HomeGroup[];
  /** The number of matches in the list that are not shown. */
  readonly remaining: number;
}

/** So many matches are sent at once, by whole competitions; and so many competitions more, on one line each. */
export const matchesPerPage = 60;
const foldedLines = 12;
/** A rest that small is not worth a button. */
const smallRest = 15;

/** Returns the list of a day by competition: about sixty matches a page, the important competitions first. */
export async function loadHomeGroups(site: Site, address: HomeAddress, span: Span): Promise<HomeGroups> {
  const liveOnly = address.tab === 'live';
  const tournaments = await listDayTournaments(site.db, { ...span, women: address.women, tipped: address.tip, liveOnly });
  const full = countFullGroups(tournaments, address.more * matchesPerPage);
  const lines = tournaments.slice(full, full + foldedLines);
  const opened = tournaments.filter(({ id }, index) => index < full || address.open.includes(id));
  const matches = await listMatchesOfDay(site.db, {
    ...span,
    tournamentIds: opened.map(({ id }) => id),
    tipped: address.tip,
    liveOnly,
    locale: site.words.locale.tag,
  });
  const byTournament = Map.groupBy(matches, (match) => match.tournamentId);
  const shown = [...new Set([...tournaments.slice(0, full), ...lines, ...opened])];
  return {
    kind: 'groups',
    groups: shown.map((tournament) => ({ tournament, matches: byTournament.get(tournament.id) })),
    remaining: tournaments.reduce((sum, tournament) => sum + tournament.matches, 0) - matches.length,
  };
}

/** Returns the number of competitions shown in full from the top: whole ones, until the matches wanted are there. */
export function countFullGroups(tournaments: readonly { readonly matches: number }[], wanted: number): number {
  const total = tournaments.reduce((sum, { matches }) => sum + matches, 0);
  let shown = 0;
  let groups = 0;
  for (const { matches } of tournaments) {
    if (shown >= wanted && total - shown > smallRest) break;
    shown += matches;
    groups += 1;
  }
  return groups;
}
