import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import { BetLetter } from './bet-letter.tsx';
import { Price } from './price.tsx';
import { SlipPrice } from './slip-price.tsx';
import styles from './tip-chip.module.css';

/**
 * The present price of a tip that can be put on the slip, the published price of another open one, and the outcome's letter of one that is over, or
 * whose outcome is expected.
 */
export function ChipPrice({
  tip,
  bet,
  chosenIn,
  expected,
}: {
  tip: Pick<ListedTip, 'state' | 'decimalOdds' | 'presentOdds'> & { readonly bet: AnyBet };
  /** The bet in few letters. */
  bet: string;
  /** The match, while the tip can be put on the slip. */
  chosenIn: number | undefined;
  expected: BetOutcome | undefined;
}) {
  const { t } = useWords();
  if (tip.state !== 'open') {
    return (
      <span className={styles.price}>
        <BetLetter state={tip.state} />
      </span>
    );
  }
  if (expected !== undefined) {
    return (
      <>
        <span className={styles.price} hidden>
          <Price odds={tip.decimalOdds} />
        </span>
        <BetLetter state={expected} isExpected />
      </>
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
