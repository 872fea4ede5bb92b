import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import text from '#app/ui/text.module.css';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import styles from './prices-note.module.css';

/** Renders the meaning of the marks in a list of matches. */
export function PricesNote({ matches }: { matches: readonly ListedMatch[] }) {
  const { t } = useWords();
  const isAfterwards = useComputedAfterwards();
  const dashed = matches.some(({ tip }) => tip !== null && isAfterwards(tip.origin));
  return (
    <p className={clsx(text.caption, styles.note)}>
      {t('home.pricesNote')} {dashed && t('tip.dashed')}
    </p>
  );
}
