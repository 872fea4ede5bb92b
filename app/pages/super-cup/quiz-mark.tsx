import { Icon } from '#app/ui/icon.tsx';
import styles from './quiz.module.css';

/** Renders a tick or a cross, without a text alternative: words beside it have the same meaning. */
export function QuizMark({ right }: { right: boolean }) {
  return (
    <span className={styles.mark}>
      <Icon name={right ? 'check' : 'close'} small />
    </span>
  );
}
