import type { CourtMatch, CourtMatchOf, CourtSide } from '#data/feeds/court-feed.ts';
import { inSlugOrder } from '#data/feeds/court-order.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { placeOfGame } from '../../basketball-league.ts';
import { type KnownPlayers, playerSide } from '../../player-side.ts';
import { losing } from '../../problems-of-row.ts';
import type { AnswerEvent, Doubt } from '../answer.ts';
import type { OddsApiBasketballLeague, OddsApiCourtLeague, OddsApiTennisLeague } from './court-league.ts';

/** The part of an event that prices and scores share. */
export type CourtEvent = Pick<AnswerEvent, 'id' | 'commence_time' | 'home_team' | 'away_team'>;

type Told<Name extends 'tennis' | 'basketball'> = Pick<CourtMatchOf<Name>, 'status' | 'play' | 'quotes'>;
/** The things that an answer tells of a match, in the provider's order of sides, by the sport of its competition. */
export interface ToldOf {
  tennis(league: OddsApiTennisLeague): Told<'tennis'>;
  basketball(league: OddsApiBasketballLeague): Told<'basketball'>;
}

/** Returns a match in the site's codes, or doubts where its sides or its place in the season are not known; neither for a game before the season. */
export function toCourtMatch(
  event: CourtEvent,
  league: OddsApiCourtLeague,
  players: KnownPlayers,
  told: ToldOf,
): { readonly match?: CourtMatch; readonly doubts: readonly Doubt[] } {
  const doubts: Doubt[] = [];
  const sides = sidesOf(event, league, players, doubts);
  if (sides === undefined) return { doubts: losing(doubts) };
  const beginning = new Date(event.commence_time);
  // In the place of the time that was announced the provider puts the second at which it first saw play.
  beginning.setUTCSeconds(0, 0);
  const shared = { externalId: event.id, tournamentId: league.tournamentId, sides, kickoff: { known: true, utc: beginning } } as const;
  if (league.sport === 'tennis') {
    const match = {
      ...shared,
      sport: league.sport,
      season: seasonOfTour(beginning),
      facts: { ...league.facts, ranks: [null, null] } as const,
    };
    return { match: inSlugOrder({ ...match, ...told.tennis(league) }), doubts };
  }
  const { season, stage } = placeOfGame(league, beginning);
  if (stage === 'pre-season') return { doubts };
  if (stage === undefined) return { doubts: losing([{ code: 'inconsistent', field: 'commence_time', value: event.commence_time }]) };
  return {
    match: {
      ...shared,
      sport: league.sport,
      season,
      facts: { stage, venue: stage === 'cup-final' ? 'neutral' : 'home' },
      ...told.basketball(league),
    },
    doubts,
  };
}

function sidesOf(event: CourtEvent, league: OddsApiCourtLeague, players: KnownPlayers, doubts: Doubt[]): Pair<CourtSide> | undefined {
  const [home, away] = (['home_team', 'away_team'] as const).map((field) => {
    const name = event[field];
    const side = league.sport === 'tennis' ? playerSide(name, league.tour, players) : league.clubs.get(foldName(name));
    if (side === undefined) doubts.push({ code: 'unknown-club', field, value: name });
    return side;
  });
  return home === undefined || away === undefined ? undefined : [home, away];
}

/** Returns the year of a season of tennis. Tournaments of the last days of December belong to the next. */
function seasonOfTour(moment: Date): string {
  const isOfNext = moment.getUTCMonth() === 11 && moment.getUTCDate() >= 27;
  return String(moment.getUTCFullYear() + (isOfNext ? 1 : 0));
}
