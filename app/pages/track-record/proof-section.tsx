import { useWords } from '#app/i18n/words.tsx';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { Anchor } from './record-view.server.ts';
import { recordFeedAddress, trackRecordAddress } from './track-record.address.ts';

const shownDigits = 4;

/** The last hash of each of the last days, and the whole ledger to take away. */
export function ProofSection({ anchors }: { anchors: readonly Anchor[] }) {
  const { t, format, href } = useWords();
  return (
    <section className="sec" id="proof">
      <div className="sec-h">
        <h2 className="h2">{t('record.proof')}</h2>
      </div>
      <p className="note">{t('record.proofNote')}</p>
      <table className="tb anchors">
        <thead>
          <tr>
            <th scope="col">{t('record.day')}</th>
            <th scope="col" className="num">
              {t('record.records')}
            </th>
            <th scope="col" className="num">
              {t('record.lastHash')}
            </th>
          </tr>
        </thead>
        <tbody>
          {anchors.map(({ day, underWay, records, sequence, hash }) => (
            <tr key={day}>
              <th scope="row">{dayWords(day, underWay)}</th>
              <td className="num">{format.integer(records)}</td>
              <td className="num hashc">
                <a className="link" href={href(trackRecordAddress.href({ record: sequence }))} title={hash}>
                  {shortHash(hash)}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cap">{t('record.proofCheck', { member: '"hash":"…",' })}</p>
      <p className="takings">
        <span className="vh">{t('record.download')}: </span>
        <a className="btn" href="/track-record/ledger.csv" download="">
          CSV
        </a>
        <a className="btn" href="/track-record/ledger.json" download="">
          JSON
        </a>
        <a className="btn" href={href(recordFeedAddress.path)}>
          RSS
        </a>
      </p>
    </section>
  );

  function dayWords(day: string, underWay: boolean): string {
    const words = format.dayOfYear(format.noonOf(day as LocalDay), 'UTC');
    return underWay ? t('record.soFar', { day: words }) : words;
  }
}

/** The first and the last eight digits, in fours: `7f3a 18d2 … 1d7a c09e`. */
function shortHash(hash: string): string {
  const fours = hash.match(new RegExp(`.{${shownDigits}}`, 'g')) ?? [];
  return `${fours.slice(0, 2).join(' ')} … ${fours.slice(-2).join(' ')}`;
}
