import { clsx } from 'clsx';
import { Fold } from '#app/components/page/fold.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { TrackFigures } from '#domain/tip/track-figures.ts';
import styles from './group-table.module.css';

export interface GroupRow {
  readonly name: string;
  /** The shared path of the record with this group only. */
  readonly path: string;
  readonly figures: TrackFigures;
}

/** Max rows shown; further ones are folded. */
const rowsShown = 8;

/** Renders the figures of groups, a row each; a group with few tips is marked. */
export function GroupTable({ title, rows }: { title: string; rows: readonly GroupRow[] }) {
  const { t } = useWords();
  const [shown, folded] = [rows.slice(0, rowsShown), rows.slice(rowsShown)];
  return (
    <div className={styles.group}>
      <Rows title={title} rows={shown} />
      {folded.length > 0 && (
        <Fold summary={t('record.others', { count: folded.length })}>
          <Rows title={title} rows={folded} />
        </Fold>
      )}
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly GroupRow[] }) {
  const { t } = useWords();
  return (
    <table className={clsx(table.table, styles.figures)}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className={table.number}>
            {t('record.tipsHead')}
          </th>
          <th scope="col" className={table.number}>
            {t('record.wonHead')}
          </th>
          <th scope="col" className={clsx(table.number, styles.yield)}>
            {t('record.yieldShort')}
          </th>
          <th scope="col" className={clsx(table.number, styles.interval)}>
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
            <span className={clsx(chip.warning, styles.mark)}>{t('record.smallSample')}</span>
          </>
        )}
      </th>
      <td className={table.number}>{format.integer(figures.tips)}</td>
      <td className={table.number}>{strikeRate === undefined ? '–' : format.percent(strikeRate.value)}</td>
      <td className={clsx(table.number, table.strong)}>{profit === undefined ? '–' : format.signedPercent(profit.value, 1)}</td>
      <td className={clsx(table.number, text.muted, styles.interval)}>
        {interval === undefined
          ? '–'
          : t('record.range', { low: format.signedPercent(interval.low), high: format.signedPercent(interval.high) })}
      </td>
    </tr>
  );
}
