import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import styles from './quiz.module.css';
import { QuizHeading } from './quiz-heading.tsx';
import { QuizLink } from './quiz-link.tsx';
import type { OpenQuestion } from './quiz-view.ts';
import { quizPath } from './super-cup.address.ts';

/** Renders a question to answer: the value of each option is the state of the quiz after it is chosen. */
export function QuizOpen({ step: { number, total, question, options, previous } }: { step: OpenQuestion }) {
  const { t, href } = useWords();
  return (
    <form action={href(quizPath())} method="get">
      <QuizHeading number={number} total={total} question={question} />
      <fieldset className={styles.options} aria-labelledby="quiz-step">
        {options.map(({ text, state }) => (
          <label key={state} className={styles.option}>
            <input type="radio" name="quiz" value={state} required />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.ways}>
        <button type="submit" className={clsx(button.button, button.main)}>
          {t('quiz.check')}
        </button>
        {previous !== undefined && <QuizLink state={previous}>{t('quiz.previous')}</QuizLink>}
      </p>
    </form>
  );
}
