import { clsx } from 'clsx';
import { classWords } from '#app/i18n/words/group-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { FilteredRecord } from '#data/queries/ledger/get-track-record.ts';
import { chanceClasses, valueClasses } from '#domain/tip/promise-classes.ts';
import type { TrackGroup } from '#domain/tip/track-record.ts';
import { promiseVerdict } from '../verdicts.ts';
import groups from './group-table.module.css';

/** Renders the strike rate that the tips promised beside the observed one, by the chance and by the value at publication. */
export function PromiseSection({ record: { byChance, byValue } }: { record: FilteredRecord }) {
  const words = useWords();
  const { t } = words;
  return (
    <section className={section.section} id="promise">
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.promise')}</h2>
      </div>
      <p className={text.caption}>{t('record.promiseMeaning')}</p>
      <div className={clsx(section.columns, section.halves)}>
        <PromiseTable title={t('record.stated')} rows={byChance} nameOf={(key) => classWords(chanceClasses, key, words)} />
        <PromiseTable title={t('record.statedValue')} rows={byValue} nameOf={(key) => classWords(valueClasses, key, words)} />
      </div>
    </section>
  );
}

interface PromiseTableProps {
  readonly title: string;
  readonly rows: readonly TrackGroup[];
  readonly nameOf: (key: string) => string;
}

function PromiseTable({ title, rows, nameOf }: PromiseTableProps) {
  const { t } = useWords();
  return (
    <div className={groups.group}>
      <table className={clsx(table.table, groups.figures)}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" className={table.number}>
              {t('record.tipsHead')}
            </th>
            <th scope="col" className={table.number}>
              {t('record.promisedHead')}
            </th>
            <th scope="col" className={table.number}>
              {t('record.wonHead')}
            </th>
            <th scope="col" className={clsx(table.number, groups.interval)}>
              {t('record.intervalHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PromiseRow key={row.key} name={nameOf(row.key)} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PromiseRow({ name, row: { figures } }: { name: string; row: TrackGroup }) {
  const { t, format } = useWords();
  const { strikeRate, smallSample } = figures;
  const verdict = strikeRate && promiseVerdict(strikeRate);
  return (
    <tr>
      <th scope="row">
        {name}{' '}
        {strikeRate?.interval !== undefined && (
          <small className={clsx(verdict === 'record.promiseKept' ? text.muted : chip.warning, groups.mark)}>
            {t(promiseVerdict(strikeRate))}
          </small>
        )}{' '}
        {smallSample && <span className={clsx(chip.warning, groups.mark)}>{t('record.smallSample')}</span>}
      </th>
      <td className={table.number}>{format.integer(figures.tips)}</td>
      <td className={table.number}>{strikeRate === undefined ? '–' : format.percent(strikeRate.expected)}</td>
      <td className={clsx(table.number, table.strong)}>{strikeRate === undefined ? '–' : format.percent(strikeRate.value)}</td>
      <td className={clsx(table.number, text.muted, groups.interval)}>
        {strikeRate?.interval === undefined
          ? '–'
          : t('record.range', { low: format.percent(strikeRate.interval.low), high: format.percent(strikeRate.interval.high) })}
      </td>
    </tr>
  );
}
