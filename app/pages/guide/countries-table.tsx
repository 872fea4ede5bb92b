import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import layout from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import styles from './countries-table.module.css';
import type { CountryRules } from './guide-view.ts';

/** Renders a table by country of the min age for an account, the gambling regulator, and the register of self-exclusion. */
export function CountriesTable({ countries }: { countries: readonly CountryRules[] }) {
  const { t, format } = useWords();
  return (
    <section className={layout.section} aria-labelledby="countries">
      <div className={layout.head}>
        <h2 className={text.heading} id="countries">
          {t('guide.countries')}
        </h2>
      </div>
      <table className={clsx(table.table, table.wrapping, styles.countries)}>
        <thead>
          <tr>
            <th scope="col">{t('guide.country')}</th>
            <th scope="col" className={table.number}>
              {t('guide.age')}
            </th>
            <th scope="col">{t('guide.regulator')}</th>
            <th scope="col">{t('offers.register')}</th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ country, minimumAge, regulator, register }) => (
            <tr key={country}>
              <th scope="row">{format.region(country)}</th>
              <td className={table.number}>{format.integer(minimumAge)}</td>
              <td>
                <Named {...regulator} />
              </td>
              <td>
                <Named {...register} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={clsx(text.caption, styles.note)}>{t('guide.countriesNote')}</p>
    </section>
  );
}

function Named({ name, url }: { name?: string; url?: string }) {
  const { t } = useWords();
  if (name === undefined) return t('guide.notKnown');
  return (
    <a className={text.link} href={url} rel="noopener">
      {name}
    </a>
  );
}
