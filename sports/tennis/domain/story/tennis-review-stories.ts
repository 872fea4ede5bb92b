import { gamesWon, setsWon, type TennisScore } from '../tennis-score.ts';
import type { TennisMatchToTell } from './tennis-match-to-tell.ts';
import { otherSide, type TennisStory } from './tennis-story.ts';

const tellingRun = 3;
const evenUpTo = 0.53;
/** Min chance of a winner who was hardly an outsider. */
const slightFrom = 0.4;

/**
 * Returns the three stories of a finished match: the outcome, the expectation, the consequence; without a forecast the length of the match in place
 * of the second. Empty for a completed or retired match whose sets are not known, and without a forecast for one that ended before two games were
 * played.
 */
export function reviewTennis(match: TennisMatchToTell, result: TennisScore): TennisStory[] {
  const came = resultStory(match, result);
  const [follows, ...others] = followingStories(match, result);
  if (came === undefined || follows === undefined) return [];
  const expected = expectedStory(match, result) ?? others.at(-1);
  return expected === undefined ? [] : [came, expected, follows];
}

function resultStory({ players, bestOf }: TennisMatchToTell, { winner: side, ending, sets }: TennisScore): TennisStory | undefined {
  const [winner, loser] = [players[side].name, players[otherSide(side)].name];
  if (ending === 'walkover') return { kind: 'walkover', facts: { winner, loser } };
  if (ending === 'awarded' || ending === 'disqualified') return { kind: 'awarded', facts: { winner, loser } };
  if (sets === undefined) return undefined;
  const fromWinner = sets.map(({ games }) => (side === 0 ? games : ([games[1], games[0]] as const)));
  const facts = { winner, loser, sets: fromWinner };
  if (ending === 'retired') return { kind: 'retired', facts };
  if (setsWon(sets, bestOf)[otherSide(side)] === 0) return { kind: 'wonInStraightSets', facts };
  const lostFirst = fromWinner[0] !== undefined && fromWinner[0][0] < fromWinner[0][1];
  return { kind: lostFirst ? 'wonAfterLosingFirst' : 'wonInSets', facts };
}

function expectedStory({ players, forecast }: TennisMatchToTell, { winner: side, ending }: TennisScore): TennisStory | undefined {
  if (forecast === undefined) return undefined;
  const [winner, loser, chance] = [players[side].name, players[otherSide(side)].name, forecast.chances[side]];
  if (ending !== 'completed') return { kind: 'chanceBefore', facts: { winner, chance } };
  if (Math.max(...forecast.chances) <= evenUpTo) return { kind: 'evenBefore', facts: { winner, chance } };
  if (chance > 0.5) return { kind: 'favouriteWon', facts: { winner, chance } };
  return { kind: chance < slightFrom ? 'upset' : 'slightOutsiderWon', facts: { winner, loser, chance } };
}

/** Returns the candidates for the last story, the most telling first. */
function followingStories(match: TennisMatchToTell, { winner: side, ending, sets }: TennisScore): TennisStory[] {
  const { players, bestOf, meetings } = match;
  const [winner, loser] = [players[side], players[otherSide(side)]];
  if (ending === 'walkover') return [{ kind: 'stakesBack', facts: { loser: loser.name } }];
  const played = sets ?? [];
  const [first, second] = gamesWon(played);
  const length: TennisStory[] = first + second > 1 ? [{ kind: 'gamesPlayed', facts: { games: first + second, sets: played.length } }] : [];
  if (ending !== 'completed') {
    const hasSet = Math.max(...setsWon(played, bestOf)) > 0;
    return [{ kind: hasSet ? 'betsCount' : 'stakesBack', facts: { loser: loser.name } }, ...length];
  }
  const ownRun = winner.results.findIndex(({ won }) => !won);
  const run = 1 + (ownRun < 0 ? winner.results.length : ownRun);
  const runs: TennisStory[] = run >= tellingRun ? [{ kind: 'runGoesOn', facts: { player: winner.name, run } }] : [];
  const [won, lost] = [meetings[side] + 1, meetings[otherSide(side)]];
  const met: TennisStory[] =
    won + lost > 1 ? [{ kind: 'meetingsAfter', facts: { winner: winner.name, loser: loser.name, won, lost } }] : [];
  return [...met, ...runs, ...length];
}
