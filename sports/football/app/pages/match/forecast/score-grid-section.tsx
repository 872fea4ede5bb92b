import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import legend from '#app/ui/legend.module.css';
import text from '#app/ui/text.module.css';
import { MatchSection } from '../match-section.tsx';
import type { MatchView } from '../match-view.server.ts';
import type { ForecastView } from './forecast-view.server.ts';
import styles from './score-grid-section.module.css';
import type { HeatCell } from './score-heat.ts';

/** From the palest to the darkest. */
const heats = [styles.heat0, styles.heat1, styles.heat2, styles.heat3, styles.heat4, styles.heat5];

/** Draws the chance of each score as a heat map in a table, with the figures in its cells. */
export function ScoreGridSection({ match, forecast: { basis, heat } }: { match: MatchView['match']; forecast: ForecastView }) {
  const { format, t } = useWords();
  const { rows, likeliest } = heat;
  const last = rows.length - 1;
  const head = (goals: number) =>
    goals < last ? (
      goals
    ) : (
      <>
        <span aria-hidden="true">{goals}+</span>
        <span className={text.visuallyHidden}>{t('grid.orMore', { goals })}</span>
      </>
    );
  const marked = rows.some((row) => row.some((cell) => cell.marked));
  const now = t(match.status === 'live' ? 'grid.now' : 'grid.final');
  return (
    <MatchSection title={t('grid.title')} aside={`${t('grid.unit')}, ${t(`basis.${basis}`)}`}>
      <table className={styles.grid}>
        <caption className={text.caption}>{t('grid.axes', { home: match.homeName, away: match.awayName })}</caption>
        <thead>
          <tr>
            <td />
            {rows.map((_, goals) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of goals
              <th key={goals} scope="col">
                {head(goals)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, home) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of goals
            <tr key={home}>
              <th scope="row">{head(home)}</th>
              {row.map((cell, away) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of goals
                <Cell key={away} cell={cell} live={match.status === 'live'} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={clsx(legend.legend, styles.legend)}>
        {marked && (
          <span>
            <i className={match.status === 'live' ? styles.now : styles.final} />
            {now}
          </span>
        )}
        <span>{t('grid.likeliest', { score: format.score(likeliest), chance: format.percent(likeliest.chance, 1) })}</span>
      </p>
    </MatchSection>
  );
}

function Cell({ cell: { chance, step, marked }, live }: { cell: HeatCell; live: boolean }) {
  const { format, t } = useWords();
  const figure = chance < 0.005 ? '<1' : format.integer(chance * 100);
  return (
    <td className={clsx(styles.score, heats[step], marked && (live ? styles.now : styles.final))}>
      {figure}
      {marked && <span className={text.visuallyHidden}>, {t(live ? 'grid.now' : 'grid.final')}</span>}
    </td>
  );
}
