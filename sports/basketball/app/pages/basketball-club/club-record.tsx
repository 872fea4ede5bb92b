import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { WinStrip } from '../../components/win-strip.tsx';
import type { BasketballClubView } from './basketball-club.server.ts';

/** Draws the games that a club has won and lost this season at home and away, its points there, and its last ten games. */
export function ClubRecord({ view: { row, points } }: { view: BasketballClubView }) {
  const { t, format } = useWords();
  if (row === undefined) return null;
  const places = [
    ['homeRecord', row.home, points.home],
    ['awayRecord', row.away, points.away],
  ] as const;
  return (
    <TwoSidedSection title={t('basketball.record')} aside={<WinStrip wins={row.lastTen} />}>
      <table className={table.table}>
        <caption className={text.visuallyHidden}>{t('basketball.record')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={text.visuallyHidden}>{t('basketball.record')}</span>
            </th>
            <th scope="col" className={table.number}>
              {t('basketball.won')}
            </th>
            <th scope="col" className={table.number}>
              {t('basketball.lost')}
            </th>
            <th scope="col" className={table.number}>
              {t('basketball.pointsAGame')}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(([key, record, average]) => (
            <tr key={key}>
              <th scope="row">{t(`basketball.${key}`)}</th>
              <td className={table.number}>{record.wins}</td>
              <td className={table.number}>{record.losses}</td>
              <td className={table.number}>
                {average === undefined ? '–' : `${format.decimals(average.scored, 1)} – ${format.decimals(average.conceded, 1)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TwoSidedSection>
  );
}
