import { z } from 'zod';
import type { StoredLiveEvent } from '#data/queries/live/list-live-events.ts';
import type { LiveEventKind, LiveState } from '#domain/live/live-event.ts';
import { playChanges } from '#domain/live/play-change.ts';
import { matchPeriods, matchStatuses } from '#domain/match/match-status.ts';
import { predictionOutcomes } from '#domain/prediction/settle-prediction.ts';
import { twoSidedSports } from '#domain/sports/sport.ts';
import type { Missed } from './live-hub.ts';

const goals = z.object({ home: z.int(), away: z.int() });
const side = z.enum(['home', 'away']);
const minute = z.int().nullable().describe('Null where the source names none');
const addedMinute = z.int().nullable().describe('Minutes beyond the regular end of a half: 2 in 45+2');
const player = {
  playerName: z.string().nullable().describe('Null where the source names nobody'),
  shirtNumber: z.int().nullable(),
};

const goal = z.object({
  side: side.describe('The side that profits, of an own goal as well'),
  kind: z.enum(['goal', 'own-goal', 'penalty-goal']),
  minute,
  addedMinute,
  ...player,
});

const card = z.object({
  side,
  kind: z.enum(['yellow-card', 'second-yellow-card', 'red-card']),
  minute: z.int(),
  addedMinute,
  ...player,
});

const status = {
  status: z.enum(matchStatuses),
  period: z
    .enum(matchPeriods)
    .nullable()
    .describe('The stretch of play; null where the match is not being played or its source tells none'),
  kickoffUtc: z.string().describe('As 2026-11-21T15:00:00Z'),
  forecast: z
    .looseObject({ homeGoals: z.number(), awayGoals: z.number(), halfTimeShare: z.number() })
    .nullable()
    .describe('The forecast from before the kick-off, while the match is on; its members may change'),
};

const score = {
  score: goals
    .nullable()
    .describe('Goals of play, without those of a shoot-out, in tennis sets won, in basketball points; null before the first word of them'),
  penalties: goals.nullable().describe('Goals of a shoot-out'),
};

const odds = z
  .tuple([z.number().nullable(), z.number().nullable(), z.number().nullable()])
  .describe('The best prices of any bookmaker for home, draw and away');

const tip = {
  sequence: z.int().describe('The number of its record in the ledger'),
  outcome: z.enum(['won', 'half-won', 'void', 'half-lost', 'lost', 'withdrawn']).nullable().describe('Null while it is open'),
};

const silentSince = z.iso
  .datetime()
  .nullable()
  .describe('The last word of the source of a match that is on, where it is longer ago than usual; otherwise null');

const prediction = {
  outcome: z.enum(predictionOutcomes).nullable().describe('Null while it is open'),
};

/** The facts that each kind of event carries. */
export const liveFacts = {
  status: z.object(status).describe('A match began, reached a break, ended, or was moved. Told to subscribers of a sport as well'),
  clock: z
    .object({
      period: status.period,
      minute,
      addedMinute,
      at: z.iso.datetime().describe('When the source said so; the minute counts on from there'),
    })
    .describe('The minute of play'),
  score: z.object(score).describe('The score, whole'),
  goal: z
    .object({
      number: z.int().describe('The place of the goal in the match, from 1'),
      goal,
      score: goals.describe('The score with it; without it where it was taken back'),
      change: z.enum(['scored', 'revised', 'taken-back']),
    })
    .describe(
      'A goal was scored, its scorer, minute, number or score was corrected, or it was taken back: put it at its place, or take out what is there',
    ),
  card: z
    .object({ card, reds: goals.describe('The players whom each side has lost by now'), change: z.enum(['shown', 'taken-back']) })
    .describe('A card; one that was corrected is taken back and shown anew. Yellow cards are not told to subscribers of a day'),
  'line-up': z.object({}).describe('A line-up came or changed. Not told to subscribers of a day'),
  price: z.object({ odds }).describe('The best prices'),
  tip: z.object(tip).describe('A tip was published, settled, settled anew or withdrawn. Told to subscribers of a sport as well'),
  prediction: z
    .object(prediction)
    .describe(
      'The prediction of the match went on record, was settled, or was settled anew. Told to subscribers of a day and of a sport once it is settled',
    ),
  silence: z
    .object({ since: silentSince })
    .describe('The source of the match has said nothing of it for longer than it usually does, or has again'),
  details: z.object({}).describe('A substitution, a missed penalty or the statistics. Not told to subscribers of a day'),
  play: z
    .object({
      sport: z.enum(twoSidedSports),
      status: status.status,
      change: z
        .enum(playChanges)
        .describe(
          '`set-over` in tennis, `half-time` in basketball; `tip` where one was published, settled or withdrawn; `prediction` where it went on record or was settled; `going-on` is everything else',
        ),
      score: goals.nullable().describe('Sets won in tennis, points in basketball; null before the match and after a walkover'),
    })
    .describe(
      'Anything in a match of tennis or basketball: its score, its state, its prices. Not told to subscribers of a day; to those of a sport unless it is `going-on`',
    ),
} satisfies Record<LiveEventKind, z.ZodObject>;

export const liveStateSchema = z
  .object({
    match: z.int(),
    ...status,
    minute,
    addedMinute,
    ...score,
    goals: z.array(goal).describe('In their order; as many as the score counts'),
    cards: z.array(card),
    odds,
    tips: z.array(z.object(tip)),
    prediction: z.object(prediction).nullable().describe('Null where none is on record'),
    silentSince: silentSince.optional(),
  })
  .describe('A match as a whole, for whoever has missed too much');

const eventSchemas = Object.entries(liveFacts).map(([kind, facts]) =>
  z.object({ sequence: z.int(), kind: z.literal(kind), match: z.int(), ...facts.shape }),
);

export const pollSchema = z.object({
  last: z.int().describe('The newest event; to be given as `after` with the next call'),
  now: z.iso.datetime().describe("The present by the site's clock"),
  events: z.array(z.union(eventSchemas)).describe('In their order'),
  states: z.array(liveStateSchema).describe('In place of events where these are more than 500, or older than a day'),
});

/** Returns the whole state of a match as sent to browsers. */
export function toStateAnswer(match: number, { lineUpVersion: _, detailsVersion: __, ...state }: LiveState) {
  return { match, ...state };
}

export function toEventAnswer({ sequence, matchId, event: { kind, ...facts } }: StoredLiveEvent) {
  return { sequence, kind, match: matchId, ...facts };
}

export function toPollAnswer(missed: Missed, now: Date) {
  return {
    last: missed.last,
    now: now.toISOString(),
    events: 'events' in missed ? missed.events.map(toEventAnswer) : [],
    states: 'states' in missed ? missed.states.map(({ matchId, state }) => toStateAnswer(matchId, state)) : [],
  };
}
