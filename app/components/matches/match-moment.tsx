import { useWords } from '#app/i18n/words/words.tsx';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { KickoffTime } from './kickoff-time.tsx';
import styles from './match-moment.module.css';

/** The hour of a match to come, the minute of one being played, or the word for its end. */
export function MatchMoment({
  match,
}: {
  match: Pick<
    ListedMatch,
    'kickoffUtc' | 'kickoffKnown' | 'status' | 'period' | 'minute' | 'addedMinute' | 'penaltiesHome' | 'penaltiesAway' | 'extraTimeHome'
  >;
}) {
  const { format, t } = useWords();
  switch (match.status) {
    case 'scheduled':
      return match.kickoffKnown ? <KickoffTime moment={new Date(match.kickoffUtc)} show="time" /> : t('status.hourUnknown');
    case 'live':
      if (match.period === 'half-time') return t('status.halfTimeShort');
      if (match.period === 'extra-time-break') return t('status.extraTimeBreakShort');
      if (match.period === 'penalties') return t('status.penaltiesShort');
      if (match.minute === null) return t('status.live');
      return match.addedMinute === null ? `${match.minute}’` : `${match.minute}+${match.addedMinute}’`;
    case 'finished':
      if (match.penaltiesHome !== null && match.penaltiesAway !== null) {
        return (
          <>
            {t('status.penaltiesShort')}{' '}
            <b className={styles.shootOut}>{format.score({ home: match.penaltiesHome, away: match.penaltiesAway })}</b>
          </>
        );
      }
      return match.extraTimeHome === null ? t('status.fullTimeShort') : t('status.extraTimeShort');
    default:
      return t(`status.${match.status}Short`);
  }
}
