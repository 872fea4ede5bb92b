import { combineSeeds, createRandom } from '#domain/chance/random.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { Round } from '#domain/tournament/round.ts';
import type { TennisTournament } from '../data/catalogue/tennis-catalogue.ts';
import { servePointsOf } from '../domain/forecast/in-play.ts';
import { logistic } from '../domain/forecast/logistic.ts';
import { bestOfSets } from '../domain/tennis-event.ts';
import type { BestOf } from '../domain/tennis-score.ts';
import type { PlannedTennisMatch } from './planned-tennis-match.ts';
import { type MatchScript, standAfter } from './play-tennis.ts';
import type { TourPlayer, TourPlayers } from './tour-players.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Factor from the logit of three sets to that of five, as in the site's own ratings. */
const bestOfFiveFactor = 1.4;
const [walkoverShare, retirementShare, rainShare] = [0.005, 0.028, 0.04];
/** Time before the match at which a walkover becomes known, if its players are known by then. */
const walkoverLeadMs = 3 * hourMs;
/** The order of play is published at six in the evening before. */
const publishedLeadMs = 17 * hourMs;

/** The input for the plan of a match. */
interface Meeting {
  readonly seed: number;
  readonly tournament: TennisTournament;
  readonly year: number;
  readonly round: Round;
  readonly players: Pair<TourPlayer>;
  readonly drawnMs: number;
  readonly startMs: number;
}

/** Returns the match of two players with everything that happens in it. */
export function planTennisMatch(meeting: Meeting, tour: TourPlayers): PlannedTennisMatch {
  const { seed, tournament, year, players, drawnMs, startMs, round } = meeting;
  const bestOf = bestOfSets(tournament.tour, tournament.series);
  const [first, second] = players.map((player) => tour.strengthOf(player, tournament.surface, year)) as [number, number];
  const firstWins = logistic((first - second) * (bestOf === 5 ? bestOfFiveFactor : 1));
  const fate = createRandom(combineSeeds(seed, 'fate'));
  const isWalkover = fate.uniform() < walkoverShare;
  const script = scriptOf(meeting, firstWins, bestOf);
  const end = standAfter(script, Number.POSITIVE_INFINITY);
  const ranks = tour.ranksOf(year);
  return {
    seed,
    tournament,
    season: String(year),
    round,
    players,
    ranks: players.map((player) => ranks.get(player)) as [number, number],
    bestOf,
    firstWins,
    script,
    isWalkover,
    winner: end.play.winner as Side,
    drawnMs,
    hourKnownMs: Math.max(drawnMs, startMs - publishedLeadMs),
    startMs,
    endMs: isWalkover ? Math.max(drawnMs + minuteMs, startMs - walkoverLeadMs) : startMs + end.lastPointMs,
  };
}

function scriptOf({ seed, tournament }: Meeting, firstWins: number, bestOf: BestOf): MatchScript {
  const random = createRandom(combineSeeds(seed, 'script'));
  const retires = random.uniform() < retirementShare;
  const rains = tournament.court === 'outdoor' && random.uniform() < rainShare;
  return {
    seed: combineSeeds(seed, 'points'),
    servePoints: servePointsFor(firstWins, bestOf, tournament),
    bestOf,
    lastTieBreak: tournament.series === 'grand-slam' ? 10 : 7,
    ...(retires ? { retirement: { afterPoints: 15 + random.integer(110), side: (random.uniform() < firstWins ? 1 : 0) as Side } } : {}),
    ...(rains ? { rain: { beforePoint: 10 + random.integer(90), pauseMs: (30 + random.integer(90)) * minuteMs } } : {}),
  };
}

const steps = 100;
const knownServes = new Map<string, Pair<number>>();

/** Returns the chances on serve for a chance of winning in whole per cents, which thousands of matches share. */
function servePointsFor(firstWins: number, bestOf: BestOf, { tour, surface }: TennisTournament): Pair<number> {
  const percent = Math.min(steps - 1, Math.max(1, Math.round(firstWins * steps)));
  const key = `${percent} ${bestOf} ${tour} ${surface}`;
  let points = knownServes.get(key);
  if (points === undefined) {
    points = servePointsOf(percent / steps, bestOf, tour, surface);
    knownServes.set(key, points);
  }
  return points;
}
