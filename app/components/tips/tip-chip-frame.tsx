import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Price } from '#app/components/prices/price.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import text from '#app/ui/text.module.css';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import letters from './outcome-letter.module.css';
import styles from './tip-chip.module.css';

/** Max letters of a bet in the usual width; a longer one is set narrower. */
const longBet = 14;

/** The strip or chip of a tip of any sport in a match row: its bet in few letters, its chance, and at the end its price or its outcome. */
export function TipChipFrame({
  tip,
  bet,
  follows,
  children,
}: {
  tip: Pick<ListedTip, 'sequence' | 'origin' | 'probability' | 'decimalOdds' | 'state'>;
  bet: string;
  /** Attributes by which the end follows the match while the page is open. */
  follows: { readonly leg?: string; readonly standing?: string | undefined; readonly shows?: string };
  children: ReactNode;
}) {
  const { t, format } = useWords();
  const afterwards = useComputedAfterwards()(tip.origin);
  return (
    <span
      className={clsx(styles.tip, afterwards && styles.computedAfterwards)}
      title={afterwards ? t('tip.computedAfterwards') : undefined}
    >
      <span className={styles.label}>{t('tip.chip')}</span>
      <span className={clsx(styles.bet, bet.length > longBet && styles.longBet)} title={bet}>
        {bet}
      </span>
      {afterwards && <span className={text.visuallyHidden}>, {t('tip.computedAfterwards')}</span>}
      <span className={styles.chance}>
        {tip.state === 'open' ? (
          t('tip.chanceInRow', { chance: format.percent(tip.probability) })
        ) : (
          <>
            {format.percent(tip.probability)} · <Price odds={tip.decimalOdds} />
          </>
        )}
      </span>
      <live-tip class={clsx(letters.place, styles.outcome)} tip={String(tip.sequence)} {...follows}>
        {children}
      </live-tip>
    </span>
  );
}
