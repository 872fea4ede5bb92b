import type { Queryable } from '#data/database/database.ts';
import { toSlug } from '#domain/team/fold-name.ts';

/** Player of football found by a search, with the club for which he was named last. */
export interface FoundPlayer {
  readonly slug: string;
  readonly name: string;
  readonly club: { readonly name: string; readonly crestName: string; readonly colours: readonly string[] } | null;
}

const minLetters = 3;

/**
 * Returns up to `limit` players whose name has a word beginning with the text, regardless of accents; those that have the text as a whole word first.
 * Players without a line-up or an event in a match are left out. Clubs are named in the reader's language. Empty for fewer than three letters.
 */
export async function findPlayers(database: Queryable, locale: string, text: string, limit: number): Promise<FoundPlayer[]> {
  const words = toSlug(text);
  if (text.trim().length < minLetters || words.length < minLetters) return [];
  const { rows } = await database.query<FoundPlayer>({
    name: 'find-players',
    text: `select p.slug, p.name, case when t.id is not null then
                    jsonb_build_object('name', coalesce(n.name, t.name), 'crestName', t.name, 'colours', t.colours) end as club
           from players p
           left join lateral (select team_id from player_teams r where r.player_id = p.id order by last_day desc, team_id limit 1) present on true
           left join teams t on t.id = present.team_id left join team_names n on n.team_id = t.id and n.locale = $1
           where strpos('-' || p.slug, '-' || $2) > 0
             and (exists (select from line_up_players where player_id = p.id) or exists (select from match_events where player_id = p.id))
           order by strpos('-' || p.slug || '-', '-' || $2 || '-') = 0, p.name, p.id limit $3`,
    values: [locale, words, limit],
  });
  return rows;
}
