import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { RecordRow } from '../record/record-rows.server.ts';
import { type TrackRecordAddress, trackRecordAddress } from '../track-record.address.ts';
import { LedgerHead, LedgerRow } from './ledger-row.tsx';

/** Renders the tips that are still open, the next kick-off first, and their number. */
export function OpenSection({ rows, count, address }: { rows: readonly RecordRow[]; count: number; address: TrackRecordAddress }) {
  const { t, href } = useWords();
  return (
    <section className={section.section} id="open">
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.stillOpen')}</h2>
        <span className={section.aside}>
          {rows.length < count ? (
            <a className={text.link} href={`${href(trackRecordAddress.href({ ...address, result: 'open', more: 1 }))}#open`}>
              {t('tips.allOf', { count })}
            </a>
          ) : (
            t('record.tips', { count })
          )}
        </span>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('record.nothingTitle')} why={t('record.nothingWhy')} />
      ) : (
        <>
          <LedgerHead withBalance={false} />
          <ul>
            {rows.map((row) => (
              <LedgerRow key={row.sequence} row={row} balanceUnits={undefined} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
