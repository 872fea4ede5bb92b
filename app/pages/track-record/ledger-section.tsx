import { clsx } from 'clsx';
import { MoreLinks } from '#app/components/more-links.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { TrackFigures } from '#domain/tip/track-figures.ts';
import ledger from './ledger.module.css';
import { LedgerRow } from './ledger-row.tsx';
import total from './ledger-total.module.css';
import type { RecordRow } from './record-rows.server.ts';
import type { RecordView } from './record-view.server.ts';
import { trackRecordAddress } from './track-record.address.ts';

/** The tips themselves, the newest record first, with what they come to. */
export function LedgerSection({ view: { rows, record, address, next, filtered } }: { view: RecordView }) {
  const { t, format, href } = useWords();
  const { before, result } = address;
  const newest = trackRecordAddress.href({ ...address, before: undefined });
  return (
    <section className={section.section} id="ledger">
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.ledger')}</h2>
        <span className={section.aside}>
          {before === undefined ? t('record.newestFirst') : t('record.olderThan', { number: format.integer(before) })}
        </span>
      </div>
      {before !== undefined && (
        <p>
          <a className={text.link} href={href(newest)}>
            {t('record.newest')}
          </a>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={t('record.nothingTitle')}
          why={t('record.nothingWhy')}
          action={
            filtered && (
              <a className={button.button} href={href(trackRecordAddress.path)}>
                {t('record.clear')}
              </a>
            )
          }
        />
      ) : (
        <Rows rows={rows} withBalance={result === undefined} />
      )}
      {result === undefined ? (
        rows.length > 0 && <Total figures={record.figures} />
      ) : (
        <p className={clsx(text.caption, ledger.note)}>{t('record.everyOutcome')}</p>
      )}
      <MoreLinks
        list="ledger-rows"
        label={t('record.showMore')}
        more={next === undefined ? undefined : `${href(trackRecordAddress.href({ ...address, before: next }))}#ledger`}
        less={before === undefined ? undefined : `${href(newest)}#ledger`}
        lessLabel={t('record.newest')}
        isPart
      />
    </section>
  );
}

function Rows({ rows, withBalance }: { rows: readonly RecordRow[]; withBalance: boolean }) {
  const { t, format } = useWords();
  const isAfterwards = useComputedAfterwards();
  const months = [...Map.groupBy(rows, ({ publishedAt }) => publishedAt.toISOString().slice(0, 7))];
  return (
    <>
      <div className={clsx(ledger.row, ledger.head)} aria-hidden="true">
        <span className={ledger.day}>{t('record.date')}</span>
        <span className={ledger.what}>
          <b>{t('record.match')}</b>
          <span className={ledger.wide}>{t('record.tip')}</span>
        </span>
        <span className={ledger.price}>{t('record.price')}</span>
        <span className={clsx(text.number, ledger.wide)}>{t('record.chance')}</span>
        <span className={clsx(text.number, ledger.wide)}>{t('record.clvShort')}</span>
        <span />
        <span className={ledger.units}>{t('record.units')}</span>
        <span className={clsx(text.number, ledger.wide)}>{withBalance && t('record.balance')}</span>
      </div>
      <div id="ledger-rows">
        {months.map(([month, ofMonth]) => (
          <section key={month} id={`month-${month}`} className={ledger.month}>
            <h3>{format.monthOfYear(ofMonth[0]?.publishedAt ?? new Date(0), 'UTC')}</h3>
            <ul>
              {ofMonth.map((row) => (
                <LedgerRow key={row.sequence} row={row} withBalance={withBalance} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {rows.some(({ origin }) => isAfterwards(origin)) && <p className={clsx(text.caption, ledger.note)}>{t('tip.dashed')}</p>}
    </>
  );
}

function Total({ figures }: { figures: TrackFigures }) {
  const { t, format } = useWords();
  const { tips, settled, void: returned, open, withdrawn, closingLineValue, profitUnits } = figures;
  const parts = { settled, void: returned, open, withdrawn };
  return (
    <div className={clsx(ledger.row, total.total)}>
      <span className={ledger.day} />
      <span className={ledger.what}>
        <b>{t('record.total', { tips: t('record.tips', { count: tips }) })}</b>
        <span className={total.parts}>
          {t('record.totalParts', Object.fromEntries(Object.entries(parts).map(([name, count]) => [name, format.integer(count)])))}
        </span>
      </span>
      <span className={clsx(text.number, ledger.wide)}>
        {closingLineValue !== undefined && format.signed(closingLineValue.value * 100, 1)}
      </span>
      <span />
      <span className={clsx(ledger.units, total.sum)}>{format.signed(profitUnits, 2)}</span>
      <span className={clsx(text.number, ledger.wide)} />
    </div>
  );
}
