import type { z } from 'zod';
import { votedSports } from '#domain/vote/voted-sports.ts';
import { voteCountsSchema, voteSchema } from './vote-answer.ts';

interface Describing<Answered, Refused> {
  answered(description: string, data: z.ZodType): Answered;
  refused(description: string): Refused;
  schema(type: z.ZodType): object;
}

const sport = { name: 'sport', in: 'path', required: true, schema: { enum: votedSports } } as const;
const item = {
  name: 'item',
  in: 'path',
  required: true,
  description: 'The number of a match, or the name of a poll.',
  schema: { type: 'string' },
} as const;

/** Returns the addresses of votes, for the API's description. */
export function votePaths<Answered, Refused>({ answered, refused, schema }: Describing<Answered, Refused>) {
  const body = {
    schema: {
      type: 'object',
      required: ['sport', 'item', 'option'],
      properties: {
        sport: sport.schema,
        item: { type: 'string' },
        option: { type: 'string', description: 'home, draw or away; or an option of the poll' },
      },
    },
  };
  return {
    '/api/votes/{sport}/{item}': {
      get: {
        summary: 'What was voted on a match or in a poll, at most a minute old',
        parameters: [sport, item],
        responses: {
          200: answered('The counts', voteCountsSchema),
          400: refused('A parameter is unknown'),
          404: refused('There is no such sport or item'),
          500: refused('A fault of the site'),
          503: refused('The data cannot be read at the moment'),
        },
      },
    },
    '/votes': {
      post: {
        summary: 'Votes on a match before its kick-off, or in a poll: once for each visitor',
        description:
          'Only taken from pages of this site, by the Origin header. Answers in JSON to `Accept: application/json`; otherwise leads to the page of the votes with 303.',
        requestBody: { required: true, content: { 'application/json': body, 'application/x-www-form-urlencoded': body } },
        responses: {
          200: answered('The vote is kept; with the counts', voteSchema),
          303: { description: 'To the page of the votes, for whoever does not accept JSON' },
          400: refused('A field is missing, names nothing, or the vote is closed'),
          403: { description: 'Not sent from a page of this site' },
          409: {
            description: 'The visitor has voted before; with that vote and the counts',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['error', 'data'],
                  properties: { error: { $ref: '#/components/schemas/Error/properties/error' }, data: schema(voteSchema) },
                },
              },
            },
          },
          429: refused('Too many votes from one network address; Retry-After says when to come again'),
          500: refused('A fault of the site'),
          503: refused('The data cannot be read at the moment'),
        },
      },
    },
  } as const;
}
