import { useWords } from '#app/i18n/words/words.tsx';
import { KickoffTime } from './kickoff-time.tsx';

const place = '\u0000';

/**
 * Says since when the source of a match that is on has reported nothing; nothing while it reports. Elements of the row or the head write
 * and remove the same note, see show-silence.ts.
 */
export function SilenceNote({ since }: { since: string | null }) {
  const { t } = useWords();
  if (since === null) return null;
  const [before, after] = t('live.cut', { time: place }).split(place);
  return (
    <small data-silent="">
      {before}
      <KickoffTime moment={new Date(since)} show="time" />
      {after}
    </small>
  );
}
