import type { MatchSide, TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { BasketballStage } from '../../../domain/basketball-game.ts';
import { isDayOfCupFinal, isInMonthsOfCup } from '../../../domain/season/nba-cup.ts';
import { type BasketballLeague, placeOfGame } from '../basketball-league.ts';
import type { AnswerGame } from './answer.ts';
import { gameState } from './game-state.ts';

/** A competition of the catalogue and its number at the provider. */
export interface ApiBasketballLeague extends BasketballLeague {
  readonly leagueId: number;
}

/** The parts of a season, by patterns of the provider's words for them; it does not name every part. */
const stages = [
  [/pre-?season/i, 'pre-season'],
  [/play-?in/i, 'play-in'],
  [/play-?offs?|final/i, 'playoffs'],
  [/regular/i, 'regular'],
] as const;

/**
 * Returns a game in the site's codes, or problems when its clubs, its place in the season or its state are unknown or implausible; neither for a
 * pre-season game.
 *
 * @param clubs by the provider's numbers, for clubs that it has named before
 */
export function toTwoSidedMatch(
  game: AnswerGame,
  league: ApiBasketballLeague,
  clubs: ReadonlyMap<string, MatchSide>,
  now: Date,
): { readonly match?: TwoSidedMatch; readonly problems: readonly RowProblem[] } {
  const tipOff = new Date(game.date);
  const place = placeOfGame(league, tipOff);
  const stage = stageOf(game.stage ?? '', league, tipOff) ?? place.stage;
  if (stage === 'pre-season') return { problems: [] };
  if (stage === undefined) return { problems: [{ code: 'inconsistent', field: 'date', value: game.date }] };
  const problems: RowProblem[] = [];
  const sides = sidesOf(game, league, clubs, problems);
  const state = gameState(game, now);
  if ('code' in state) problems.push(state);
  if (sides === undefined || 'code' in state) return { problems };
  return {
    match: {
      sport: 'basketball',
      externalId: String(game.id),
      tournamentId: league.tournamentId,
      season: place.season,
      sides,
      kickoff: { known: true, utc: tipOff },
      ...state,
      facts: { stage, venue: stage === 'cup-final' ? 'neutral' : 'home' },
      quotes: [],
    },
    problems,
  };
}

/**
 * Returns the part of a season for the provider's word. In the months of the NBA's Cup there are no play-offs: a final is the Cup's, and the rounds
 * before it are games of the regular season.
 */
function stageOf(word: string, { tournamentId, zone }: ApiBasketballLeague, tipOff: Date): BasketballStage | 'pre-season' | undefined {
  const told = stages.find(([pattern]) => pattern.test(word))?.[1];
  const day = localDayOf(tipOff, zone);
  if (tournamentId !== 'basketball.nba' || told === 'pre-season' || !isInMonthsOfCup(day)) return told;
  if (isDayOfCupFinal(day)) return 'cup-final';
  if (told !== 'playoffs') return told;
  return roundsBeforeFinal.test(word) ? 'regular' : 'cup-final';
}

const roundsBeforeFinal = /semi|quarter|1\/\d|group/i;

function sidesOf(
  { teams }: AnswerGame,
  league: ApiBasketballLeague,
  clubs: ReadonlyMap<string, MatchSide>,
  problems: RowProblem[],
): Pair<MatchSide> | undefined {
  const [home, away] = (['home', 'away'] as const).map((field): MatchSide | undefined => {
    const { name, id } = teams[field];
    const externalId = String(id);
    const club = league.clubs.get(foldName(name)) ?? clubs.get(externalId);
    if (club === undefined) problems.push({ code: 'unknown-club', field: `teams.${field}.name`, value: name });
    return club && { ...club, externalId };
  });
  return home === undefined || away === undefined ? undefined : [home, away];
}
