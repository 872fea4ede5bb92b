import { createRandom, type Random } from '#domain/chance/random.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { TieBreakLength } from '../domain/forecast/in-play.ts';
import type { TennisPlay, TennisTimeline } from '../domain/tennis-play.ts';
import { type BestOf, isWholeSet } from '../domain/tennis-score.ts';
import { calledPoints, ScoreSheet } from './score-sheet.ts';

/** Everything that decides a match. */
export interface MatchScript {
  readonly seed: number;
  /** Each player's chance of winning a point on serve. */
  readonly servePoints: Pair<number>;
  readonly bestOf: BestOf;
  readonly lastTieBreak: TieBreakLength;
  /** A player gives up after so many points, unless the match is over by then. */
  readonly retirement?: { readonly afterPoints: number; readonly side: Side };
  /** A pause for rain before the point with this number. */
  readonly rain?: { readonly beforePoint: number; readonly pauseMs: number };
}

export interface MatchStand {
  readonly play: TennisPlay;
  readonly course: TennisTimeline;
  readonly pointsPlayed: number;
  /** Milliseconds from the beginning to the last point of these. */
  readonly lastPointMs: number;
}

/* A point and the pause after it take 37 seconds on average; a change of ends adds a minute. */
const [shortestPointMs, longestPointMs] = [22_000, 52_000];
const changeoverMs = 60_000;

/** Returns the state of a match so many milliseconds after its beginning, point by point. */
export function standAfter(script: MatchScript, elapsedMs: number): MatchStand {
  const random = createRandom(script.seed);
  const sheet = new ScoreSheet(script.bestOf, script.lastTieBreak, random.uniform() < 0.5 ? 0 : 1);
  let [pointsPlayed, lastPointMs] = [0, 0];
  let isRaining = false;
  while (sheet.winner === undefined && pointsPlayed !== script.retirement?.afterPoints) {
    const rest = sheet.isChangeover ? changeoverMs : 0;
    const rain = script.rain?.beforePoint === pointsPlayed ? script.rain.pauseMs : 0;
    const duration = shortestPointMs + (longestPointMs - shortestPointMs) * random.uniform() + rest + rain;
    if (lastPointMs + duration > elapsedMs) {
      isRaining = elapsedMs < lastPointMs + rain;
      break;
    }
    lastPointMs += duration;
    pointsPlayed += 1;
    playPoint(sheet, script.servePoints, random);
  }
  const hasGivenUp = sheet.winner === undefined && pointsPlayed === script.retirement?.afterPoints;
  const play = playOf(sheet, hasGivenUp ? script.retirement?.side : undefined);
  return { play: isRaining ? { ...play, interruption: 'rain' } : play, course: sheet.course(), pointsPlayed, lastPointMs };
}

/* Of points that the server wins, and of those that are lost, these shares are aces and double faults. */
const [aceShare, doubleFaultShare] = [0.11, 0.09];
const firstServeIn = 0.63;

function playPoint(sheet: ScoreSheet, servePoints: Pair<number>, random: Random): void {
  const server = sheet.server;
  const isServerWinner = random.uniform() < servePoints[server];
  const luck = random.uniform();
  const serve = random.uniform();
  const isAce = isServerWinner && luck < aceShare;
  const isDoubleFault = !isServerWinner && luck < doubleFaultShare;
  sheet.serve({ isAce, isDoubleFault, isFirstIn: !isDoubleFault && serve < firstServeIn });
  sheet.point(isServerWinner ? server : ((1 - server) as Side));
}

function playOf(sheet: ScoreSheet, givesUp: Side | undefined): TennisPlay {
  if (sheet.winner !== undefined) return { sets: sheet.sets, winner: sheet.winner, ending: 'completed' };
  if (givesUp === undefined) return { sets: sheet.sets, game: { server: sheet.server, points: calledPoints(sheet) } };
  /* A set of which no game is over is none. */
  const sets = sheet.sets.filter((set, index) => set.games[0] + set.games[1] > 0 || isWholeSet(set, index === sheet.bestOf - 1));
  return { sets, winner: (1 - givesUp) as Side, ending: 'retired' };
}
