import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import styles from './offer-now.module.css';
import { Price } from './price.tsx';
import { SlipPrice } from './slip-price.tsx';

/**
 * A button with the present price of an open tip's bet, which puts it on the slip; the published price stands before it where it differs.
 * A bet that nobody prices any more shows its published price, and no button.
 *
 * @param now undefined where nobody prices the bet any more
 * @param selection what the button chooses, for those who do not see what it stands beside
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
  now: number | undefined;
  selection: string;
  className: string;
}) {
  const { t } = useWords();
  if (now === undefined) {
    return (
      <span className={styles.withdrawn}>
        <Price odds={published} /> <small>{t('tip.notOffered')}</small>
      </span>
    );
  }
  return (
    <>
      {now !== published && (
        <span className={styles.published}>
          <span className={text.visuallyHidden}>{t('tip.whenTipped')} </span>
          <Price odds={published} /> <span aria-hidden="true">→</span>
          <span className={text.visuallyHidden}>, {t('tip.now')} </span>
        </span>
      )}
      <SlipPrice matchId={matchId} bet={bet} odds={now} selection={selection} className={className} />
    </>
  );
}
