import { useWords } from '#app/i18n/words.tsx';
import { QuizAnswered } from './quiz-answered.tsx';
import { QuizOpen } from './quiz-open.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';
import type { QuizView } from './quiz-view.ts';

/** The quiz at the step that the address names. */
export function Quiz({ quiz }: { quiz: QuizView }) {
  const { t } = useWords();
  return (
    <section className="sec quiz" aria-labelledby="quiz">
      <div className="sec-h">
        <h2 className="h2" id="quiz">
          {t('superCup.quiz')}
        </h2>
      </div>
      {quiz.kind === 'open' && <QuizOpen key={quiz.number} step={quiz} />}
      {quiz.kind === 'answered' && <QuizAnswered step={quiz} />}
      {quiz.kind === 'results' && <QuizOutcome results={quiz} />}
    </section>
  );
}
