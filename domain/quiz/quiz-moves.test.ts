import { describe, expect, it } from 'vitest';
import { answerQuestion, nextInQuiz, previousInQuiz } from './quiz-moves.ts';
import { parseQuizState, type QuizState, startOfQuiz, writeQuizState } from './quiz-state.ts';

const state = (text: string) => parseQuizState(text) as QuizState;
const written = (given: QuizState | undefined) => (given === undefined ? undefined : writeQuizState(given));

describe('a quiz', () => {
  it('is gone through question by question to its results', () => {
    const steps: string[] = [];
    let now: QuizState | undefined = startOfQuiz;
    for (const option of [0, 3, 1, 2, 1]) {
      now = answerQuestion(now as QuizState, option);
      steps.push(writeQuizState(now));
      now = nextInQuiz(now);
      steps.push(written(now) ?? '');
    }
    expect(steps).toEqual([
      ...['1-0xxxx', '2-0xxxx', '2-03xxx', '3-03xxx', '3-031xx', '4-031xx', '4-0312x', '5-0312x', '5-03121'],
      'results-03121',
    ]);
    expect(nextInQuiz(state('results-03121'))).toBeUndefined();
  });

  it('does not go on before the question is answered', () => {
    expect(nextInQuiz(state('3-03xxx'))).toBeUndefined();
  });

  it('takes the first answer only', () => {
    expect(written(answerQuestion(state('2-03xxx'), 1))).toBe('2-03xxx');
  });

  it('leads back, from the results too, and not before the first question', () => {
    expect(written(previousInQuiz(state('2-03xxx')))).toBe('1-03xxx');
    expect(written(previousInQuiz(state('results-03121')))).toBe('5-03121');
    expect(previousInQuiz(state('1-03xxx'))).toBeUndefined();
  });

  it('asks what was left out before it shows results', () => {
    expect(written(nextInQuiz(state('5-0x1x2')))).toBe('2-0x1x2');
  });

  it('has nothing to answer among its results', () => {
    expect(() => answerQuestion(state('results-03121'), 0)).toThrow(RangeError);
  });
});
