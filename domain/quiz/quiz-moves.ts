import type { QuizState } from './quiz-state.ts';

/**
 * Returns the state after an answer to the question that is shown. A given answer cannot be changed: a visitor who has seen the right
 * option could otherwise choose it.
 *
 * @param option from 0
 * @returns the state with the answer, at the same question
 * @throws RangeError when no question is shown
 */
export function answerQuestion(state: QuizState, option: number): QuizState {
  const { at, answers } = state;
  if (at === 'results') throw new RangeError('the results are shown, and no question that could be answered');
  if (answers[at] !== undefined) return state;
  return { at, answers: answers.map((answer, index) => (index === at ? option : answer)) };
}

/**
 * Returns the state after an answered question: the next question; after the last the results, or the first question without an answer.
 *
 * @returns undefined when the results are shown, or the question shown has no answer yet
 */
export function nextInQuiz({ at, answers }: QuizState): QuizState | undefined {
  if (at === 'results' || answers[at] === undefined) return undefined;
  if (at + 1 < answers.length) return { at: at + 1, answers };
  const open = answers.indexOf(undefined);
  return { at: open === -1 ? 'results' : open, answers };
}

/**
 * Returns the question before the one that is shown; before the results comes the last one.
 *
 * @returns undefined at the first question
 */
export function previousInQuiz({ at, answers }: QuizState): QuizState | undefined {
  if (at === 'results') return { at: answers.length - 1, answers };
  return at === 0 ? undefined : { at: at - 1, answers };
}
