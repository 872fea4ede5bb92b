import type { z } from 'zod';
import { locales } from '#app/i18n/locales.ts';
import { guideOfferSchema, usesSchema } from './bonus-code-answers.ts';

interface Describing<Answered, Refused> {
  answered(description: string, data: z.ZodType): Answered;
  refused(description: string): Refused;
  schema(type: z.ZodType): object;
}

const code = { name: 'code', in: 'path', required: true, schema: { type: 'string' } } as const;

/** Returns the addresses of the sign-up guide and its bonus code, for the API's description. */
export function bonusCodePaths<Answered, Refused>({ answered, refused, schema }: Describing<Answered, Refused>) {
  const faults = { 500: refused('A fault of the site'), 503: refused('The data cannot be read at the moment') };
  return {
    '/api/sign-up-guide': {
      get: {
        summary: 'What the sign-up guide may show to the visitor, by the law of country and language',
        parameters: [
          {
            name: 'language',
            in: 'query',
            required: true,
            description: 'The language of the page.',
            schema: { enum: locales.map((locale) => locale.code) },
          },
        ],
        responses: {
          200: {
            description: 'What may be shown; where it is nothing, why',
            content: { 'application/json': { schema: schema(guideOfferSchema) } },
          },
          400: refused('A parameter is unknown, missing or out of range'),
          ...faults,
        },
      },
    },
    '/api/bonus-code/{code}': {
      get: {
        summary: 'How often a bonus code was copied or followed, at most a minute old',
        parameters: [code],
        responses: {
          200: answered('The count', usesSchema),
          400: refused('A parameter is unknown'),
          404: refused('There is no such code'),
          ...faults,
        },
      },
    },
    '/bonus-code/{code}/copied': {
      post: {
        summary: 'Counts that the code was copied',
        description: 'Only taken from pages of this site, by the Origin header.',
        parameters: [code],
        responses: {
          200: answered('The count with this use', usesSchema),
          403: { description: 'Not sent from a page of this site' },
          404: refused('There is no such code'),
          429: refused('Too many uses from one network address; Retry-After says when to come again'),
          ...faults,
        },
      },
    },
  } as const;
}
