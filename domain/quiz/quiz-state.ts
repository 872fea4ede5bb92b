/** The number of questions of a quiz, each with four options, by the specification. */
export const questionsOfQuiz = 5;
export const optionsOfQuestion = 4;

/** The progress of a visitor in a quiz; it fits into the address of a page. */
export interface QuizState {
  /** The question that is shown, from 0, or the results. */
  readonly at: number | 'results';
  /** The option chosen for each question, from 0; undefined when none was. */
  readonly answers: readonly (number | undefined)[];
}

export const startOfQuiz: QuizState = { at: 0, answers: Array.from({ length: questionsOfQuiz }, () => undefined) };

/**
 * Returns a state as text: the number of the question shown, from 1, and for each question the index of the option chosen, from 0, or `x`:
 * `2-03xxx`. The results are `results-03121`.
 *
 * @param state of a quiz of `questionsOfQuiz` questions
 */
export function writeQuizState({ at, answers }: QuizState): string {
  return `${at === 'results' ? at : at + 1}-${answers.map((answer) => answer ?? 'x').join('')}`;
}

/** Matches the texts that are states. Results are only valid when every question has been answered. */
export const quizStatePattern = /^([1-5]-[0-3x]{5}|results-[0-3]{5})$/;

/**
 * Returns the state from the text of `writeQuizState`.
 *
 * @param text of any kind, such as a parameter of an address
 * @returns undefined when the text is no state
 */
export function parseQuizState(text: string): QuizState | undefined {
  if (!quizStatePattern.test(text)) return undefined;
  const [at, answers] = text.split('-') as [string, string];
  return {
    at: at === 'results' ? at : Number(at) - 1,
    answers: [...answers].map((answer) => (answer === 'x' ? undefined : Number(answer))),
  };
}
