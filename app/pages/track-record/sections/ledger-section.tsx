import { clsx } from 'clsx';
import { MoreLinks } from '#app/components/page/more-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { ClosedRow, ClosedRows } from '../record/record-rows.server.ts';
import type { RecordView } from '../record/record-view.server.ts';
import { maxPages, type TrackRecordAddress, trackRecordAddress } from '../track-record.address.ts';
import ledger from './ledger.module.css';
import { LedgerHead, LedgerRow } from './ledger-row.tsx';
import { LedgerTotal } from './ledger-total.tsx';

/** Renders the tips that were settled or withdrawn, the last one first, with the totals of all. */
export function LedgerSection({ view: { record, address, filtered }, closed }: { view: RecordView; closed: ClosedRows }) {
  const { t, format, href } = useWords();
  const { before, more, result } = address;
  const { rows, next } = closed;
  const to = (over: Partial<TrackRecordAddress>) => `${href(trackRecordAddress.href({ ...address, ...over }))}#ledger`;
  return (
    <section className={section.section} id="ledger">
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.ledger')}</h2>
        <span className={section.aside}>
          {before === undefined ? t('record.lastSettledFirst') : t('record.closedBefore', { number: format.integer(before) })}
        </span>
      </div>
      {before !== undefined && (
        <p>
          <a className={text.link} href={to({ before: undefined, more: 1 })}>
            {t('record.newest')}
          </a>
        </p>
      )}
      {rows.length > 0 ? (
        <Rows rows={rows} withBalance={result === undefined} />
      ) : record.figures.open > 0 && result === undefined ? (
        <p className={text.note}>{t('record.noneSettled')}</p>
      ) : (
        <EmptyState title={t('record.nothingTitle')} why={t('record.nothingWhy')} action={filtered && <ClearFilters />} />
      )}
      {result !== undefined ? (
        <p className={clsx(text.caption, ledger.note)}>{t('record.everyOutcome')}</p>
      ) : (
        rows.length > 0 && <LedgerTotal figures={record.figures} />
      )}
      <MoreLinks
        list="ledger-rows"
        label={t('record.showMore')}
        more={next === undefined || more === maxPages ? undefined : to({ more: more + 1 })}
        less={more > 1 ? to({ more: 1 }) : undefined}
      />
      {next !== undefined && more === maxPages && (
        <a className={clsx(button.button, button.block)} href={to({ before: next, more: 1 })}>
          {t('record.showMore')}
        </a>
      )}
    </section>
  );
}

function ClearFilters() {
  const { t, href } = useWords();
  return (
    <a className={button.button} href={href(trackRecordAddress.path)}>
      {t('record.clear')}
    </a>
  );
}

function Rows({ rows, withBalance }: { rows: readonly ClosedRow[]; withBalance: boolean }) {
  const { t, format } = useWords();
  const isAfterwards = useComputedAfterwards();
  const months = [...Map.groupBy(rows, ({ closedAt }) => closedAt.toISOString().slice(0, 7))];
  return (
    <>
      <LedgerHead withBalance={withBalance} />
      <div id="ledger-rows">
        {months.map(([month, ofMonth]) => (
          <section key={month} id={`month-${month}`} className={ledger.month}>
            <h3>{format.monthOfYear(ofMonth[0]?.closedAt ?? new Date(0), 'UTC')}</h3>
            <ul>
              {ofMonth.map((row) => (
                <LedgerRow key={row.sequence} row={row} closedAt={row.closedAt} balanceUnits={withBalance ? row.balanceUnits : undefined} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {rows.some(({ origin }) => isAfterwards(origin)) && <p className={clsx(text.caption, ledger.note)}>{t('tip.dashed')}</p>}
    </>
  );
}
