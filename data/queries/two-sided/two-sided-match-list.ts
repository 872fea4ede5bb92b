import { namedFirstSql } from '#data/catalogue/named-first-sql.ts';
import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { queryJson, type Statement } from '#data/database/query-json.ts';
import { newestFirst, wasReadRecently } from '#data/odds/counted-quotes.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import type { NamedFirst } from '#domain/sports/named-first.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { sports, type TwoSidedSport } from '#domain/sports/sport.ts';
import type { AnyMarket, BetOf, FactsOf, PlayOf } from '#domain/sports/sport-types.ts';
import { countryJoin, presentOfferOfTip, type TakeableOffer } from '../odds/present-offer-of-tip.ts';
import { type ListedPrediction, predictedChances, predictionColumn, predictionJoin } from '../prediction/listed-prediction.ts';

/** Player or club as a row of a list names it, in the requested language. */
export interface ListedSide {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
  /** Three-letter code of a player's country. */
  readonly nation: string | null;
  readonly colours: readonly string[];
  /** Name from which the monogram is drawn, the same in every language. */
  readonly crestName: string;
}

/** Tip shown in the row of a match: the one with the highest value of several. */
export interface TwoSidedListedTip<Name extends TwoSidedSport> {
  /** Sequence in the ledger. */
  readonly sequence: number;
  readonly bet: BetOf<Name>;
  readonly decimalOdds: number;
  /** Null when no licensed bookmaker has a price, and once the match is no longer to come. */
  readonly present: TakeableOffer | null;
  readonly probability: number;
  readonly origin: TipOrigin;
  readonly state: BetOutcome | 'withdrawn' | 'open';
}

/** Line of a market with the best prices of any bookmaker, in the market's order; a price is null when no bookmaker offers one. */
export interface ListedLine {
  readonly line: number;
  readonly odds: Pair<number | null>;
  /** Names of the bookmakers of these prices; null when only an average is known. */
  readonly bookmakers: Pair<string | null>;
}

/** Match of tennis or basketball as a row of a list shows it. */
export type TwoSidedListedMatch = { [Name in TwoSidedSport]: TwoSidedListedMatchOf<Name> }[TwoSidedSport];

export interface TwoSidedListedMatchOf<Name extends TwoSidedSport> {
  readonly sport: Name;
  readonly id: number;
  readonly slug: string;
  readonly tournamentId: number;
  readonly seasonId: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly stage: string | null;
  readonly matchday: number | null;
  readonly groupLabel: string | null;
  readonly status: MatchStatus;
  /** Home side; in tennis the player whose slug comes first. */
  readonly home: ListedSide;
  readonly away: ListedSide;
  /** The side that its competition names first. */
  readonly namedFirst: NamedFirst;
  readonly play: PlayOf<Name> | null;
  readonly facts: FactsOf<Name>;
  /** Best prices of any bookmaker on each side to win. */
  readonly odds: Pair<number | null>;
  /** Names of the bookmakers of these prices while the match is to come; otherwise null. */
  readonly bookmakers: Pair<string | null> | null;
  /** Average prices on the winner, when no bookmaker's own are known. */
  readonly averageOdds: Pair<number> | null;
  /** Line quoted by the most bookmakers; null in a sport without such a market. */
  readonly spread: ListedLine | null;
  readonly total: ListedLine | null;
  /** Chances of both sides by the prediction, or otherwise by the forecast, in whole per cent and without that of a draw; null without either. */
  readonly chances: Pair<number> | null;
  readonly prediction: ListedPrediction | null;
  readonly tip: TwoSidedListedTip<Name> | null;
}

const side = (
  team: string,
  names: string,
) => `jsonb_build_object('id', ${team}.id, 'slug', ${team}.slug, 'name', coalesce(${names}.name, ${team}.name),
  'rowName', coalesce(${names}.row_name, ${team}.row_name), 'shortName', coalesce(${names}.short_name, ${team}.short_name), 'nation', ${team}.nation,
  'colours', ${team}.colours, 'crestName', ${team}.name)`;

/** SQL of the quotes of a market that count (they were read within the last day), one for each bookmaker and line. */
const countedQuotes = (market: string, kinds: string) => `(select * from (
  select distinct on (q.bookmaker_id, q.line) q.line, q.odds, q.quoted_at, ${wasReadRecently} as counts, case b.kind when 'bookmaker' then b.name end as bookmaker
  from quotes q join bookmakers b on b.id = q.bookmaker_id and b.kind in (${kinds})
  where q.match_id = m.id and q.market = ${market} and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
  order by q.bookmaker_id, q.line, ${newestFirst}) newest where counts)`;

/** Places of both sides among the prices of the quotes `n`; a draw is between them. */
const sidePlaces = ['1', 'cardinality(n.odds)'] as const;

/** SQL of the bookmakers with the best price on each side among the quotes `n`; an average is used only when no bookmaker quotes. */
const bestBookmakers = `jsonb_build_array(${sidePlaces.map((at) => `(array_agg(n.bookmaker ${bestFirst(at)}))[1]`).join(', ')})`;
const bestOdds = `jsonb_build_array(${sidePlaces.map((at) => `(array_agg(n.odds[${at}] ${bestFirst(at)}))[1]`).join(', ')})`;

function bestFirst(at: (typeof sidePlaces)[number]): string {
  return `order by n.odds[${at}] is null, n.bookmaker is null, n.odds[${at}] desc, n.bookmaker`;
}

/** SQL of the line with the most quotes, with the best prices; of several such lines the one quoted last. */
const mainLine = (market: AnyMarket) => `case when m.sport_id = ${sportIds[sportOfMarket(market)]} then (
  select jsonb_build_object('line', n.line, 'odds', ${bestOdds}, 'bookmakers', ${bestBookmakers})
  from ${countedQuotes(`'${market}'`, "'bookmaker', 'market-average'")} n group by n.line order by count(*) desc, max(n.quoted_at) desc, n.line limit 1) end`;

/** SQL of the market on the winner. */
const winnerMarket = `case m.sport_id ${sports.map((sport) => `when ${sportIds[sport]} then '${rulesOf(sport).winnerMarket}'`).join(' ')} end`;

const bookmakers = `case when m.status = 'scheduled' and m.best_home_odds is not null then (
  select ${bestBookmakers} from ${countedQuotes(winnerMarket, "'bookmaker'")} n) end`;

const averageOdds = `case when m.best_home_odds is null then (
  select jsonb_build_array(${sidePlaces.map((at) => `n.odds[${at}]`).join(', ')})
  from ${countedQuotes(winnerMarket, "'market-average'")} n limit 1) end`;

const withdrawn = `(select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence)`;

const listedTip = `(
  select jsonb_build_object('sequence', tip.sequence, 'bet', jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection),
    'decimalOdds', tip.decimal_odds, 'present', case when m.status = 'scheduled' then ${presentOfferOfTip} end, 'probability', tip.probability, 'origin', tip.origin, 'state', coalesce(
      (select s.outcome from tip_settlements s where s.tip_sequence = tip.sequence order by s.sequence desc limit 1), ${withdrawn}, 'open'))
  from tips tip where tip.match_id = m.id order by ${withdrawn} is not null, tip.expected_value desc, tip.sequence limit 1)`;

const chances = `coalesce(
  case when predicted.said is not null then
    jsonb_build_array(${predictedChances} -> 0, 100 - (${predictedChances} ->> 0)::int - coalesce((${predictedChances} ->> 1)::int, 0)) end,
  (select jsonb_build_array(shown.home, 100 - shown.home - shown.draw)
  from forecasts f, lateral (select round(100 * coalesce(f.blended_home_probability, f.home_probability)) as home,
    round(100 * coalesce(f.blended_draw_probability, f.draw_probability, 0)) as draw) shown
  where f.match_id = m.id))`;

/** Columns of a listed match, for a query with `twoSidedMatchJoins`. */
export const twoSidedMatchColumns = `
  sport.code as sport, m.id, m.slug, m.tournament_id as "tournamentId", m.season_id as "seasonId", m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown", m.stage, m.matchday, m.group_label as "groupLabel", m.status, ${side('h', 'hn')} as home, ${side('a', 'an')} as away,
  ${namedFirstSql} as "namedFirst",
  m.play, m.facts, jsonb_build_array(m.best_home_odds, m.best_away_odds) as odds, ${bookmakers} as bookmakers,
  ${averageOdds} as "averageOdds",
  ${mainLine('spread')} as spread, ${mainLine('total')} as total, ${chances} as chances, ${predictionColumn}, ${listedTip} as tip`;

/**
 * Joins the sport and the sides of `m`, with their names in the locale of the given parameter (usually `$1`), and the bookmakers licensed in that
 * language's home country.
 */
export const twoSidedMatchJoins = (localeParameter: string) => `
  join sports sport on sport.id = m.sport_id
  join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = ${localeParameter}
  join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = ${localeParameter} ${predictionJoin} ${countryJoin(localeParameter)}`;

/** Returns the matches of a statement that selects `twoSidedMatchColumns`, with any other columns it selects. */
export function queryTwoSidedMatches<Match extends { readonly sport: TwoSidedSport }>(
  database: Queryable,
  statement: Statement,
): Promise<Match[]> {
  return queryJson<TwoSidedListedMatch>(database, statement, ['kickoffUtc']) as unknown as Promise<Match[]>;
}

/** Match with the competition in whose section it is listed. */
export type TwoSidedMatchOfTournament<Name extends TwoSidedSport = TwoSidedSport> = {
  [Each in Name]: TwoSidedListedMatchOf<Each>;
}[Name] & {
  readonly tournament: {
    readonly name: string;
    readonly slug: string;
    readonly genderType: 'men' | 'women';
    /** Short code of the country, `GER`. */
    readonly countryCode: string;
  };
};

/** Column of the competition of `m`, for a query with `twoSidedTournamentJoins`. */
export const twoSidedTournamentColumn = `
  jsonb_build_object('name', t.name, 'slug', t.slug, 'genderType', t.gender_type, 'countryCode', c.code) as tournament`;
export const twoSidedTournamentJoins = 'join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id';
