import { Fold } from '#app/components/page/fold.tsx';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { WrittenRecord } from '#data/queries/ledger/get-tip-record.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import styles from './written-records.module.css';

const kindWords: Readonly<Record<string, MessageKey>> = {
  tip: 'record.kindTip',
  withdrawal: 'record.kindWithdrawal',
  settlement: 'record.kindSettlement',
  model: 'record.kindModel',
  predictions: 'record.kindPredictions',
};

/** The records of a tip as the ledger holds them, with their hashes and the text that was hashed. */
export function WrittenRecords({ origin, records, number }: { origin: TipOrigin; records: readonly WrittenRecord[]; number: number }) {
  const { t, format } = useWords();
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.inLedger')}</h2>
      </div>
      {records.map(({ record, line }) => (
        <article key={record.sequence} className={styles.record} id={`record-${record.sequence}`}>
          <h3 className={styles.title} aria-current={record.sequence === number ? 'true' : undefined}>
            {t('record.oneTitle', { number: format.integer(record.sequence) })}: {t(kindWords[record.kind] ?? 'record.kindTip')}
          </h3>
          <dl className={styles.facts}>
            <div>
              <dt>{t(origin === 'live' ? 'record.published' : 'tip.asOf')}</dt>
              <dd>
                <Moment at={record.publishedAt} />
              </dd>
            </div>
            <div>
              <dt>{t('record.recorded')}</dt>
              <dd>
                <Moment at={record.recordedAt} />
              </dd>
            </div>
            <div>
              <dt>{t('record.previousHash')}</dt>
              <dd className={styles.hash}>{record.previousHash}</dd>
            </div>
            <div>
              <dt>{t('record.hash')}</dt>
              <dd className={styles.hash}>{record.hash}</dd>
            </div>
          </dl>
          <Fold summary={t('record.line')}>
            <pre className={styles.line}>{line}</pre>
          </Fold>
        </article>
      ))}
      <p className={text.caption}>{t('record.proofCheck', { member: '"hash":"…",' })}</p>
    </section>
  );
}

/** A moment to the second in UTC, by which the ledger counts. */
function Moment({ at }: { at: Date }) {
  const { format } = useWords();
  return (
    <time dateTime={at.toISOString()}>
      {format.dayOfYear(at, 'UTC')}, {at.toISOString().slice(11, 19)} UTC
    </time>
  );
}
