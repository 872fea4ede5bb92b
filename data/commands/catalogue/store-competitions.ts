import type { CompetitionFormat } from '#data/catalogue/format-schema.ts';
import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { CatalogueCompetition } from '#data/catalogue/sports/sport-catalogue.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { TieBreak } from '#domain/tournament/tie-breaks.ts';

/** Competition with the facts that only some sports have. */
export interface StoredCompetition extends CatalogueCompetition {
  /** First part of its address: its country in football, otherwise its sport, `/tennis/wimbledon`. */
  readonly category: string;
  readonly tier?: number | undefined;
  readonly tieBreak?: TieBreak;
  readonly awayGoalsUntil?: string | undefined;
  readonly zones?: readonly unknown[];
  readonly formats?: readonly CompetitionFormat[];
}

/** Stores the competitions of a sport, and updates those already stored. */
export async function storeCompetitions(
  client: Queryable,
  sport: Sport,
  competitions: readonly StoredCompetition[],
  now: Date,
): Promise<void> {
  const rows = competitions.map(({ tieBreak = 'goal-difference', zones = [], formats = [], ...competition }) => {
    const id = `${competition.category}.${competition.slug}`;
    return { ...competition, tieBreak, zones, formats, id, logo: `/crest/tournament/${id}.svg` };
  });
  await client.query(
    `insert into tournaments (id, sport_id, country_id, name, slug, category_slug, type, gender_type, logo_urls, tier, priority,
                              season_kind, tie_break, away_goals_until, zones, formats, created_at, updated_at)
     select t.id, $3, c.id, t.name, t.slug, t.category, t.type, t.gender, array[t.logo], t.tier, t.priority,
            t.season, t."tieBreak", t."awayGoalsUntil", t.zones, t.formats, $2, $2
     from jsonb_to_recordset($1) as t(id text, category text, country text, name text, slug text, type text, gender text, logo text, tier int,
                                      priority int, season text, "tieBreak" text, "awayGoalsUntil" text, zones jsonb, formats jsonb)
     join countries c on c.slug = t.country
     on conflict (id) do update set name = excluded.name, country_id = excluded.country_id, type = excluded.type, gender_type = excluded.gender_type,
       tier = excluded.tier, priority = excluded.priority, season_kind = excluded.season_kind, tie_break = excluded.tie_break,
       away_goals_until = excluded.away_goals_until, zones = excluded.zones, formats = excluded.formats, field_sources = tournaments.field_sources - '{name,type,gender_type,season_kind,priority}'::text[], updated_at = excluded.updated_at`,
    [JSON.stringify(rows), now, sportIds[sport]],
  );
}
