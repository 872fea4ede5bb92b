import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './quiz.module.css';

/** Renders the number of the question, and the question; keyboard focus continues from here. */
export function QuizHeading({ number, total, question }: { number: number; total: number; question: string }) {
  const { t } = useWords();
  return (
    <h3 className={styles.question} id="quiz-step" tabIndex={-1}>
      <span className={styles.position}>{t('quiz.position', { number, total })}</span>
      <span className={text.visuallyHidden}>: </span>
      {question}
    </h3>
  );
}
