import { clsx } from 'clsx';
import { shortBetWords } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import text from '#app/ui/text.module.css';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import { BetLetter } from './bet-letter.tsx';
import { Price } from './price.tsx';
import { SlipPrice } from './slip-price.tsx';
import styles from './tip-chip.module.css';

/** With more letters than this a bet is set narrower. */
const longBet = 14;

/** The tip of a match in its row: on pink, a strip below on a phone, a chip beside where there is room. Its price becomes its outcome. */
export function TipChip({
  tip,
  home,
  away,
  chosenIn,
}: {
  tip: ListedTip;
  home: string;
  away: string;
  /** The match, while the tip can be put on the slip. */
  chosenIn?: number | undefined;
}) {
  const words = useWords();
  const { t, format } = words;
  const afterwards = useComputedAfterwards()(tip.origin);
  const bet = shortBetWords(tip.bet, { home, away }, words);
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
        {format.percent(tip.probability)}
        {tip.state !== 'open' && (
          <>
            {' · '}
            <Price odds={tip.decimalOdds} />
          </>
        )}
      </span>
      <live-tip class={styles.outcome} tip={String(tip.sequence)}>
        <ChipPrice tip={tip} bet={bet} chosenIn={chosenIn} />
      </live-tip>
    </span>
  );
}

/** The present price of a tip that can be put on the slip, the published price of another open one, and the outcome's letter of one that is over. */
function ChipPrice({ tip, bet, chosenIn }: { tip: ListedTip; bet: string; chosenIn: number | undefined }) {
  const { t } = useWords();
  if (tip.state !== 'open') {
    return (
      <span className={styles.price}>
        <BetLetter state={tip.state} />
      </span>
    );
  }
  if (chosenIn === undefined || tip.presentOdds === null) {
    return (
      <span className={styles.price}>
        <Price odds={tip.decimalOdds} />
        {chosenIn !== undefined && <span className={text.visuallyHidden}>, {t('tip.notOffered')}</span>}
      </span>
    );
  }
  return (
    <SlipPrice matchId={chosenIn} bet={tip.bet} odds={tip.presentOdds} selection={bet} className={clsx(styles.price, styles.choosable)}>
      {tip.presentOdds !== tip.decimalOdds && (
        <span className={text.visuallyHidden}>
          , {t('tip.whenTipped')} <Price odds={tip.decimalOdds} />
        </span>
      )}
    </SlipPrice>
  );
}
