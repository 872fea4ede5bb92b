import type { MatchSide, TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { asLosingMatch, type RowProblem } from '../../problems-of-row.ts';
import type { AnswerEvent } from '../answer.ts';
import { type MatchOfEvent, oddsApiSport } from './odds-api-of-sports.ts';
import type { KnownSides, OddsApiSportName, OddsApiTwoSidedLeague } from './two-sided-league.ts';

/** Part of an event that answers about prices and about scores share. */
export type TwoSidedEvent = Pick<AnswerEvent, 'id' | 'commence_time' | 'home_team' | 'away_team'>;

/** Facts of an answer on a match, in the provider's order of sides. */
type ReportedFacts = Pick<MatchOfEvent<OddsApiSportName>, 'status' | 'play' | 'quotes'>;

/** Returns a match in the site's codes; only problems when its sides or its place in the season are unknown; nothing for a game before the season. */
export function toTwoSidedMatch(
  event: TwoSidedEvent,
  league: OddsApiTwoSidedLeague,
  known: KnownSides,
  reported: ReportedFacts,
): { readonly match?: TwoSidedMatch; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const sides = sidesOf(event, league, known, problems);
  if (sides === undefined) return { problems: asLosingMatch(problems) };
  const beginning = new Date(event.commence_time);
  // The provider replaces the announced time by the second at which it first saw play.
  beginning.setUTCSeconds(0, 0);
  const shared = { externalId: event.id, tournamentId: league.tournamentId, sides, kickoff: { known: true, utc: beginning } } as const;
  const match = oddsApiSport(league).matchOf({ ...shared, ...reported }, league);
  if (match === 'pre-season') return { problems };
  if (match === undefined)
    return { problems: asLosingMatch([{ code: 'inconsistent', field: 'commence_time', value: event.commence_time }]) };
  return { match: match as TwoSidedMatch, problems };
}

function sidesOf(
  event: TwoSidedEvent,
  league: OddsApiTwoSidedLeague,
  known: KnownSides,
  problems: RowProblem[],
): Pair<MatchSide> | undefined {
  const [home, away] = (['home_team', 'away_team'] as const).map((field) => {
    const name = event[field];
    const side = oddsApiSport(league).sideOf(name, league, known);
    if (side === undefined) problems.push({ code: 'unknown-club', field, value: name });
    return side;
  });
  return home === undefined || away === undefined ? undefined : [home, away];
}
