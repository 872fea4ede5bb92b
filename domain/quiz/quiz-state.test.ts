import { describe, expect, it } from 'vitest';
import { optionsOfQuestion, parseQuizState, questionsOfQuiz, quizStatePattern, startOfQuiz, writeQuizState } from './quiz-state.ts';

const open = undefined;

describe('the state of a quiz', () => {
  it.each([
    ['1-xxxxx', { at: 0, answers: [open, open, open, open, open] }],
    ['2-03xxx', { at: 1, answers: [0, 3, open, open, open] }],
    ['5-1x2x0', { at: 4, answers: [1, open, 2, open, 0] }],
    ['results-03121', { at: 'results', answers: [0, 3, 1, 2, 1] }],
  ] as const)('is written as %s and read back', (text, state) => {
    expect(writeQuizState(state)).toBe(text);
    expect(parseQuizState(text)).toEqual(state);
  });

  it('begins at the first question with no answer', () => {
    expect(writeQuizState(startOfQuiz)).toBe('1-xxxxx');
  });

  it.each([
    '',
    '0-xxxxx',
    '6-xxxxx',
    '1-xxxx',
    '1-xxxxxx',
    '1-4xxxx',
    '1_xxxxx',
    'results-0312x',
    'RESULTS-03121',
    '1-xxxxx\n',
    ' 1-xxxxx',
  ])('is not read from %j', (text) => {
    expect(parseQuizState(text)).toBeUndefined();
  });

  it('has room for every question and every option, and for none more', () => {
    const answers = (option: number) => Array.from({ length: questionsOfQuiz }, () => option);
    expect(parseQuizState(writeQuizState({ at: questionsOfQuiz - 1, answers: answers(optionsOfQuestion - 1) }))).toBeDefined();
    expect(writeQuizState({ at: questionsOfQuiz, answers: answers(0) })).not.toMatch(quizStatePattern);
    expect(writeQuizState({ at: 0, answers: answers(optionsOfQuestion) })).not.toMatch(quizStatePattern);
  });
});
