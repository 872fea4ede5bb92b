import { QuizAnswered } from './quiz-answered.tsx';
import { QuizOpen } from './quiz-open.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';
import type { QuizView } from './quiz-view.ts';

/** Renders one step of the quiz: a question, its answer, or the result. */
export function QuizStep({ quiz }: { quiz: QuizView }) {
  if (quiz.kind === 'open') return <QuizOpen step={quiz} />;
  return quiz.kind === 'answered' ? <QuizAnswered step={quiz} /> : <QuizOutcome results={quiz} />;
}
