import { z } from 'zod';
import { forecastBases } from '#domain/forecast/goals/headline-forecast.ts';
import { sports } from '#domain/sports/sport.ts';

/** Schema of the API's answer about the selections of a bet slip. */
const slipLegSchema = z.object({
  leg: z.string().describe('The selection as it was asked for, such as 12:total-goals:2.5:over'),
  match_id: z.int().nullable().describe('The present number of the match; null where there is none of that number'),
  state: z
    .enum(['open', 'begun', 'over', 'off', 'unknown'])
    .describe('off: postponed, cancelled, abandoned or awarded; unknown: no match of the sport of the bet has that number'),
  sport: z.enum(sports).nullable(),
  home: z.string().nullable().describe('The home side; of tennis the player named first'),
  away: z.string().nullable(),
  named_first: z.enum(['home', 'away']).nullable().describe('The side that the competition names first: the visitors in the NBA'),
  slug: z.string().nullable().describe('The match in the address of its page'),
  kickoff_utc: z.iso.datetime().nullable(),
  kickoff_known: z.boolean().describe('false: only the day is known'),
  sources: z
    .array(z.object({ name: z.string(), licence: z.string().nullable() }))
    .describe('Who told the site of the match, with the licence where one is stated'),
  decimal_odds: z
    .number()
    .nullable()
    .describe('Best price of all bookmakers at present; null where nobody has one or the match is not open'),
  bookmaker: z.string().nullable().describe('The bookmaker of that price, by name'),
  probability: z
    .number()
    .nullable()
    .describe('By our forecast, returned stakes left out; null where there is none or the match is not open'),
  fair_odds: z.number().nullable().describe('1 / probability'),
  basis: z
    .enum(forecastBases)
    .nullable()
    .describe('What the probability rests on: results alone, the odds of earlier matches as well, or those of this match as well'),
});

export const slipSchema = z.object({
  as_of: z.iso.datetime().describe('The moment for which this was looked up'),
  legs: z.array(slipLegSchema).describe('In the order in which they were asked for'),
});

export type SlipLegAnswer = z.infer<typeof slipLegSchema>;
export type SlipAnswer = z.infer<typeof slipSchema>;
