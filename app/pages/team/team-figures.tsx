import type { MessageKey } from '#app/i18n/message-keys.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { TeamStatistics, teamStatistics } from '#domain/team/team-statistics.ts';

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

/** A club's figures at home, away and in its last ten matches, side by side. */
export function TeamFigures({ statistics }: { statistics: ReturnType<typeof teamStatistics> }) {
  const { format, t } = useWords();
  const share = (figures: TeamStatistics, value: number) => (figures.played === 0 ? '' : format.percent(value / figures.played));
  return (
    <table className="tb figures">
      <caption className="vh">{t('team.figures')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className="num">
              {t(`team.${column}` as MessageKey)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((figure) => (
          <tr key={figure}>
            <th scope="row">{t(`team.${figure}` as MessageKey)}</th>
            {columns.map((column) => {
              const figures = statistics[column];
              return (
                <td key={column} className="num">
                  {figure !== 'played' && !figure.startsWith('goals') && <small>{share(figures, figures[figure])}</small>}{' '}
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
