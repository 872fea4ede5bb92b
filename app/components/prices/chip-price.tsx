import { clsx } from 'clsx';
import styles from '#app/components/tips/tip-chip.module.css';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import { BetLetter } from './bet-letter.tsx';
import { LicensedPrice } from './licensed-price.tsx';
import { Price } from './price.tsx';
import { SlipPrice } from './slip-price.tsx';

/**
 * Shows the price of a tip that can be taken at present, as a button that puts it on the slip; the published price of any other open tip;
 * and the outcome's letter of a settled tip, or of one whose outcome is expected.
 */
export function ChipPrice({
  tip,
  bet,
  slipMatchId,
  expected,
}: {
  tip: Pick<ListedTip, 'state' | 'decimalOdds' | 'present'> & { readonly bet: AnyBet };
  /** The bet in few letters. */
  bet: string;
  /** The match, while the tip can be put on the slip. */
  slipMatchId: number | undefined;
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
  const published = (why: string | undefined) => (
    <span className={styles.price} title={why}>
      <Price odds={tip.decimalOdds} />
      {why !== undefined && <span className={text.visuallyHidden}>, {why}</span>}
    </span>
  );
  if (slipMatchId === undefined) return published(undefined);
  if (tip.present === null) return published(t('tip.notOffered'));
  const { decimalOdds, bookmakerName } = tip.present;
  return (
    <LicensedPrice
      offer={tip.present}
      shows={`${decimalOdds} ${bookmakerName}`}
      instead={published(t('tip.notLicensedHere', { bookmaker: bookmakerName }))}
    >
      <SlipPrice matchId={slipMatchId} bet={tip.bet} odds={decimalOdds} selection={bet} className={clsx(styles.price, styles.choosable)}>
        {decimalOdds !== tip.decimalOdds && (
          <span className={text.visuallyHidden}>
            , {t('tip.whenTipped')} <Price odds={tip.decimalOdds} />
          </span>
        )}
      </SlipPrice>
    </LicensedPrice>
  );
}
