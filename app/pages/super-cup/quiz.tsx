import { useWords } from '#app/i18n/words.tsx';
import { QuizStep } from './quiz-step.tsx';
import type { QuizView } from './quiz-view.ts';
import { quizStepAddress } from './super-cup.address.ts';

/** Shows the quiz at the step that the address names. Its links and its form lead to the others; with scripts in place, by `<quiz-steps>`. */
export function Quiz({ quiz }: { quiz: QuizView }) {
  const { t, href } = useWords();
  return (
    <section className="sec quiz" aria-labelledby="quiz">
      <div className="sec-h">
        <h2 className="h2" id="quiz">
          {t('superCup.quiz')}
        </h2>
      </div>
      <quiz-steps src={href(quizStepAddress.path)}>
        <QuizStep quiz={quiz} />
      </quiz-steps>
    </section>
  );
}
