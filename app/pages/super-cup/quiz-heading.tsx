import { useWords } from '#app/i18n/words.tsx';

/** Which question it is, and the question; the keyboard goes on from here. */
export function QuizHeading({ number, total, question }: { number: number; total: number; question: string }) {
  const { t } = useWords();
  return (
    <h3 className="quiz-q" id="quiz-step" tabIndex={-1}>
      <span className="n">{t('quiz.position', { number, total })}</span>
      <span className="vh">: </span>
      {question}
    </h3>
  );
}
