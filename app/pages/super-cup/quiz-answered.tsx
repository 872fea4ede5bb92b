import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import styles from './quiz.module.css';
import { QuizHeading } from './quiz-heading.tsx';
import { QuizLink } from './quiz-link.tsx';
import { QuizMark } from './quiz-mark.tsx';
import type { AnsweredQuestion } from './quiz-view.ts';

/** Renders an answered question: the right option, the chosen one, and the explanation. */
export function QuizAnswered({ step }: { step: AnsweredQuestion }) {
  const { t } = useWords();
  const { number, total, question, options, right, explanation, previous, next, nextIsResults } = step;
  return (
    <>
      <QuizHeading number={number} total={total} question={question} />
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.text} className={clsx(styles.option, option.right ? styles.right : option.chosen && styles.wrong)}>
            {option.right || option.chosen ? <QuizMark right={option.right} /> : <span className={styles.mark} />}
            <span>{option.text}</span>
            <OptionNote right={option.right} chosen={option.chosen} />
          </li>
        ))}
      </ul>
      <p className={clsx(styles.verdict, right ? styles.right : styles.wrong)} data-said="">
        <b>{t(right ? 'quiz.correct' : 'quiz.incorrect')}</b> {explanation}
      </p>
      <p className={styles.ways}>
        <QuizLink main state={next}>
          {t(nextIsResults ? 'quiz.showResults' : 'quiz.next')}
        </QuizLink>
        {previous !== undefined && <QuizLink state={previous}>{t('quiz.previous')}</QuizLink>}
      </p>
    </>
  );
}

function OptionNote({ right, chosen }: { right: boolean; chosen: boolean }) {
  const { t } = useWords();
  const notes = [...(chosen ? [t('quiz.yourAnswer')] : []), ...(right ? [t('quiz.rightAnswer')] : [])];
  return notes.length === 0 ? null : <span className={styles.note}>{notes.join(' · ')}</span>;
}
