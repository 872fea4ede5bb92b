import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { TeamStatistics, teamStatistics } from '#domain/team/team-statistics.ts';
import styles from './team-figures.module.css';

const columns = ['home', 'away', 'lastTen'] as const;
const counts = [
  'played',
  'won',
  'drawn',
  'lost',
  'goalsFor',
  'goalsAgainst',
  'cleanSheets',
  'goalless',
  'bothScored',
  'overTwoAndAHalf',
] as const;

/** Draws a club's figures at home, away and in its last ten matches, side by side. */
export function TeamFigures({ statistics }: { statistics: ReturnType<typeof teamStatistics> }) {
  const { format, t } = useWords();
  const share = (figures: TeamStatistics, value: number) => (figures.played === 0 ? '' : format.percent(value / figures.played));
  return (
    <table className={clsx(table.table, styles.figures)}>
      <caption className={text.visuallyHidden}>{t('team.figures')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className={table.number}>
              {t(`team.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((figure) => (
          <tr key={figure}>
            <th scope="row">{t(`team.${figure}`)}</th>
            {columns.map((column) => {
              const figures = statistics[column];
              return (
                <td key={column} className={table.number}>
                  {figure !== 'played' && !figure.startsWith('goals') && (
                    <small className={styles.share}>{share(figures, figures[figure])}</small>
                  )}{' '}
                  <b>{figures[figure]}</b>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
