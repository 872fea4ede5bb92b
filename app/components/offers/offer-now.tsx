import { LicensedPrice } from '#app/components/prices/licensed-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { TakeableOffer } from '#data/queries/odds/present-offer-of-tip.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import styles from './offer-now.module.css';

/**
 * A button with the price at which an open tip's bet can be taken at present, which puts it on the slip; the published price comes before
 * it where it differs. A bet that no licensed bookmaker prices shows its published price, and no button; so does one whose bookmaker is not
 * licensed in the reader's country.
 *
 * @param now undefined when no bookmaker has a price that can be taken
 * @param selection what the button chooses, for readers who do not see its surroundings
 */
export function OfferNow({
  matchId,
  bet,
  published,
  now,
  selection,
  className,
}: {
  matchId: number;
  bet: AnyBet;
  published: number;
  now: TakeableOffer | undefined;
  selection: string;
  className: string;
}) {
  const { t } = useWords();
  const without = (why: string) => (
    <span className={styles.withdrawn}>
      <Price odds={published} /> <small>{why}</small>
    </span>
  );
  if (now === undefined) return without(t('tip.notOffered'));
  const { decimalOdds, bookmakerName } = now;
  return (
    <LicensedPrice
      offer={now}
      shows={`${published} ${decimalOdds} ${bookmakerName}`}
      instead={without(t('tip.notLicensedHere', { bookmaker: bookmakerName }))}
    >
      {decimalOdds !== published && (
        <span className={styles.published}>
          <span className={text.visuallyHidden}>{t('tip.whenTipped')} </span>
          <Price odds={published} /> <span aria-hidden="true">→</span>
          <span className={text.visuallyHidden}>, {t('tip.now')} </span>
        </span>
      )}
      <SlipPrice matchId={matchId} bet={bet} odds={decimalOdds} selection={selection} className={className} />
    </LicensedPrice>
  );
}
