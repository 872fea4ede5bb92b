import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import layout from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import styles from './quiz.module.css';
import { QuizStep } from './quiz-step.tsx';
import type { QuizView } from './quiz-view.ts';
import { quizStepAddress } from './super-cup.address.ts';

/** Renders the quiz at the step that the address names. Its links and its form lead to other steps; with scripts `<quiz-steps>` shows them in place. */
export function Quiz({ quiz }: { quiz: QuizView }) {
  const { t, href } = useWords();
  return (
    <section className={clsx(layout.section, styles.quiz)} aria-labelledby="quiz">
      <div className={layout.head}>
        <h2 className={text.heading} id="quiz">
          {t('superCup.quiz')}
        </h2>
      </div>
      <quiz-steps src={href(quizStepAddress.path)}>
        <QuizStep quiz={quiz} />
      </quiz-steps>
    </section>
  );
}
