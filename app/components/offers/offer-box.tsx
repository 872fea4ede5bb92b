import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { guideAddress } from '#app/pages/guide/guide.address.ts';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import type { Offer } from '#domain/offer/offers-for.ts';
import { AdLink } from './ad-link.tsx';
import styles from './offers.module.css';

/** Offers side by side, all for the same visitor: links with their label, the permitted words on a bonus, and the conditions. */
export function OfferBox({ offers }: { offers: readonly Offer[] }) {
  const { t, format, href } = useWords();
  const [first] = offers;
  if (first === undefined) return null;
  return (
    <>
      <ul className={styles.offers}>
        {offers.map(({ link, name }) => (
          <li key={link.bookmaker}>
            <AdLink link={link}>{name}</AdLink>
          </li>
        ))}
        {offers.length === 1 && first.link.bookmaker === guideBookmaker && (
          <li>
            <a className={clsx(button.button, styles.offer)} href={href(guideAddress.path)}>
              {t('guide.howItWorks')}
            </a>
          </li>
        )}
      </ul>
      <p className={text.caption}>
        {t('offers.licence', { country: format.region(first.country) })}{' '}
        {offers.map(({ name, bonus }) => (bonus === undefined ? '' : `${bonusWords(name, bonus)} `))}
        {t('offers.terms', { age: format.integer(first.minimumAge) })} {t('offers.commission')}
      </p>
    </>
  );

  function bonusWords(name: string, bonus: NonNullable<Offer['bonus']>): string {
    if (bonus.kind === 'net-winnings-boost') return t('offers.boost', { name, share: format.percent(bonus.percent / 100) });
    return t('offers.safetyNet', { name, amount: `${format.integer(bonus.amount)}\u00a0${bonus.currency}` });
  }
}
