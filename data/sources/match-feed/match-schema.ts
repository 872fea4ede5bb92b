import { z } from 'zod';
import { matchPeriods, matchStatuses } from '#domain/match/match-status.ts';
import { matchEventKinds } from '#domain/match/match-timeline.ts';
import { marketNames } from '#domain/odds/markets/markets.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { stages } from '#domain/tournament/round.ts';

const text = z.string().trim().min(1).max(200);
const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().max(most));
const minute = whole(150);
const shirtNumber = whole(999);
const moment = z.iso.datetime({ offset: true }).transform((written) => new Date(written));
const day = z.string().transform((written, context) => {
  const parsed = parseLocalDay(written);
  if (parsed !== undefined) return parsed;
  context.addIssue({ code: 'custom', message: 'not a day' });
  return z.NEVER;
});
const decimal = z
  .string()
  .regex(/^-?\d{1,4}(\.\d{1,6})?$/)
  .transform(Number);

/** Returns the schema of exactly one child of a name; `atMostOne` that of none or one. */
const one = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .length(1)
    .transform(([first]) => first as z.output<Schema>);
const atMostOne = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .max(1)
    .transform(([first]) => first)
    .optional();

const goals = z.object({ home: whole(99), away: whole(99) });
const club = z.object({ id: text.optional(), name: text, country: text.optional() });
const event = z.object({
  kind: z.enum(matchEventKinds),
  minute,
  'added-minute': whole(60).optional(),
  side: z.enum(['home', 'away']),
  player: text.optional(),
  'shirt-number': shirtNumber.optional(),
  replaced: text.optional(),
  'replaced-number': shirtNumber.optional(),
  assist: text.optional(),
  home: whole(99).optional(),
  away: whole(99).optional(),
});
export type EventElement = z.output<typeof event>;

const prices = z.object({
  market: z.enum(marketNames),
  line: decimal,
  'quoted-at': moment,
  price: z.array(z.object({ selection: text, decimal: decimal.pipe(z.number().gt(1).max(10_000)) })).min(1),
});
export type PricesElement = z.output<typeof prices>;

/** Schema of an element `match` of the site's own format: its attributes, and lists of its children by name. */
export const matchElementSchema = z.object({
  id: text,
  'kick-off': moment.optional(),
  day: day.optional(),
  status: z.enum(matchStatuses),
  period: z.enum(matchPeriods).optional(),
  minute: minute.optional(),
  'added-minute': whole(60).optional(),
  'neutral-venue': z
    .enum(['true', 'false'])
    .transform((written) => written === 'true')
    .optional(),
  referee: text.optional(),
  attendance: whole(1_000_000).optional(),
  competition: one(
    z.object({
      id: text,
      season: z.string().regex(/^\d{4}(-\d{2})?$/),
      number: whole(9_999_999).optional(),
      name: text.optional(),
      region: z
        .string()
        .regex(/^([A-Z]{2}(-[A-Z0-9]{2,3})?|001)$/)
        .optional(),
      kind: z.enum(['league', 'cup']).optional(),
    }),
  ),
  round: atMostOne(
    z.object({
      stage: z.enum(stages),
      matchday: whole(99).optional(),
      group: text.optional(),
      leg: z
        .enum(['1', '2'])
        .transform((leg) => (leg === '1' ? 1 : 2))
        .optional(),
      part: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(60)
        .optional(),
    }),
  ),
  home: one(club),
  away: one(club),
  venue: atMostOne(z.object({ name: text, town: text })),
  score: atMostOne(
    goals.extend({
      'half-time': atMostOne(goals),
      'full-time': atMostOne(goals),
      'extra-time': atMostOne(goals),
      penalties: atMostOne(goals),
    }),
  ),
  events: atMostOne(z.object({ event: z.array(event).default([]) })),
  prices: z.array(prices).default([]),
});
export type MatchElement = z.output<typeof matchElementSchema>;
export type CompetitionElement = MatchElement['competition'];
