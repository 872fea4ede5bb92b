import { useWords } from '#app/i18n/words.tsx';
import type { CountryRules } from './guide-view.ts';

/** Age, supervision and the way out, country by country: what holds for everybody who opens an account there. */
export function CountriesTable({ countries }: { countries: readonly CountryRules[] }) {
  const { t, format } = useWords();
  return (
    <section className="sec" aria-labelledby="countries">
      <div className="sec-h">
        <h2 className="h2" id="countries">
          {t('guide.countries')}
        </h2>
      </div>
      <div className="guide-countries">
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{t('guide.country')}</th>
              <th scope="col" className="num">
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
                <td className="num">{format.integer(minimumAge)}</td>
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
      </div>
      <p className="cap">{t('guide.countriesNote')}</p>
    </section>
  );
}

function Named({ name, url }: { name?: string; url?: string }) {
  const { t } = useWords();
  if (name === undefined) return t('guide.notKnown');
  return (
    <a className="link" href={url} rel="noopener">
      {name}
    </a>
  );
}
