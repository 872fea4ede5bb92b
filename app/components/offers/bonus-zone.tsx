import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { ZoneCountry } from '#domain/bonus/guide-offer.ts';
import type { Bonus } from '#domain/offer/bonus-of.ts';
import styles from './bonus-zone.module.css';

/** A table of the bonus that is promised in each country, folded away until the reader opens it. */
export function BonusZone({ zone, bonusWords }: { zone: readonly ZoneCountry[]; bonusWords: (bonus: Bonus) => string }) {
  const { t, format } = useWords();
  return (
    <details className={styles.zone}>
      <summary>{t('guide.zone')}</summary>
      <table className={clsx(table.table, table.wrapping)}>
        <thead>
          <tr>
            <th scope="col">{t('guide.country')}</th>
            <th scope="col">{t('guide.stated')}</th>
            <th scope="col" className={table.number}>
              {t('guide.age')}
            </th>
            <th scope="col">{t('guide.shownThere')}</th>
          </tr>
        </thead>
        <tbody>
          {zone.map(({ country, bonus, minimumAge, shownThere }) => (
            <tr key={country}>
              <th scope="row">{format.region(country)}</th>
              <td>{bonusWords(bonus)}</td>
              <td className={table.number}>{format.integer(minimumAge)}</td>
              <td>{t(shownThere ? 'guide.shown' : 'guide.notShown')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={clsx(text.caption, styles.note)}>{t('guide.zoneNote')}</p>
    </details>
  );
}
