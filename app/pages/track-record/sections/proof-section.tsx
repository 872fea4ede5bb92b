import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { WitnessSignature } from '#data/queries/ledger/signed-head/list-witnesses.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { Anchor } from '../record/record-view.server.ts';
import { recordFeedAddress, trackRecordAddress } from '../track-record.address.ts';
import styles from './proof-section.module.css';

const shownDigits = 4;

interface ProofProps {
  readonly anchors: readonly Anchor[];
  /** The witnesses of the signed head; undefined where the ledger is not signed. */
  readonly witnesses: readonly WitnessSignature[] | undefined;
}

/** Renders the last hash of each of the last days, the witnesses of the signed head, and links to download the whole ledger. */
export function ProofSection({ anchors, witnesses }: ProofProps) {
  const { t, format, href } = useWords();
  return (
    <section className={section.section} id="proof">
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.proof')}</h2>
      </div>
      <p className={text.note}>{t('record.proofNote')}</p>
      <table className={clsx(table.table, styles.anchors)}>
        <thead>
          <tr>
            <th scope="col">{t('record.day')}</th>
            <th scope="col" className={table.number}>
              {t('record.records')}
            </th>
            <th scope="col" className={table.number}>
              {t('record.lastHash')}
            </th>
          </tr>
        </thead>
        <tbody>
          {anchors.map(({ day, underWay, records, sequence, hash }) => (
            <tr key={day}>
              <th scope="row">{dayWords(day, underWay)}</th>
              <td className={table.number}>{format.integer(records)}</td>
              <td className={clsx(table.number, styles.hash)}>
                <a className={text.link} href={href(trackRecordAddress.href({ record: sequence }))} title={hash}>
                  {shortHash(hash)}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text.caption}>{t('record.proofCheck', { member: '"hash":"…",' })}</p>
      {witnesses !== undefined && witnesses.length > 0 && <Witnesses witnesses={witnesses} />}
      <p className={styles.downloads}>
        <span className={text.visuallyHidden}>{t('record.download')}: </span>
        <a className={button.button} href="/track-record/ledger.csv" download="">
          CSV
        </a>
        <a className={button.button} href="/track-record/ledger.json" download="">
          JSON
        </a>
        <a className={button.button} href={href(recordFeedAddress.path)}>
          RSS
        </a>
        {witnesses !== undefined && (
          <a className={button.button} href="/track-record/checkpoint">
            {t('record.signedHash')}
          </a>
        )}
      </p>
    </section>
  );

  function dayWords(day: string, underWay: boolean): string {
    const words = format.dayOfYear(format.noonOf(day as LocalDay), 'UTC');
    return underWay ? t('record.soFar', { day: words }) : words;
  }
}

/** Renders who else has signed the head of the ledger, and when. */
function Witnesses({ witnesses }: { witnesses: readonly WitnessSignature[] }) {
  const { t, format } = useWords();
  return (
    <>
      <p className={clsx(text.note, styles.witnesses)}>{t('record.witnessNote')}</p>
      <table className={clsx(table.table, styles.anchors)}>
        <thead>
          <tr>
            <th scope="col">{t('record.witness')}</th>
            <th scope="col" className={table.number}>
              {t('record.records')}
            </th>
            <th scope="col" className={table.number}>
              {t('record.signedAt')}
            </th>
          </tr>
        </thead>
        <tbody>
          {witnesses.map(({ witness, keyId, size, cosignedAt }) => (
            <tr key={witness + keyId}>
              <th scope="row" className={styles.witness}>
                {witness}
              </th>
              <td className={table.number}>{format.integer(size)}</td>
              <td className={table.number}>
                <time dateTime={cosignedAt.toISOString()}>
                  {format.dayOfYear(cosignedAt, 'UTC')}, {format.timeAndZone(cosignedAt, 'UTC')}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Returns the first and the last eight digits, in groups of four: `7f3a 18d2 … 1d7a c09e`. */
function shortHash(hash: string): string {
  const fours = hash.match(new RegExp(`.{${shownDigits}}`, 'g')) ?? [];
  return `${fours.slice(0, 2).join(' ')} … ${fours.slice(-2).join(' ')}`;
}
