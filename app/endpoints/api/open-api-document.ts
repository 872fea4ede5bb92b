import { z } from 'zod';
import { bonusCodePaths } from '#app/endpoints/bonus-code/bonus-code-paths.ts';
import { livePaths } from '#app/endpoints/live/live-paths.ts';
import { matchFeedPaths } from '#app/endpoints/match-feed/match-feed-paths.ts';
import { offersSchema } from '#app/endpoints/offers/offers-answer.ts';
import { predictionSchema } from '#app/endpoints/predictions/answer-predictions.ts';
import { votePaths } from '#app/endpoints/votes/vote-paths.ts';
import { locales } from '#app/i18n/locales.ts';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { linkSports, placements } from '#domain/offer/bookmaker-link.ts';
import { maxLegs } from '#domain/slip/leg-key-pattern.ts';
import { sports } from '#domain/sports/sport.ts';
import { countrySchema, errorSchema, liveLagSchema, locationSchema, tournamentSchema } from './answers.ts';
import { slipSchema } from './slip-answer.ts';

const schema = (type: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { target: 'draft-2020-12' });
  return rest;
};

const answered = (description: string, data: z.ZodType) => ({
  description,
  content: {
    'application/json': { schema: { type: 'object', required: ['data'], additionalProperties: false, properties: { data: schema(data) } } },
  },
});

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const only = (fields: readonly string[]) => ({
  name: 'only',
  in: 'query',
  required: false,
  style: 'form',
  explode: false,
  description: 'The fields wanted, joined by commas; all of them when it is left out.',
  schema: { type: 'array', items: { enum: fields } },
});

const chosen = (name: string, required: boolean, description: string, known: readonly string[]) => ({
  name,
  in: 'query',
  required,
  description,
  schema: { enum: known },
});

const listOf = (type: z.ZodObject) => z.array(type.partial());
const failures = {
  400: refused('A parameter is unknown, missing, malformed or out of range'),
  500: refused('A fault of the site'),
  503: refused('The data cannot be read at the moment'),
};

const slipCall = {
  summary: 'What the selections of a bet slip, on matches of any sport, are worth at present',
  parameters: [
    {
      name: 'legs',
      in: 'query',
      required: true,
      style: 'form',
      explode: false,
      description: `At most ${maxLegs} selections, joined by commas, each match:market:line:selection, such as 12:total-goals:2.5:over, 13:match-winner:0:first (tennis) or 14:spread:-4.5:home (basketball).`,
      schema: { type: 'array', minItems: 1, maxItems: maxLegs, items: { type: 'string' } },
    },
    {
      name: 'language',
      in: 'query',
      required: false,
      description: 'The language in which clubs and players are named.',
      schema: { enum: locales.map(({ code }) => code), default: 'en' },
    },
  ],
  responses: { 200: answered('State, best price and probability of each', slipSchema), ...failures },
};

/** Description of the API for machines and people (OpenAPI 3.1). */
export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Tipledger API',
    version: '1.0.0',
    description:
      'Competitions and countries covered by the site, what happens in their matches, and what selections of bets are worth. Every answer carries its content in `data`. Where the licence of a source does not allow its facts in the API, they are left out of answers, whose header `X-Withheld-Sources` then names the source.',
  },
  servers: [{ url: '/' }],
  paths: {
    '/api/location': {
      get: {
        summary: 'The country from which the visitor comes',
        responses: { 200: answered('Code and name, or nulls', locationSchema), 400: failures[400] },
      },
    },
    '/api/soccer/tournament/top': {
      get: {
        summary: 'The most important competitions',
        parameters: [
          { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 15, default: 15 } },
          only(Object.keys(tournamentSchema.shape)),
        ],
        responses: { 200: answered('Competitions, the most important first', listOf(tournamentSchema)), ...failures },
      },
    },
    '/api/soccer/tournament/countries': {
      get: {
        summary: 'The countries with their competitions',
        parameters: [only(Object.keys(countrySchema.shape))],
        responses: { 200: answered('Countries by name', listOf(countrySchema)), ...failures },
      },
    },
    '/api/soccer/tournament': {
      get: {
        summary: 'Competitions by their ids',
        parameters: [
          {
            name: 'ids',
            in: 'query',
            required: true,
            style: 'form',
            explode: false,
            description: 'At most 500 ids, joined by commas.',
            schema: { type: 'array', minItems: 1, maxItems: 500, items: { type: 'string' } },
          },
          only(Object.keys(tournamentSchema.shape)),
        ],
        responses: { 200: answered('The competitions that exist, the most important first', listOf(tournamentSchema)), ...failures },
      },
    },
    '/api/live-lag': {
      get: {
        summary: 'How long live changes take until they are sent to open pages, as measured, by source and competition',
        description:
          "Counted from the source's own time of a change where it tells one, and otherwise from its word before, in which the change was not yet, or from the kick-off where that is later: what is not known counts as delay. Counted until the change is sent to open pages; the way to the reader is not measured.",
        responses: { 200: answered('Sources and competitions, those with the most changes first', liveLagSchema), ...failures },
      },
    },
    '/api/predictions': {
      get: {
        summary: 'What is predicted of the matches of a day, and what came of it',
        parameters: [
          {
            name: 'day',
            in: 'query',
            required: false,
            description: 'A day in UTC; today when it is left out.',
            schema: { type: 'string', format: 'date' },
          },
          chosen('sport', false, 'Football when it is left out.', sports),
          {
            name: 'after',
            in: 'query',
            required: false,
            description: 'The place from which a page goes on: taken from the header Link of the page before.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: answered(
            'The predictions by kick-off, on record or not frozen yet, at most 500 a page; the header Link leads to the next page (rel="next")',
            z.array(predictionSchema),
          ),
          ...failures,
        },
      },
    },
    '/api/slip': { get: slipCall },
    '/api/soccer/slip': { get: { ...slipCall, deprecated: true } },
    '/api/offers': {
      get: {
        summary: 'The bookmakers that may be named to the visitor at a place of the site, by the law of country and language',
        parameters: [
          chosen(
            'language',
            true,
            'The language of the page.',
            locales.map(({ code }) => code),
          ),
          chosen('placement', true, 'Where on the page they are to stand.', placements),
          chosen('sport', false, 'The sport of the page, where it has one.', linkSports),
          chosen(
            'bookmaker',
            false,
            'Only this one; all of them when it is left out.',
            affiliateBookmakers.map(({ id }) => id),
          ),
          {
            name: 'match',
            in: 'query',
            required: false,
            description: 'The number of the match beside which they are to stand.',
            schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
          },
        ],
        responses: {
          200: {
            description: 'The offers; where there are none, why',
            content: { 'application/json': { schema: schema(offersSchema) } },
          },
          ...failures,
        },
      },
    },
    ...livePaths({ answered, refused, schema }),
    ...matchFeedPaths(failures),
    ...votePaths({ answered, refused, schema }),
    ...bonusCodePaths({ answered, refused, schema }),
  },
  components: { schemas: { Error: schema(errorSchema) } },
} as const;
