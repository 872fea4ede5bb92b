import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import field from '#app/ui/field.module.css';
import text from '#app/ui/text.module.css';
import { coveredCountries } from '#domain/broadcast/covered-countries.ts';
import styles from './country-filter.module.css';
import { livestreamAddress } from './livestream.address.ts';
import type { LivestreamView } from './livestream.server.ts';

/** Renders the choice of a country as a form, which works without a script; `<own-country>` adds a link to the visitor's own. */
export function CountryFilter({ view: { address, country } }: { view: LivestreamView }) {
  const { t, href, format } = useWords();
  const countries = coveredCountries
    .map((code) => ({ code, name: format.region(code) }))
    .sort((first, second) => format.compare(first.name, second.name));
  return (
    <form className={styles.filter} action={href(livestreamAddress.path)} data-keep-scroll="filters">
      {address.date !== undefined && <input type="hidden" name="date" value={address.date} />}
      <label className={styles.country}>
        <span>{t('watch.country')}</span>
        <span className={clsx(field.field, styles.choice)}>
          <select name="country" defaultValue={country} key={country}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </span>
      </label>
      {address.utc !== undefined && <input type="hidden" name="utc" value={address.utc} />}
      <button type="submit" className={clsx(button.button, styles.show)}>
        {t('watch.show')}
      </button>
      <own-country>
        {t('watch.yourCountry')}{' '}
        <a className={text.link} href={href(livestreamAddress.path)}>
          …
        </a>
      </own-country>
    </form>
  );
}
