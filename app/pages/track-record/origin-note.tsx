import { useWords } from '#app/i18n/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import type { Reconstruction } from '#data/queries/ledger/get-reconstruction.ts';
import type { RecordView } from './record-view.server.ts';

const dayMs = 86_400_000;

/** How many tips were computed afterwards rather than published live, and how far that has come while it goes on. */
export function OriginNote({ view: { record, rebuilding } }: { view: RecordView }) {
  const { t, format } = useWords();
  const isAfterwards = useComputedAfterwards();
  const { reconstructed, clockSet, liveSince, figures } = record;
  const afterwards = reconstructed + (isAfterwards('clock-set') ? clockSet : 0);
  const some = { count: format.integer(afterwards), tips: format.integer(figures.tips) };
  return (
    <>
      {afterwards > 0 && (
        <p className="cap under-figs">
          <span className="warnchip">{t('tip.computedAfterwards')}</span>{' '}
          {afterwards === figures.tips ? t('record.afterwardsAll') : t('record.afterwardsSome', some)}
          {liveSince !== undefined && ` ${t('record.liveSince', { day: format.dayOfYear(liveSince) })}`}
        </p>
      )}
      {rebuilding !== undefined && <Rebuilding {...rebuilding} />}
    </>
  );
}

function Rebuilding({ fromDay, doneDay, untilDay }: Reconstruction) {
  const { t, format } = useWords();
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const share = Math.max(0, days(fromDay, doneDay)) / days(fromDay, untilDay);
  const day = (local: typeof fromDay) => format.dayOfYear(format.noonOf(local), 'UTC');
  return (
    <p className="cap under-figs rebuilding">
      {t('record.rebuilding', { from: day(fromDay), until: day(untilDay), done: day(doneDay), share: format.percent(share) })}
      <span className="done" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </p>
  );
}
