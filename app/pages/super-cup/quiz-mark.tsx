import { Icon } from '#app/ui/icon.tsx';

/** A tick or a cross, which says nothing by itself: words beside it do. */
export function QuizMark({ right }: { right: boolean }) {
  return (
    <span className="mark">
      <Icon name={right ? 'check' : 'close'} small />
    </span>
  );
}
