import { useWords } from '#app/i18n/words.tsx';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { DeclinedClub, DeclinedName, EditorsNamesView } from './editors-names.server.ts';

/** Every club with its names in lists and its forms in prose: what an editor of the language reads through. */
export function EditorsNamesPage({ view: { heads, countries, competitions, regions } }: { view: EditorsNamesView }) {
  const { t, format } = useWords();
  const clubs = countries.flatMap((country) => country.clubs);
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{t('editorsNames.title')}</h1>
      <p className={text.lead}>
        {t('editorsNames.lead', { count: clubs.length, byRule: clubs.filter(({ isWrittenDown }) => !isWrittenDown).length })}
      </p>
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
    </div>
  );
}

function Forms({ title, names, heads }: { title: string; names: readonly DeclinedName[]; heads: readonly string[] }) {
  const { t, format } = useWords();
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
            </tr>
          </thead>
          <tbody>
            {names.map(({ name, forms }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {forms.map((form, index) => (
                  <td key={heads[index]}>{form}</td>
                ))}
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
