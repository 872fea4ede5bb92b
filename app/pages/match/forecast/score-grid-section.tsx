import { useWords } from '#app/i18n/words.tsx';
import type { MatchView } from '../match-view.server.ts';
import type { ForecastView } from './forecast-view.server.ts';
import type { HeatCell } from './score-heat.ts';

/** How likely each score is, as a heat map that is a table: the figures stand in its cells. */
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
        <span className="vh">{t('grid.orMore', { goals })}</span>
      </>
    );
  const marked = rows.some((row) => row.some((cell) => cell.marked));
  const now = t(match.status === 'live' ? 'grid.now' : 'grid.final');
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('grid.title')}</h2>
        <span className="aside">
          {t('grid.unit')}, {t(`basis.${basis}`)}
        </span>
      </div>
      <table className="grid-h">
        <caption className="cap">{t('grid.axes', { home: match.homeShortName, away: match.awayShortName })}</caption>
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
      <p className="key grid-key">
        {marked && (
          <span>
            <i className={match.status === 'live' ? 'now' : 'end'} />
            {now}
          </span>
        )}
        <span>{t('grid.likeliest', { score: `${likeliest.home}–${likeliest.away}`, chance: format.percent(likeliest.chance, 1) })}</span>
      </p>
    </section>
  );
}

function Cell({ cell: { chance, step, marked }, live }: { cell: HeatCell; live: boolean }) {
  const { format, t } = useWords();
  const figure = chance < 0.005 ? '<1' : format.integer(chance * 100);
  return (
    <td className={`heat-${step}${marked ? (live ? ' now' : ' end') : ''}`}>
      {figure}
      {marked && <span className="vh">, {t(live ? 'grid.now' : 'grid.final')}</span>}
    </td>
  );
}
