import { weighSearchTerms } from '#data/commands/catalogue/weigh-search-terms.ts';
import type { Queryable } from '#data/database/database.ts';
import { isKnockOut, type Round } from '#domain/tournament/round.ts';

interface EnteredClub {
  readonly group?: string;
}

/** Match with the ids of its season and its two sides. */
export interface EnteredMatch {
  readonly seasonId: number;
  readonly home: { readonly id: number };
  readonly away: { readonly id: number };
  readonly match: { readonly round?: Round; readonly home?: EnteredClub; readonly away?: EnteredClub };
}

/**
 * Stores the clubs of each season, with their group when a feed has one. A group of a later part of the season does not replace the first, because the
 * matches of each part have their own group. Also stores the search importance of each club added to a season.
 */
export async function storeSeasonEntries(client: Queryable, placed: readonly EnteredMatch[]): Promise<void> {
  const entries = new Map<string, { season: number; team: number; group: string | undefined; ofPart: boolean }>();
  for (const { seasonId, home, away, match } of placed) {
    const { group, part, stage } = match.round ?? {};
    const ofRound = stage === undefined || isKnockOut(stage) ? undefined : group;
    for (const [club, told] of [
      [home, match.home],
      [away, match.away],
    ] as const) {
      const key = `${seasonId}|${club.id}`;
      const known = entries.get(key) ?? { season: seasonId, team: club.id, group: undefined, ofPart: false };
      const named = ofRound ?? told?.group;
      const isTaken = named !== undefined && (part === undefined || known.group === undefined);
      entries.set(key, isTaken ? { ...known, group: named, ofPart: part !== undefined } : known);
    }
  }
  const { rows } = await client.query<{ teamId: number }>(
    `insert into season_entries as e (season_id, team_id, group_label)
     select season, team, case when "ofPart" then coalesce(o.group_label, "group") else "group" end
     from jsonb_to_recordset($1) as r(season int, team int, "group" text, "ofPart" boolean)
     left join season_entries o on o.season_id = season and o.team_id = team
     on conflict (season_id, team_id) do update set group_label = excluded.group_label
     where excluded.group_label is not null and e.group_label is distinct from excluded.group_label
     returning team_id as "teamId"`,
    [JSON.stringify([...entries.values()])],
  );
  await weighSearchTerms(client, { teams: [...new Set(rows.map(({ teamId }) => teamId))] });
}
