import { z } from 'zod';
import type { Language } from '#domain/language/languages.ts';

/** The number of steps in which a sign-up guide describes the way to an account. */
const guideSteps = 6;

const sentence = z.string().trim().min(2);

/** The schema of what `<tag>.json` of one language holds beside the text of a guide. */
export const guideWordsSchema = z.strictObject({
  steps: z.array(z.strictObject({ title: sentence.max(90), text: sentence.max(900) })).length(guideSteps),
});
export type GuideWords = z.infer<typeof guideWordsSchema>;

export interface Guide {
  readonly words: Readonly<Record<Language, GuideWords>>;
}
