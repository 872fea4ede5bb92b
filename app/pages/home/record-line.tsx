import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import type { RecordSummary } from '#data/queries/ledger/get-record-summary.ts';

/** The public record in a line, above everything; its figures stand there whether they are good or bad. */
export function RecordLine({ record }: { record: RecordSummary }) {
  const { t, href, format } = useWords();
  if (record.tips === 0) return null;
  const figures = [
    record.yield !== null && (['home.recordYield', format.signedPercent(record.yield, 1)] as const),
    record.strikeRate !== null && (['home.recordWon', format.percent(record.strikeRate, 1)] as const),
  ].filter((figure) => figure !== false);
  return (
    <p className="record">
      <span>{withElements(t, 'home.tipsOnRecord', { number: <b>{format.integer(record.tips)}</b> }, { count: record.tips })}</span>
      {figures.map(([key, figure]) => (
        <span key={key}>{withElements(t, key, { figure: <b>{figure}</b> })}</span>
      ))}
      {record.reconstructed > 0 && (
        <span className="warnchip" title={t('tip.reconstructedMeaning')}>
          {t('home.reconstructedOfThem', { number: format.integer(record.reconstructed), count: record.reconstructed })}
        </span>
      )}
      <a className="link" href={href('/track-record')}>
        {t('home.recordCheck')}
      </a>
    </p>
  );
}
