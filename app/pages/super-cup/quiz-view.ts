import type { QuizQuestion } from '#data/articles/special.ts';
import { answerQuestion, nextInQuiz, previousInQuiz } from '#domain/quiz/quiz-moves.ts';
import { parseQuizState, type QuizState, startOfQuiz, writeQuizState } from '#domain/quiz/quiz-state.ts';
import { countRight, type QuizVerdict, quizVerdict } from '#domain/quiz/quiz-verdict.ts';

/** The present step of the quiz; states are values of the parameter `quiz`. */
export type QuizView = OpenQuestion | AnsweredQuestion | QuizResults;

interface Question {
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly question: string;
  readonly previous: string | undefined;
}

export interface OpenQuestion extends Question {
  readonly kind: 'open';
  /** The options, each with the state after it is chosen. */
  readonly options: readonly { readonly text: string; readonly state: string }[];
}

export interface AnsweredQuestion extends Question {
  readonly kind: 'answered';
  readonly options: readonly { readonly text: string; readonly right: boolean; readonly chosen: boolean }[];
  readonly right: boolean;
  readonly explanation: string;
  readonly next: string;
  readonly nextIsResults: boolean;
}

export interface QuizResults {
  readonly kind: 'results';
  readonly verdict: QuizVerdict;
  readonly right: number;
  readonly total: number;
  readonly questions: readonly { readonly question: string; readonly right: boolean; readonly state: string }[];
  readonly previous: string | undefined;
}

/**
 * Returns the view of the quiz in the state of the address.
 *
 * @param requested the value of the address's parameter; the quiz begins anew when it is missing or invalid
 * @param correct the right option for each question, from 0
 */
export function toQuizView(requested: string | undefined, questions: readonly QuizQuestion[], correct: readonly number[]): QuizView {
  const state = parseQuizState(requested ?? '') ?? startOfQuiz;
  return state.at === 'results' ? toResults(state, questions, correct) : toQuestion(state, state.at, questions, correct);
}

function toQuestion(state: QuizState, at: number, questions: readonly QuizQuestion[], correct: readonly number[]): QuizView {
  const { question, options, explanation } = questions[at] as QuizQuestion;
  const previous = written(previousInQuiz(state));
  const shared = { number: at + 1, total: questions.length, question, previous };
  const chosen = state.answers[at];
  const next = nextInQuiz(state);
  if (chosen === undefined || next === undefined) {
    return {
      kind: 'open',
      ...shared,
      options: options.map((text, option) => ({ text, state: writeQuizState(answerQuestion(state, option)) })),
    };
  }
  return {
    kind: 'answered',
    ...shared,
    options: options.map((text, option) => ({ text, right: option === correct[at], chosen: option === chosen })),
    right: chosen === correct[at],
    explanation,
    next: writeQuizState(next),
    nextIsResults: next.at === 'results',
  };
}

function toResults(state: QuizState, questions: readonly QuizQuestion[], correct: readonly number[]): QuizResults {
  const right = countRight(state.answers, correct);
  return {
    kind: 'results',
    verdict: quizVerdict(right, questions.length),
    right,
    total: questions.length,
    questions: questions.map(({ question }, at) => ({
      question,
      right: state.answers[at] === correct[at],
      state: writeQuizState({ at, answers: state.answers }),
    })),
    previous: written(previousInQuiz(state)),
  };
}

function written(state: QuizState | undefined): string | undefined {
  return state === undefined ? undefined : writeQuizState(state);
}
