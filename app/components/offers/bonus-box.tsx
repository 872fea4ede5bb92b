import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { bonusBoxAddress } from '#app/pages/offers/offer-box.address.ts';
import button from '#app/ui/button.module.css';
import scripting from '#app/ui/scripting.module.css';
import text from '#app/ui/text.module.css';
import type { GuideOffer } from '#domain/bonus/guide-offer.ts';
import type { Bonus } from '#domain/offer/bonus-of.ts';
import { AdLink } from './ad-link.tsx';
import styles from './bonus-box.module.css';
import { BonusZone } from './bonus-zone.tsx';
import offers from './offers.module.css';

export interface BonusBoxProps {
  readonly offer: GuideOffer;
  /** The bonus code; undefined when there is none at present. */
  readonly code: string | undefined;
  /** Number of times the code was used. */
  readonly used: number;
}

/** The offer of the sign-up guide that a visitor may see: the code with its count, the links with their label, the conditions, and the countries. */
export function BonusBox({ offer: { country, minimumAge, link, bonuses }, code, used }: BonusBoxProps) {
  const { t, format } = useWords();
  const terms = [
    t('offers.licence', { country: format.region(country) }),
    t('offers.terms', { age: format.integer(minimumAge) }),
    t('offers.commission'),
  ];
  return (
    <section className={styles.bonus} aria-label={t('offers.ad')}>
      {bonuses !== undefined && <Code code={code} used={used} />}
      <p className={offers.offers}>
        {bonuses !== undefined && code !== undefined && <AdLink link={link}>{t('guide.get')}</AdLink>}
        <AdLink link={link}>{t('guide.join')}</AdLink>
      </p>
      <p className={text.caption}>
        {bonuses?.own !== undefined && `${bonusWords(bonuses.own)} (${format.region(country)}). ${t('guide.asStated')} `}
        {terms.join(' ')}
      </p>
      {bonuses !== undefined && <BonusZone zone={bonuses.zone} bonusWords={bonusWords} />}
    </section>
  );

  function bonusWords(bonus: Bonus): string {
    if (bonus.kind === 'net-winnings-boost') return t('guide.boost', { share: format.percent(bonus.percent / 100) });
    return t('guide.safetyNet', { amount: `${format.integer(bonus.amount)}\u00a0${bonus.currency}` });
  }
}

function Code({ code, used }: Pick<BonusBoxProps, 'code' | 'used'>) {
  const { t, href } = useWords();
  if (code === undefined) return <p className={styles.noCode}>{t('guide.noCode')}</p>;
  return (
    <copy-code
      class={styles.code}
      code={code}
      copied={t('guide.copied')}
      by-hand={t('guide.copyByHand')}
      count={href(bonusBoxAddress.path)}
    >
      <h2>{t('guide.code')}</h2>
      <code>{code}</code>
      <button type="button" className={clsx(button.button, scripting.needsScript)}>
        {t('guide.copy')}
      </button>
      <p className={clsx(text.caption, styles.used)} data-used="">
        {t('guide.used', { count: used })}
      </p>
    </copy-code>
  );
}
