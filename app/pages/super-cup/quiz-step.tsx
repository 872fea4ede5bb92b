import { QuizAnswered } from './quiz-answered.tsx';
import { QuizOpen } from './quiz-open.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';
import type { QuizView } from './quiz-view.ts';

/** Shows one step of the quiz: a question, its answer, or how the quiz went. */
export function QuizStep({ quiz }: { quiz: QuizView }) {
  if (quiz.kind === 'open') return <QuizOpen step={quiz} />;
  return quiz.kind === 'answered' ? <QuizAnswered step={quiz} /> : <QuizOutcome results={quiz} />;
}
