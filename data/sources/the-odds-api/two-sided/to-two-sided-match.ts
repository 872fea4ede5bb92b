import type { CourtMatch, CourtSide } from '#data/feeds/two-sided-feed.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { losing } from '../../problems-of-row.ts';
import type { AnswerEvent, Doubt } from '../answer.ts';
import { type MatchOfEvent, oddsApiSport } from './odds-api-of-sports.ts';
import type { KnownSides, OddsApiCourtLeague, OddsApiSportName } from './two-sided-league.ts';

/** Part of an event that answers about prices and about scores share. */
export type CourtEvent = Pick<AnswerEvent, 'id' | 'commence_time' | 'home_team' | 'away_team'>;

/** Facts of an answer on a match, in the provider's order of sides. */
type Told = Pick<MatchOfEvent<OddsApiSportName>, 'status' | 'play' | 'quotes'>;

/** Returns a match in the site's codes, or problems when its sides or its place in the season are unknown; neither for a game before the season. */
export function toCourtMatch(
  event: CourtEvent,
  league: OddsApiCourtLeague,
  known: KnownSides,
  told: Told,
): { readonly match?: CourtMatch; readonly doubts: readonly Doubt[] } {
  const doubts: Doubt[] = [];
  const sides = sidesOf(event, league, known, doubts);
  if (sides === undefined) return { doubts: losing(doubts) };
  const beginning = new Date(event.commence_time);
  // The provider replaces the announced time by the second at which it first saw play.
  beginning.setUTCSeconds(0, 0);
  const shared = { externalId: event.id, tournamentId: league.tournamentId, sides, kickoff: { known: true, utc: beginning } } as const;
  const match = oddsApiSport(league).matchOf({ ...shared, ...told }, league);
  if (match === 'pre-season') return { doubts };
  if (match === undefined) return { doubts: losing([{ code: 'inconsistent', field: 'commence_time', value: event.commence_time }]) };
  return { match: match as CourtMatch, doubts };
}

function sidesOf(event: CourtEvent, league: OddsApiCourtLeague, known: KnownSides, doubts: Doubt[]): Pair<CourtSide> | undefined {
  const [home, away] = (['home_team', 'away_team'] as const).map((field) => {
    const name = event[field];
    const side = oddsApiSport(league).sideOf(name, league, known);
    if (side === undefined) doubts.push({ code: 'unknown-club', field, value: name });
    return side;
  });
  return home === undefined || away === undefined ? undefined : [home, away];
}
