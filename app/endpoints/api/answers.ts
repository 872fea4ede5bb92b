import { z } from 'zod';

/** The answers of the API as schemas, from which the OpenAPI document is made. */
export const locationSchema = z.object({
  c: z
    .string()
    .length(2)
    .nullable()
    .describe('ISO 3166-1 alpha-2 code of the country from which the visitor comes; null when it is not known'),
  cn: z.string().nullable().describe('English name of that country'),
});

const day = (of: string) => z.iso.date().nullable().describe(`Day (UTC) of the first match with ${of}; null without any`);

/** The facts that the site has about a competition, by stored data and not by the promises of sources. */
const coverageSchema = z
  .object({
    results: day('a result'),
    tables: z.string().nullable().describe('First season with a table, such as 2024-25; null without any'),
    line_ups: day('line-ups'),
    odds: day('prices'),
    forecasts: day('a forecast'),
  })
  .nullable()
  .describe('What there is of the competition, and since when, counted about once an hour; null until then');

export const tournamentSchema = z.object({
  id: z.string().describe('Country and competition, such as england.premier-league'),
  name: z.string(),
  numeric_id: z.int(),
  slug: z.string(),
  category_slug: z.string().describe('First part of the address of its page'),
  country: z.string().describe('English name of the country'),
  logo_urls: z.array(z.string()).describe('Addresses of drawn monograms, relative to the site'),
  current_season: z.string().nullable(),
  type: z.enum(['league', 'cup']),
  gender_type: z.enum(['men', 'women']),
  coverage: coverageSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const countrySchema = z.object({
  country: z.string().describe('English name of the country'),
  ids: z.string().describe('Ids of its competitions, joined by commas'),
  tournaments_count: z.int(),
});

const seconds = (share: string) =>
  z
    .int()
    .nullable()
    .describe(
      `The seconds within which ${share} of them were sent, rounded up to one of some twenty lengths; null where it was more than an hour`,
    );

const lag = {
  changes: z.int().describe('The changes that were measured: starts, breaks, scores and ends of matches that were on'),
  p50_seconds: seconds('half'),
  p95_seconds: seconds('95 of 100'),
};

export const liveLagSchema = z.object({
  since: z.string().describe('The first day that counts, in UTC: the last four weeks, today included'),
  sources: z.array(
    z.object({
      source: z.string(),
      ...lag,
      competitions: z.array(z.object({ id: z.string().describe('As of the competitions of this API'), ...lag })),
    }),
  ),
});

export const errorSchema = z.object({
  error: z.object({
    code: z.enum([
      'unknown_address',
      'unknown_field',
      'unknown_parameter',
      'repeated_parameter',
      'missing_parameter',
      'malformed_id',
      'malformed_day',
      'unknown_competition',
      'malformed_leg',
      'out_of_range',
      'malformed_body',
      'unknown_sport',
      'unknown_item',
      'unknown_option',
      'poll_closed',
      'already_voted',
      'too_many_votes',
      'unknown_code',
      'too_many_uses',
      'too_many_streams',
      'unknown_push_service',
      'unknown_subscription',
      'too_many_subscriptions',
      'body_too_large',
      'internal',
      'unavailable',
    ]),
    message: z.string(),
    parameter: z.string().nullable(),
  }),
});

export type LiveLagAnswer = z.infer<typeof liveLagSchema>;
export type TournamentAnswer = z.infer<typeof tournamentSchema>;
export type CountryAnswer = z.infer<typeof countrySchema>;
export type ApiErrorCode = z.infer<typeof errorSchema>['error']['code'];
