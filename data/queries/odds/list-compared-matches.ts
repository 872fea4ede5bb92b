import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import type { ForecastKinds } from '#domain/forecast/goals/headline-forecast.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { type ListedPrediction, predictedChances, predictionColumn, predictionJoinOfChosen } from '../prediction/listed-prediction.ts';
import { type ComparedSpan, comparedPricesJoin, isComing } from './list-compared-tournaments.ts';

/** Orders of matches listed by their prices: `first` is by the best price of a market's first selection. */
export const comparedOrders = ['league', 'time', 'first', 'second', 'third', 'margin', 'above-average'] as const;
export type ComparedOrder = (typeof comparedOrders)[number];

/** Part of a list of coming matches with prices. */
export interface ComparedList extends ComparedSpan {
  readonly tournamentId: number | undefined;
  /** Slug of a country. */
  readonly country: string | undefined;
  readonly order: ComparedOrder;
  /** True for the most important competition, the earliest match or the lowest figure first. */
  readonly isAscending: boolean;
  readonly most: number;
  /** Number of matches to skip before the first. */
  readonly after: number;
  readonly locale: string;
}

/** Match with every bookmaker's prices in one market that were read within the last day; names are in the requested language. */
export interface ComparedMatch {
  readonly id: number;
  readonly slug: string;
  readonly tournamentId: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly homeName: string;
  readonly homeShortName: string;
  readonly awayName: string;
  readonly awayShortName: string;
  readonly line: number;
  /** Prices of each bookmaker by its slug, in the order of the market; null for a selection that it does not quote. */
  readonly books: Readonly<Record<string, readonly (number | null)[]>>;
  readonly prediction: ListedPrediction | null;
  /** Chances of home, draw and away by the prediction, in whole per cent; null without a prediction. */
  readonly chances: readonly [home: number, draw: number, away: number] | null;
  /** Null without a forecast. */
  readonly forecast: ForecastKinds | null;
  /** Bets that we tipped and have not withdrawn. */
  readonly tipped: readonly Bet[];
}

/** SQL that is true for a match `m` of the list. */
const isListed = `${isComing} and ($4::int is null or m.tournament_id = $4)
  and ($5::text is null or m.tournament_id in (
    select numeric_id from tournaments where country_id = (select id from countries where slug = $5)))`;

const sign = 'case when $6 then 1 else -1 end';

const idsByLeague = {
  name: 'list-compared-ids',
  text: `select m.id from matches m ${comparedPricesJoin} join tournaments t on t.numeric_id = m.tournament_id
         where ${isListed} order by ${sign} * t.priority, m.tournament_id, m.kickoff_utc, m.id limit $7 offset $8`,
};

/** Sorted by the figure alone first, so that competitions are looked up only for the matches up to the end of the part. */
const idsByFigure = {
  name: 'list-compared-ids-by-figure',
  text: `select first.id from (
           select m.id, m.tournament_id, m.kickoff_utc, ${sign} * case $9
             when 'time' then extract(epoch from m.kickoff_utc)::float8 when 'first' then p.best[1] when 'second' then p.best[2] when 'third' then p.best[3]
             when 'margin' then p.margin when 'above-average' then p.above_average end as figure
           from matches m ${comparedPricesJoin} where ${isListed}
           order by figure fetch first ($7::int + $8::int) rows with ties
         ) first join tournaments t on t.numeric_id = first.tournament_id
         order by first.figure, t.priority, first.tournament_id, first.kickoff_utc, first.id limit $7::int offset $8::int`,
};

/**
 * Returns up to `most` coming matches that have prices in a market, in the given order; those without the figure are last. Equal ones are in the order of
 * the competition's importance and of the kick-off. All prices come from the stored comparisons.
 */
export async function listComparedMatches(database: Queryable, wanted: ComparedList): Promise<ComparedMatch[]> {
  const { market, from, to, tournamentId, country, order, isAscending, most, after, locale } = wanted;
  const { rows } = await database.query<{ readonly id: number }>({
    ...(order === 'league' ? idsByLeague : idsByFigure),
    values: [market, from, to, tournamentId ?? null, country ?? null, isAscending, most, after, ...(order === 'league' ? [] : [order])],
  });
  const ids = rows.map(({ id }) => id);
  const matches = new Map((await readMatches(database, ids, { market, locale })).map((match) => [match.id, match]));
  return ids.flatMap((id) => matches.get(id) ?? []);
}

/**
 * Returns matches by their ids, in no particular order. They are a statement of their own because a page's span must be planned with its values, and planning
 * these joins anew for each page takes longer than running them.
 */
async function readMatches(
  database: Queryable,
  ids: readonly number[],
  { market, locale }: Pick<ComparedList, 'market' | 'locale'>,
): Promise<ComparedMatch[]> {
  if (ids.length === 0) return [];
  return await queryJson<ComparedMatch>(
    database,
    {
      name: 'list-compared-matches',
      text: `select m.id, m.slug, m.tournament_id as "tournamentId", m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown",
               coalesce(hn.row_name, h.row_name) as "homeName", coalesce(hn.short_name, h.short_name) as "homeShortName",
               coalesce(an.row_name, a.row_name) as "awayName", coalesce(an.short_name, a.short_name) as "awayShortName",
               p.line, p.books, ${predictionColumn}, ${predictedChances} as chances,
               case when f.match_id is not null then jsonb_build_object('model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended) end as forecast,
               (select coalesce(jsonb_agg(jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection)), '[]') from tips tip
                where tip.match_id = any(array(select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id))
                  and not exists (select from tip_withdrawals w where w.tip_sequence = tip.sequence)) as tipped
             from matches m ${comparedPricesJoin}
               join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $3
               join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $3
               left join forecasts f on f.match_id = m.id ${predictionJoinOfChosen}
             where m.id = any($2)`,
      values: [market, ids, locale],
    },
    ['kickoffUtc'],
  );
}
