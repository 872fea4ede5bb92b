import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { useWords } from '#app/i18n/words.tsx';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';

const minuteMilliseconds = 60_000;

/** The moment at which a tip was published, or as of which it was computed where it was not live, and the time from then to the kick-off as it was set. */
export function PublishedWhen({ tip: { publishedAt, kickoffUtc, kickoffKnown, origin } }: { tip: MatchTip }) {
  const { t } = useWords();
  const minutes = Math.floor((kickoffUtc.getTime() - publishedAt.getTime()) / minuteMilliseconds);
  const hours = Math.floor(minutes / 60);
  return (
    <>
      {t(origin === 'live' ? 'tip.published' : 'tip.asOf')} <KickoffTime moment={publishedAt} show="short-day" />,{' '}
      <KickoffTime moment={publishedAt} show="time" />
      {kickoffKnown && minutes > 0 && (
        <>, {hours >= 48 ? t('tip.daysAhead', { count: Math.floor(hours / 24) }) : t('tip.hoursAhead', { hours, minutes: minutes % 60 })}</>
      )}
    </>
  );
}
