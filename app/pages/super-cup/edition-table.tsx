import { useWords } from '#app/i18n/words.tsx';
import { edition } from './edition.ts';

/** What the page is about, in five lines. */
export function EditionTable() {
  const { t, format } = useWords();
  return (
    <table className="tb edition">
      <caption className="vh">{t('superCup.glance')}</caption>
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
          <td className="strong">{t('superCup.score')}</td>
        </tr>
      </tbody>
    </table>
  );
}
