import { z } from 'zod';
import type { Language } from '#domain/language/languages.ts';
import { optionsOfQuestion, questionsOfQuiz } from '#domain/quiz/quiz-state.ts';

/** Headings of a special's story, in this order; its history follows under numbered ones. */
export const storyParts = ['preview', 'prediction', 'outcome'] as const;
export const historyParts = 8;
const keyFacts = 10;

const sentence = z.string().trim().min(2);

/** Schema of `<tag>.json`, the texts of a special in one language besides its article. */
export const specialWordsSchema = z.strictObject({
  keyFacts: z.array(z.strictObject({ title: sentence.max(90), text: sentence.max(700) })).length(keyFacts),
  quiz: z
    .array(
      z.strictObject({
        question: sentence.max(220),
        options: z
          .array(sentence.max(90))
          .length(optionsOfQuestion)
          .refine((options) => new Set(options).size === options.length, { error: 'two options are the same' }),
        explanation: sentence.max(700),
      }),
    )
    .length(questionsOfQuiz),
  /** Names of players that the language writes differently, by the slugs of the vote. */
  players: z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/, { error: 'is no slug of a player' }), sentence.max(60)),
});
export type SpecialWords = z.infer<typeof specialWordsSchema>;
export type QuizQuestion = SpecialWords['quiz'][number];

/** Schema of the facts of the quiz that all languages share: `quiz.json`. */
export const quizKeySchema = z.strictObject({
  /** Place of the right option of each question, from 0. */
  correct: z
    .array(
      z
        .int()
        .min(0)
        .max(optionsOfQuestion - 1),
    )
    .length(questionsOfQuiz),
});

export interface Special {
  readonly correct: readonly number[];
  readonly words: Readonly<Record<Language, SpecialWords>>;
}
