import { useWords } from '#app/i18n/words.tsx';
import { coveredCountries } from '#domain/broadcast/covered-countries.ts';
import { livestreamAddress } from './livestream.address.ts';
import type { LivestreamView } from './livestream.server.ts';

/** The country as a form, so that it works without a script; `<own-country>` adds the visitor's own as a link. */
export function CountryFilter({ view: { address, country } }: { view: LivestreamView }) {
  const { t, href, format } = useWords();
  const countries = coveredCountries
    .map((code) => ({ code, name: format.region(code) }))
    .sort((first, second) => format.compare(first.name, second.name));
  return (
    <form className="watch-filter" action={href(livestreamAddress.path)} data-keep-scroll="filters">
      {address.date !== undefined && <input type="hidden" name="date" value={address.date} />}
      <label>
        <span>{t('watch.country')}</span>
        <span className="field">
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
      <button type="submit" className="btn">
        {t('watch.show')}
      </button>
      <own-country>
        {t('watch.yourCountry')}{' '}
        <a className="link" href={href(livestreamAddress.path)}>
          …
        </a>
      </own-country>
    </form>
  );
}
