import { clsx } from 'clsx';
import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import headed from '#app/ui/section.module.css';
import sheet from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { teamAddress } from '../team/team.address.ts';
import styles from './tables.module.css';
import type { CreditedTable } from './tournament.server.ts';

const columns = ['played', 'won', 'drawn', 'lost', 'points'] as const;

/** Draws a source's tables, with its name. */
export function ReportedTables({ tables }: { tables: readonly CreditedTable[] }) {
  const { t } = useWords();
  const [first] = tables;
  if (first === undefined) return null;
  return (
    <>
      {tables.map((table) => (
        <ReportedRows key={table.name} table={table} isOnly={tables.length === 1} />
      ))}
      <p className={clsx(text.caption, styles.reading)}>{t('tournament.toldTable', { source: first.creditedTo })}</p>
    </>
  );
}

function ReportedRows({ table: { name, rows }, isOnly }: { table: CreditedTable; isOnly: boolean }) {
  const { href, t } = useWords();
  return (
    <section className={headed.section}>
      {!isOnly && (
        <div className={headed.head}>
          <h2 className={text.heading}>{name}</h2>
        </div>
      )}
      <table className={sheet.table}>
        <caption className={text.visuallyHidden}>{isOnly ? t('tournament.table') : name}</caption>
        <thead>
          <tr>
            <th scope="col" className={sheet.number}>
              <abbr title={t('standings.place')}>{t('standings.placeShort')}</abbr>
            </th>
            <th scope="col">{t('standings.club')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={sheet.number}>
                <abbr title={t(`standings.${column}`)}>{t(`standings.${column}Short`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, club, won, drawn, lost, points }) => (
            <tr key={club.id}>
              <td className={sheet.number}>{place}</td>
              <th scope="row">
                <a className={sheet.club} href={href(teamAddress.href({ slug: club.slug }))}>
                  <Crest name={club.crestName} colours={club.colours} />
                  {club.name}
                </a>
              </th>
              {[won + drawn + lost, won, drawn, lost].map((count, index) => (
                <td key={columns[index]} className={sheet.number}>
                  {count}
                </td>
              ))}
              <td className={sheet.number}>
                <b>{points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
