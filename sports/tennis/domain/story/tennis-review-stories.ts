import { wholeChances } from '#domain/chance/whole-chances.ts';
import { setsWon, type TennisScore } from '../tennis-score.ts';
import type { TennisMatchToTell } from './tennis-match-to-tell.ts';
import { otherSide, type TennisStory } from './tennis-story.ts';
import { turnsOfTennis } from './tennis-turns.ts';

const tellingRun = 3;
const evenUpTo = 0.53;
/** Min chance of a winner who was hardly an outsider. */
const slightFrom = 1 / 3;
/** Max games of the loser in each set, on average, for an easy win. */
const easyUpTo = 2;

/**
 * Returns the stories of a finished match, at most five: the outcome, a title won, how it was won, the expectation, the consequence. Empty for a
 * completed or retired match whose sets are not known, and when nothing is known beside the outcome.
 */
export function reviewTennis(match: TennisMatchToTell, result: TennisScore): TennisStory[] {
  const outcome = outcomeStory(match, result);
  if (outcome === undefined) return [];
  const { winner, ending, sets } = result;
  const isPlayedOut = ending === 'completed' && sets !== undefined;
  const title: TennisStory[] =
    isPlayedOut && match.round === 'final' ? [{ kind: 'wonTitle', facts: { winner: match.players[winner].name } }] : [];
  const turns = isPlayedOut ? turnsOfTennis({ match, sets, winner }).slice(0, 1) : [];
  const stories = [outcome, ...title, ...turns, ...expectation(match, result), ...consequences(match, result).slice(0, 1)];
  return stories.length === 1 ? [] : stories;
}

function outcomeStory({ players, bestOf }: TennisMatchToTell, { winner: side, ending, sets }: TennisScore): TennisStory | undefined {
  const [winner, loser] = [players[side].name, players[otherSide(side)].name];
  if (ending === 'walkover') return { kind: 'walkover', facts: { winner, loser } };
  if (ending === 'awarded' || ending === 'disqualified') return { kind: 'awarded', facts: { winner, loser } };
  if (sets === undefined) return undefined;
  const fromWinner = sets.map(({ games }) => (side === 0 ? games : ([games[1], games[0]] as const)));
  const facts = { winner, loser, sets: fromWinner };
  if (ending === 'retired') return { kind: 'retired', facts };
  if (setsWon(sets, bestOf)[otherSide(side)] === 0) {
    const ofLoser = fromWinner.reduce((sum, [, games]) => sum + games, 0);
    return { kind: ofLoser <= easyUpTo * sets.length ? 'wonEasily' : 'wonInStraightSets', facts };
  }
  const lostFirst = fromWinner[0] !== undefined && fromWinner[0][0] < fromWinner[0][1];
  return { kind: lostFirst ? 'wonAfterLosingFirst' : 'wonInSets', facts };
}

function expectation({ players, forecast }: TennisMatchToTell, { winner: side, ending }: TennisScore): TennisStory[] {
  if (forecast === undefined) return [];
  const [winner, loser, chance] = [players[side].name, players[otherSide(side)].name, wholeChances(forecast.chances)[side]];
  if (ending !== 'completed') return [{ kind: 'chanceBefore', facts: { winner, chance } }];
  if (Math.max(...forecast.chances) <= evenUpTo) return [{ kind: 'evenBefore', facts: { winner, chance } }];
  if (chance > 0.5) return [{ kind: 'favouriteWon', facts: { winner, chance } }];
  return [{ kind: chance < slightFrom ? 'upset' : 'slightOutsiderWon', facts: { winner, loser, chance } }];
}

/** Returns what follows from the result, the most telling first: what becomes of bets on a match that was not played out, else meetings, run, ranks. */
function consequences(match: TennisMatchToTell, { winner: side, ending, sets }: TennisScore): TennisStory[] {
  const { players, bestOf, meetings } = match;
  const [winner, loser] = [players[side], players[otherSide(side)]];
  const names = { winner: winner.name, loser: loser.name };
  if (ending === 'walkover') return [{ kind: 'walkoverBets', facts: { loser: loser.name } }];
  if (ending !== 'completed') {
    const hasSet = Math.max(...setsWon(sets ?? [], bestOf)) > 0;
    return [{ kind: hasSet ? 'betsCount' : 'stakesBack', facts: { loser: loser.name } }];
  }
  const firstDefeat = winner.results.findIndex(({ won }) => !won);
  const run = 1 + (firstDefeat < 0 ? winner.results.length : firstDefeat);
  const [won, lost] = [meetings[side] + 1, meetings[otherSide(side)]];
  const [winnerRank, loserRank] = [winner.rank, loser.rank];
  const areRanked = typeof winnerRank === 'number' && typeof loserRank === 'number';
  return [
    ...(won + lost > 1 ? [{ kind: 'meetingsAfter' as const, facts: { ...names, won, lost } }] : []),
    ...(run >= tellingRun ? [{ kind: 'runGoesOn' as const, facts: { player: winner.name, run } }] : []),
    ...(areRanked ? [{ kind: 'ranksAfter' as const, facts: { ...names, winnerRank, loserRank } }] : []),
  ];
}
