import { clsx } from 'clsx';
import { seasonName } from '#app/components/competitions/season-name.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { ComparedBookmaker, Comparison } from './comparison.server.ts';
import styles from './comparison-table.module.css';

/** Renders a table of the reviewed bookmakers: score, margin, payout, licences and languages, with a dash for unknown facts. */
export function ComparisonTable({ comparison: { rows, updated } }: { comparison: Comparison }) {
  const { t, format } = useWords();
  return (
    <section className={section.section} id="compared">
      <div className={section.head}>
        <h2 className={text.heading}>{t('reviews.title')}</h2>
      </div>
      <div className={table.scroll}>
        <table className={clsx(table.table, styles.compared)}>
          <thead>
            <tr>
              <th scope="col" className={table.sticky}>
                {t('reviews.bookmaker')}
              </th>
              <th scope="col" className={table.number}>
                {t('reviews.score')}
              </th>
              <th scope="col" className={table.number}>
                {t('reviews.margin')}
              </th>
              <th scope="col" className={table.number}>
                {t('reviews.payout')}
              </th>
              <th scope="col">{t('reviews.licences')}</th>
              <th scope="col">{t('reviews.languages')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.path} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={clsx(text.caption, styles.note)}>{t('reviews.note', { day: format.dayInFull(format.noonOf(updated), 'UTC') })}</p>
    </section>
  );
}

function Row({ row: { name, path, score, licences, languages, counted } }: { row: ComparedBookmaker }) {
  const { t, format, href } = useWords();
  return (
    <tr>
      <th scope="row" className={table.sticky}>
        <a className={text.link} href={href(path)}>
          {name}
        </a>
      </th>
      <td className={table.number}>{score ?? <Unknown />}</td>
      <td className={table.number}>
        {counted === undefined ? (
          <Unknown />
        ) : (
          <>
            {format.percent(counted.margin, 1)}
            <small>{t('reviews.counted', { season: seasonName(counted.season), matches: counted.matches })}</small>
          </>
        )}
      </td>
      <td className={table.number}>{counted === undefined ? <Unknown /> : format.percent(1 / (1 + counted.margin), 1)}</td>
      <td className={styles.many}>
        {licences.length === 0 ? t('reviews.none') : licences.map(format.region).sort(format.compare).join(', ')}
      </td>
      <td className={styles.many}>{languages.length === 0 ? <Unknown /> : languages.map(format.language).join(', ')}</td>
    </tr>
  );
}

/** Renders a dash, with its meaning for screen readers. */
function Unknown() {
  const { t } = useWords();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={text.visuallyHidden}>{t('reviews.unknown')}</span>
    </>
  );
}
