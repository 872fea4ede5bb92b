import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { bonusBoxAddress } from '#app/pages/offers/offer-box.address.ts';
import { offersOfBookmakerAddress } from '#app/pages/offers/offers.address.ts';
import text from '#app/ui/text.module.css';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import { hasOffers } from '#domain/offer/has-offers.ts';
// What `<offer-slot>` puts here has its styles from this page.
import '#app/components/offers/bonus-box.tsx';
import { NoOffer } from '#app/components/offers/no-offer.tsx';
import offers from '#app/components/offers/offers.module.css';
import styles from './bonus-slot.module.css';

/**
 * Renders the place of the bonus code in the sign-up guide. It is empty in the page, which is the same for every visitor; `<offer-slot>` fills
 * it with what the visitor may see. It reserves the height of a link, or that of a code where bonuses may be advertised.
 */
export function BonusSlot({ roomForCode }: { roomForCode: boolean }) {
  const { t, href, locale } = useWords();
  if (!hasOffers[locale.tag]) return null;
  const page = offersOfBookmakerAddress.href({ bookmaker: guideBookmaker });
  return (
    <offer-slot class={clsx(styles.slot, roomForCode && styles.roomForCode)} src={href(bonusBoxAddress.path)}>
      <noscript>
        <a className={text.link} href={href(page)} rel="nofollow">
          {t('guide.slotLink')}
        </a>{' '}
        <small className={offers.label}>{t('offers.ad')}</small>
      </noscript>
      <NoOffer whyPath={page} />
    </offer-slot>
  );
}
