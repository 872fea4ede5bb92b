import { useWords } from '#app/i18n/words/words.tsx';
import { offerBoxAddress } from '#app/pages/offers/offer-box.address.ts';
import { offersAddress, offersOfBookmakerAddress } from '#app/pages/offers/offers.address.ts';
import text from '#app/ui/text.module.css';
import { affiliateBookmaker, type BookmakerId } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { LinkSport, Placement } from '#domain/offer/bookmaker-link.ts';
import { hasOffers } from '#domain/offer/has-offers.ts';
import { NoOffer } from './no-offer.tsx';
// What `<offer-slot>` puts here has its styles from this page.
import './offer-box.tsx';
import styles from './offer-slot.module.css';
import offers from './offers.module.css';

/**
 * Shows a place of fixed height for offers. The page is the same for all visitors, so the place is sent empty: `<offer-slot>` fetches what
 * the visitor may see. When that is nothing and the place is visible, it says so.
 */
export function OfferSlot({
  placement,
  sport,
  bookmaker,
  match,
}: {
  placement: Placement;
  sport?: LinkSport;
  /** Limits the offers to those of this bookmaker. */
  bookmaker?: BookmakerId | undefined;
  /** Number of the page's match: while it is played, some countries allow no offers. */
  match?: number;
}) {
  const { t, href, locale } = useWords();
  if (!hasOffers[locale.tag]) return null;
  const page = bookmaker === undefined ? offersAddress.path : offersOfBookmakerAddress.href({ bookmaker });
  const name = bookmaker === undefined ? undefined : affiliateBookmaker(bookmaker)?.name;
  return (
    <offer-slot class={styles.slot} src={href(offerBoxAddress.href({ placement, sport, bookmaker, match }))}>
      <noscript>
        <a className={text.link} href={href(page)} rel="nofollow">
          {name === undefined ? t('offers.slotLink') : t('offers.one', { name })}
        </a>{' '}
        <small className={offers.label}>{t('offers.ad')}</small>
      </noscript>
      <NoOffer whyPath={page} />
    </offer-slot>
  );
}
