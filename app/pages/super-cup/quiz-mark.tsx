import { Icon } from '#app/ui/icon.tsx';
import styles from './quiz.module.css';

/** A tick or a cross, which says nothing by itself: words beside it do. */
export function QuizMark({ right }: { right: boolean }) {
  return (
    <span className={styles.mark}>
      <Icon name={right ? 'check' : 'close'} small />
    </span>
  );
}
