import { useWords } from '#app/i18n/words.tsx';
import type { TrackFigures } from '#domain/tip/track-figures.ts';

export interface GroupRow {
  readonly name: string;
  /** The shared path at which the record shows this group alone. */
  readonly path: string;
  readonly figures: TrackFigures;
}

/** Nobody loses more than the stake, wherever an interval by the bell curve reaches. */
const totalLoss = -1;
/** More rows than these fold away. */
const rowsShown = 8;

/** The figures of groups, a row each; a group with few tips says so. */
export function GroupTable({ title, rows }: { title: string; rows: readonly GroupRow[] }) {
  const { t } = useWords();
  const [shown, folded] = [rows.slice(0, rowsShown), rows.slice(rowsShown)];
  return (
    <div className="group-table">
      <Rows title={title} rows={shown} />
      {folded.length > 0 && (
        <details className="fold">
          <summary className="link">{t('record.others', { count: folded.length })}</summary>
          <Rows title={title} rows={folded} />
        </details>
      )}
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly GroupRow[] }) {
  const { t } = useWords();
  return (
    <table className="tb brk">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className="num">
            {t('record.tipsHead')}
          </th>
          <th scope="col" className="num">
            {t('record.wonHead')}
          </th>
          <th scope="col" className="num yd">
            {t('record.yieldShort')}
          </th>
          <th scope="col" className="num iv">
            {t('record.intervalHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { name, path, figures } }: { row: GroupRow }) {
  const { t, format, href } = useWords();
  const { strikeRate, yield: profit, smallSample } = figures;
  const { interval } = profit ?? {};
  return (
    <tr>
      <th scope="row">
        <a href={href(path)}>{name}</a>
        {smallSample && (
          <>
            {' '}
            <span className="warnchip">{t('record.smallSample')}</span>
          </>
        )}
      </th>
      <td className="num">{format.integer(figures.tips)}</td>
      <td className="num">{strikeRate === undefined ? '–' : format.percent(strikeRate.value)}</td>
      <td className="num strong">{profit === undefined ? '–' : format.signedPercent(profit.value, 1)}</td>
      <td className="num muted iv">
        {interval === undefined
          ? '–'
          : t('record.range', { low: format.signedPercent(Math.max(totalLoss, interval.low)), high: format.signedPercent(interval.high) })}
      </td>
    </tr>
  );
}
