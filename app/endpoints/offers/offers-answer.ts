import { z } from 'zod';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';

/** Schema of the known part of a bonus for new customers. */
export const bonusSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('net-winnings-boost'), percent: z.int() }),
  z.object({ kind: z.literal('safety-net-bet'), amount: z.int(), currency: z.string().length(3) }),
]);

/** Schema of the API's answer about offers. */
const offerSchema = z.object({
  bookmaker: z.enum(affiliateBookmakers.map(({ id }) => id)),
  name: z.string(),
  path: z.string().describe('Where the link leads on this site, without the prefix of the language'),
  country: z.string().length(2).describe('ISO 3166-1 alpha-2 code of the country in which the bookmaker is licensed and the visitor is'),
  minimum_age: z.int(),
  bonus: bonusSchema.nullable().describe('What new customers are promised, where the law lets it be named; conditions apply'),
});

export const offersSchema = z.object({
  data: z.array(offerSchema),
  because: z
    .enum(['unknown-country', 'not-reviewed', 'forbidden', 'not-licensed', 'no-bonuses', 'live-match'])
    .nullable()
    .describe('Why there are none; null where there are some'),
  seconds: z.int().nullable().describe('For how long they may stand there: until the match begins; null for as long as the page is open'),
});

export type OffersAnswer = z.infer<typeof offersSchema>;
