import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { edition } from './edition.ts';
import styles from './edition-table.module.css';

/** Renders the match of the page, in five lines. */
export function EditionTable() {
  const { t, format } = useWords();
  return (
    <table className={clsx(table.table, table.wrapping, styles.edition)}>
      <caption className={text.visuallyHidden}>{t('superCup.glance')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('superCup.match')}</th>
          <td>{t('superCup.clubs')}</td>
        </tr>
        <tr>
          <th scope="row">{t('superCup.edition')}</th>
          <td>{t('superCup.fiftieth')}</td>
        </tr>
        <tr>
          <th scope="row">{t('superCup.date')}</th>
          <td>
            <time dateTime={edition.day}>{format.dayInFull(format.noonOf(edition.day), 'UTC')}</time>
          </td>
        </tr>
        <tr>
          <th scope="row">{t('superCup.venue')}</th>
          <td>{t('superCup.stadium')}</td>
        </tr>
        <tr>
          <th scope="row">{t('superCup.result')}</th>
          <td className={table.strong}>{t('superCup.score')}</td>
        </tr>
      </tbody>
    </table>
  );
}
