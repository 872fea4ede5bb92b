import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import type { DeclinedName } from '#app/sports/sport-texts.ts';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import tabs from '#app/ui/tabs.module.css';
import text from '#app/ui/text.module.css';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
import type { DeclinedClub, EditorsNamesView } from './editors-names.server.ts';

/** Renders every club and tournament by sport, with its names in lists and its forms in prose, for an editor of the language to check. */
export function EditorsNamesPage({ view }: { view: EditorsNamesView }) {
  const { heads, countries, competitions, regions, ofSports } = view;
  const { t, format } = useWords();
  const named: readonly Sport[] = [firstSport, ...ofSports.map(({ sport }) => sport)];
  const clubs = countries.flatMap((country) => country.clubs);
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{t('editorsNames.title')}</h1>
      <p className={text.lead}>
        {t('editorsNames.lead', { count: clubs.length, byRule: clubs.filter(({ isWrittenDown }) => !isWrittenDown).length })}
      </p>
      <nav className={tabs.tabs} aria-label={t('sport.switch')}>
        {named.map((sport) => (
          <a key={sport} href={`#${sport}`}>
            {t(`sport.${sport}`)}
          </a>
        ))}
      </nav>
      <SportHeading sport={firstSport} />
      <Forms title={t('editorsNames.competitions')} names={competitions} heads={heads} />
      <Forms title={t('editorsNames.countries')} names={regions} heads={heads} />
      {countries.map((country) => (
        <details key={country.region} className={section.section}>
          <summary>
            {format.region(country.region)} ({format.integer(country.clubs.length)})
          </summary>
          <Names clubs={country.clubs} heads={heads} />
        </details>
      ))}
      {ofSports.map(({ sport, ...names }) => (
        <Fragment key={sport}>
          <SportHeading sport={sport} />
          <Forms {...names} />
        </Fragment>
      ))}
    </div>
  );
}

function SportHeading({ sport }: { sport: Sport }) {
  const { t } = useWords();
  return (
    <h2 id={sport} className={clsx(text.heading, section.section)}>
      {t(`sport.${sport}`)}
    </h2>
  );
}

function Forms({ title, names, heads }: { title: string; names: readonly DeclinedName[]; heads: readonly string[] }) {
  const { t, format } = useWords();
  const tellsHowMade = names.some(({ isWrittenDown }) => isWrittenDown !== undefined);
  return (
    <details className={section.section}>
      <summary>
        {title} ({format.integer(names.length)})
      </summary>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('editorsNames.name')}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {tellsHowMade && <th scope="col">{t('editorsNames.made')}</th>}
            </tr>
          </thead>
          <tbody>
            {names.map(({ name, forms, isWrittenDown }) => (
              <tr key={`${name} ${forms[0]}`}>
                <th scope="row">{name}</th>
                {forms.map((form, index) => (
                  <td key={heads[index]}>{form}</td>
                ))}
                {tellsHowMade && <td>{isWrittenDown ? '' : t('editorsNames.byRule')}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Names({ clubs, heads }: { clubs: readonly DeclinedClub[]; heads: readonly string[] }) {
  const { t } = useWords();
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('editorsNames.name')}</th>
            <th scope="col">{t('editorsNames.rowName')}</th>
            <th scope="col">{t('editorsNames.shortName')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">{t('editorsNames.made')}</th>
          </tr>
        </thead>
        <tbody>
          {clubs.map(({ slug, name, rowName, shortName, forms, isWrittenDown }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              <td>{rowName}</td>
              <td>{shortName}</td>
              {forms.map((form, index) => (
                <td key={heads[index]}>{form}</td>
              ))}
              <td>{isWrittenDown ? '' : t('editorsNames.byRule')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
