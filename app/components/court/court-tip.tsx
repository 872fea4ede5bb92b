import { clsx } from 'clsx';
import { BetLetter } from '#app/components/bet-letter.tsx';
import { Price } from '#app/components/price.tsx';
import styles from '#app/components/tip-chip.module.css';
import { useWords } from '#app/i18n/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import text from '#app/ui/text.module.css';
import type { CourtListedTip } from '#data/queries/court/court-match-list.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import own from './court-tip.module.css';

/** With more letters than this a bet is set narrower. */
const longBet = 14;

/** The tip of a match of tennis or basketball in its row, as `TipChip` shows one of football; `bet` is said in few letters. */
export function CourtTip({ tip, bet }: { tip: CourtListedTip<CourtSport>; bet: string }) {
  const { t, format } = useWords();
  const afterwards = useComputedAfterwards()(tip.origin);
  return (
    <span
      className={clsx(styles.tip, own.tip, afterwards && styles.computedAfterwards)}
      title={afterwards ? t('tip.computedAfterwards') : undefined}
    >
      <span className={styles.label}>{t('tip.chip')}</span>
      <span className={clsx(styles.bet, bet.length > longBet && styles.longBet)} title={bet}>
        {bet}
      </span>
      {afterwards && <span className={text.visuallyHidden}>, {t('tip.computedAfterwards')}</span>}
      <span className={styles.chance}>
        {format.percent(tip.probability)}
        {tip.state !== 'open' && (
          <>
            {' · '}
            <Price odds={tip.decimalOdds} />
          </>
        )}
      </span>
      <live-tip class={styles.outcome} tip={String(tip.sequence)}>
        <span className={styles.price}>{tip.state === 'open' ? <Price odds={tip.decimalOdds} /> : <BetLetter state={tip.state} />}</span>
      </live-tip>
    </span>
  );
}
