export type QuizVerdict = 'perfect-score' | 'excellent' | 'well-done' | 'keep-learning';

/**
 * Returns the number of right answers.
 *
 * @param answers the option chosen for each question, from 0; undefined when none was
 * @param correct the right option for each question, from 0
 * @throws RangeError when there is not one right option for each answer
 */
export function countRight(answers: readonly (number | undefined)[], correct: readonly number[]): number {
  if (answers.length !== correct.length)
    throw new RangeError(`${answers.length} answers cannot be held against ${correct.length} questions`);
  return answers.filter((answer, index) => answer === correct[index]).length;
}

/**
 * Returns the verdict on a result: at 100, at 80 and at 60 per cent of right answers, and below. The four titles are the specification's,
 * the thresholds this site's own.
 *
 * @param right number of right answers, from 0 to `questions`
 * @param questions number of questions, at least 1
 * @throws RangeError when the numbers are outside of these ranges
 */
export function quizVerdict(right: number, questions: number): QuizVerdict {
  if (!Number.isInteger(right) || !Number.isInteger(questions) || questions < 1 || right < 0 || right > questions) {
    throw new RangeError(`${right} of ${questions} is no result of a quiz`);
  }
  // Multiplied rather than divided, so that 4 of 5 is exactly 80 per cent.
  if (right === questions) return 'perfect-score';
  if (right * 100 >= questions * 80) return 'excellent';
  return right * 100 >= questions * 60 ? 'well-done' : 'keep-learning';
}
