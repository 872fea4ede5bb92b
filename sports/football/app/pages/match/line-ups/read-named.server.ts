import type { Queryable } from '#data/database/database.ts';
import { getLineUps, type LineUp } from '../../../../data/queries/match/get-line-ups.ts';
import { listMatchEvents } from '../../../../data/queries/match/list-match-events.ts';
import { listReportedPlayers } from '../../../../data/queries/players/list-reported-players.ts';

/** Returns the events and line-ups of a match. Only players with a page worth showing keep their slug. */
export async function readNamed(database: Queryable, matchId: number) {
  const [events, { home, away }] = await Promise.all([listMatchEvents(database, matchId), getLineUps(database, matchId)]);
  const listed = [home, away].flatMap(({ starters, bench, absences }) => [...starters, ...bench, ...absences].map(({ slug }) => slug));
  const inEvents = events.flatMap(({ playerSlug, replacedSlug }) => [playerSlug, replacedSlug]);
  const slugs = new Set([...listed, ...inEvents].filter((slug) => slug !== null));
  const reported = await listReportedPlayers(database, [...slugs]);
  const linked = (slug: string | null) => (slug !== null && reported.has(slug) ? slug : null);
  const link = <Player extends { readonly slug: string | null }>(player: Player) => ({ ...player, slug: linked(player.slug) });
  const linkAll = (lineUp: LineUp): LineUp => ({
    ...lineUp,
    starters: lineUp.starters.map(link),
    bench: lineUp.bench.map(link),
    absences: lineUp.absences.map(link),
  });
  return {
    events: events.map((event) => ({ ...event, playerSlug: linked(event.playerSlug), replacedSlug: linked(event.replacedSlug) })),
    lineUps: { home: linkAll(home), away: linkAll(away) },
  };
}
