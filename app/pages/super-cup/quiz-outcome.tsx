import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import styles from './quiz.module.css';
import { QuizLink } from './quiz-link.tsx';
import { QuizMark } from './quiz-mark.tsx';
import type { QuizResults } from './quiz-view.ts';
import { quizPath } from './super-cup.address.ts';

/** Renders the result of the quiz, with links back to every question. */
export function QuizOutcome({ results: { verdict, right, total, questions, previous } }: { results: QuizResults }) {
  const { t, href } = useWords();
  return (
    <>
      <h3 className={styles.question} id="quiz-step" tabIndex={-1}>
        {t(`quiz.${verdict}`)}
      </h3>
      <p className={styles.result} data-said="">
        {t('quiz.result', { right, total })}
      </p>
      <ol className={styles.options}>
        {questions.map(({ question, right: isRight, state }) => (
          <li key={state} className={clsx(styles.option, isRight ? styles.right : styles.wrong)}>
            <QuizMark right={isRight} />
            <a href={href(quizPath(state))} rel="nofollow">
              {question}
            </a>
            <span className={styles.note}>{t(isRight ? 'quiz.correct' : 'quiz.incorrect')}</span>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <QuizLink main>{t('quiz.restart')}</QuizLink>
        {previous !== undefined && <QuizLink state={previous}>{t('quiz.previous')}</QuizLink>}
      </p>
    </>
  );
}
