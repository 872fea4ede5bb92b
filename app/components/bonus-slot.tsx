import { useWords } from '#app/i18n/words.tsx';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import { languagesWithoutOffers } from '#domain/offer/languages-without-offers.ts';

/**
 * The place of the bonus code in the sign-up guide: empty in the page, which is the same for everybody, and filled with what the visitor may see
 * (app/behaviours/bonus-code.ts). Its height is kept free: that of a link, or where bonuses may be advertised that of a code.
 */
export function BonusSlot({ roomForCode }: { roomForCode: boolean }) {
  const { t, href, locale } = useWords();
  if (languagesWithoutOffers.has(locale.tag)) return null;
  return (
    <div className={roomForCode ? 'bonus-slot for-code' : 'bonus-slot'} data-bonus-slot>
      <noscript>
        <a className="link" href={href(`/offers/${guideBookmaker}`)} rel="nofollow">
          {t('guide.slotLink')}
        </a>{' '}
        <small className="ad">{t('offers.ad')}</small>
      </noscript>
    </div>
  );
}
