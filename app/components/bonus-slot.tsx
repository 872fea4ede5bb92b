import { useWords } from '#app/i18n/words.tsx';
import { bonusBoxAddress } from '#app/pages/offers/offer-box.address.ts';
import { offersOfBookmakerAddress } from '#app/pages/offers/offers.address.ts';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import { hasOffers } from '#domain/offer/has-offers.ts';

/**
 * Shows the place of the bonus code in the sign-up guide: empty in the page, which is the same for everybody, and filled with what the
 * visitor may see by `<offer-slot>`. Its height is kept free: that of a link, or where bonuses may be advertised that of a code.
 */
export function BonusSlot({ roomForCode }: { roomForCode: boolean }) {
  const { t, href, locale } = useWords();
  if (!hasOffers[locale.tag]) return null;
  return (
    <offer-slot class={roomForCode ? 'bonus-slot for-code' : 'bonus-slot'} src={href(bonusBoxAddress.path)}>
      <noscript>
        <a className="link" href={href(offersOfBookmakerAddress.href({ bookmaker: guideBookmaker }))} rel="nofollow">
          {t('guide.slotLink')}
        </a>{' '}
        <small className="ad">{t('offers.ad')}</small>
      </noscript>
    </offer-slot>
  );
}
