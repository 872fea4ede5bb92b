import { clsx } from 'clsx';
import { CountryField } from '#app/components/page/country-field.tsx';
import { initialOf } from '#app/i18n/initial-of.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import scripting from '#app/ui/scripting.module.css';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { addressWithOpened, CompetitionLine, OutcomeWords } from './competition-line.tsx';
import { dayPartOf } from './day-part.address.ts';
import folded from './folded-group.module.css';
import { type HomeAddress, homeAddress } from './home.address.ts';
import type { HomeCountry, HomeGroup, HomeWorld } from './home-groups.server.ts';
import { LineCounts } from './line-counts.tsx';
import styles from './world-section.module.css';

/** Number of countries in the document; the rest come when the reader turns to them. */
const firstCountries = 8;

/**
 * Renders the competitions of the list by country, folded, with a field and letters that narrow the countries: the first countries, those that
 * the address opens, and a link to the others.
 */
export function WorldSection({ address, world: { competitions, matches, countries } }: { address: HomeAddress; world: HomeWorld }) {
  const { t, href, format } = useWords();
  const letters = [...new Set(countries.map(({ region }) => initialOf(format.region(region))))].sort(format.compare);
  const isWhole = address.countries === 'all' || countries.length <= firstCountries;
  const shown = isWhole ? countries : countries.filter(({ groups }, at) => at < firstCountries || groups !== undefined);
  return (
    <country-letters class={styles.world} id="world" src={isWhole ? undefined : href(dayPartOf(address, { countries: true }))}>
      <section>
        <div className={section.head}>
          <h2 className={text.heading}>{t('world.title', { count: competitions })}</h2>
          <span className={section.aside}>
            {t('world.countries', { count: countries.length })}, {t('home.inDay', { count: matches })}
          </span>
        </div>
        <CountryField label={t('leagues.country')} list="world" src={href(dayPartOf(address, { all: true }))} />
        <nav className={clsx(styles.letters, scripting.needsScript)} aria-label={t('world.letters')}>
          <button type="button" data-letter="" aria-pressed="true" aria-label={`${t('world.top')}: ${t('world.mostFirst')}`}>
            {t('world.top')}
          </button>
          {letters.map((letter) => (
            <button key={letter} type="button" data-letter="" aria-pressed="false">
              {letter}
            </button>
          ))}
        </nav>
        <p className={text.caption} data-nothing="" hidden>
          {t('leagues.noCountry')}
        </p>
        <div className={styles.found} data-found="" />
        <ul className={styles.countries} data-countries="">
          <CountryLines countries={shown} address={address} />
        </ul>
        {!isWhole && (
          <div className={styles.rest} data-rest="">
            <a className={clsx(button.button, button.block)} href={`${href(homeAddress.href({ ...address, countries: 'all' }))}#world`}>
              {t('world.showAll', { count: countries.length })}
            </a>
          </div>
        )}
      </section>
    </country-letters>
  );
}

/** Renders every competition by name, each with its country, for the field to search. The links lead to the list with the competition open. */
export function CompetitionsFound({ groups, address }: { groups: readonly HomeGroup[]; address: HomeAddress }) {
  const { format, href } = useWords();
  return (
    <ul>
      {groups.map(({ tournament }) => (
        <li key={tournament.id} data-name={format.competition(tournament.name)}>
          <a className={clsx(folded.line, folded.sign, folded.right)} href={href(addressWithOpened(address, tournament))}>
            <span className={clsx(text.countryCode, folded.code)}>{tournament.code}</span>
            <span className={folded.name}>
              <b>{format.competition(tournament.name)}</b>
            </span>
            <LineCounts of={`c${tournament.id}`} address={address} {...tournament} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Renders countries on one line each. */
export function CountryLines({ countries, address }: { countries: readonly HomeCountry[]; address: HomeAddress }) {
  return countries.map((country) => <Country key={country.slug} country={country} address={address} />);
}

function Country({ country, address }: { country: HomeCountry; address: HomeAddress }) {
  const { format, href, t } = useWords();
  const { slug, code, region, competitions, groups, outcome } = country;
  const name = format.region(region);
  return (
    <li data-name={name}>
      <fold-line src={href(dayPartOf(address, { country: slug }))} opens={`country=${slug}`} rows={String(competitions)}>
        <a
          className={clsx(folded.line, folded.sign, styles.country)}
          id={`in-${slug}`}
          href={`${href(homeAddress.href({ ...address, open: [], country: slug }))}#in-${slug}`}
        >
          <span className={clsx(text.countryCode, folded.code)}>{code}</span>
          <span className={folded.name}>
            <b>{name}</b>{' '}
            <small aria-hidden="true">
              {format.integer(competitions)}
              {outcome !== undefined && (
                <>
                  {', '}
                  <OutcomeWords outcome={outcome} />
                </>
              )}
            </small>
            <span className={text.visuallyHidden}>{t('leagues.number', { count: competitions })}</span>
          </span>
          <LineCounts of={`in-${slug}`} address={address} {...country} />
        </a>
        <div hidden={groups === undefined}>{groups !== undefined && <CompetitionsOf groups={groups} address={address} />}</div>
      </fold-line>
    </li>
  );
}

/** Renders the competitions of a country, on one line each. */
export function CompetitionsOf({ groups, address }: { groups: readonly HomeGroup[]; address: HomeAddress }) {
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.tournament.id}>
          <CompetitionLine group={group} address={address} />
        </li>
      ))}
    </ul>
  );
}
