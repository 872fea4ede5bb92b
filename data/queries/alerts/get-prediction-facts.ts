import { namedFirstSql } from '#data/catalogue/named-first-sql.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Language } from '#domain/language/languages.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import type { NamedFirst } from '#domain/sports/named-first.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Prediction as the ledger recorded it before the match, with the present state of the match; names are in one language. */
export interface PredictionFacts
  extends Pick<PredictedEnd, 'result' | 'homeChance' | 'drawChance' | 'awayChance' | 'homeScore' | 'awayScore'> {
  readonly sport: Sport;
  readonly matchId: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly status: MatchStatus;
  readonly homeName: string;
  readonly awayName: string;
  /** The side that its competition names first. */
  readonly namedFirst: NamedFirst;
}

/** Returns the facts of a prediction for its alert; undefined when it does not exist, or when its match is no longer stored. */
export async function getPredictionFacts(
  database: Queryable,
  { sequence, leaf }: { readonly sequence: number; readonly leaf: number },
  language: Language,
): Promise<PredictionFacts | undefined> {
  const { rows } = await database.query<PredictionFacts>({
    name: 'get-prediction-facts',
    text: `select p.sport, p.result, p.home_chance as "homeChance", p.draw_chance as "drawChance", p.away_chance as "awayChance",
        p.home_score as "homeScore", p.away_score as "awayScore", m.id as "matchId", m.slug, m.kickoff_utc as "kickoffUtc", m.status,
        coalesce(hn.name, h.name) as "homeName", coalesce(an.name, a.name) as "awayName", ${namedFirstSql} as "namedFirst"
      from predictions p left join former_match_ids f on f.former_id = p.match_id join matches m on m.id = coalesce(f.match_id, p.match_id)
      join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
      left join team_names hn on hn.team_id = h.id and hn.locale = $3 left join team_names an on an.team_id = a.id and an.locale = $3
      where p.sequence = $1 and p.leaf = $2`,
    values: [sequence, leaf, language],
  });
  return rows[0];
}
