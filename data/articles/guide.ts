import { z } from 'zod';
import type { Language } from '#domain/language/languages.ts';

/** Number of steps in which a sign-up guide describes the way to an account. */
const guideSteps = 6;

const sentence = z.string().trim().min(2);

/** Schema of `<tag>.json`, the texts of a guide in one language besides its article. */
export const guideWordsSchema = z.strictObject({
  steps: z.array(z.strictObject({ title: sentence.max(90), text: sentence.max(900) })).length(guideSteps),
});
export type GuideWords = z.infer<typeof guideWordsSchema>;

export interface Guide {
  readonly words: Readonly<Record<Language, GuideWords>>;
}
