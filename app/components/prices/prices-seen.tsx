import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { TimeBefore } from '#app/components/tips/time-before.tsx';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';

/** The last time at which the prices of a match were seen, and how long before its beginning that was; nothing when no price counts. */
export function PricesSeen({ match: { pricesSeenAt, kickoffUtc, kickoffKnown }, start = 'kick-off', brief }: PricesSeenProps) {
  const { t } = useWords();
  if (pricesSeenAt === null) return null;
  const when = (
    <>
      <KickoffTime moment={pricesSeenAt} show="short-day" />, <KickoffTime moment={pricesSeenAt} show="time" />
    </>
  );
  return (
    <>
      {withElements(t, 'prices.seen', { when })}
      {kickoffKnown && !brief && <TimeBefore moment={pricesSeenAt} kickoff={kickoffUtc} start={start} />}
    </>
  );
}

interface PricesSeenProps {
  readonly match: { readonly pricesSeenAt: Date | null; readonly kickoffUtc: Date; readonly kickoffKnown: boolean };
  /** The word for the beginning: football has a kick-off, other sports a start. */
  readonly start?: 'kick-off' | 'start';
  /** Set when the kick-off is shown beside it: the time before the beginning is left out. */
  readonly brief?: true;
}
