import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import type { CourtListedMatchOf } from '#data/queries/court/court-match-list.ts';
import { currentSet } from '#domain/sports/tennis/current-set.ts';

type Timed = Pick<CourtListedMatchOf<'tennis'>, 'status' | 'play' | 'kickoffUtc' | 'kickoffKnown' | 'facts'>;

/** The hour of a match to come, the set that is being played, or how and on which day one ended. */
export function TennisMoment({ match }: { match: Timed }) {
  const { t } = useWords();
  const { status, play, kickoffUtc, kickoffKnown, facts } = match;
  const moment = new Date(kickoffUtc);
  if (play?.ending !== undefined && play.ending !== 'completed') return <Ending ending={play.ending} />;
  switch (status) {
    case 'scheduled':
      return kickoffKnown ? <KickoffTime moment={moment} show="time" /> : t('status.hourUnknown');
    case 'live': {
      if (play === null) return t('status.live');
      const { number, isTieBreak } = currentSet(play.sets, facts.bestOf);
      return isTieBreak ? <abbr title={t('tennis.tieBreak')}>{t('tennis.tieBreakShort')}</abbr> : t(`tennis.set.${number}`);
    }
    case 'finished':
      return (
        <>
          <span className={text.visuallyHidden}>{t('sport.ended')}, </span>
          <KickoffTime moment={moment} show="weekday" dayAlone={!kickoffKnown} />
        </>
      );
    default:
      return t(`status.${status}Short`);
  }
}

function Ending({ ending }: { ending: 'retired' | 'walkover' | 'awarded' | 'disqualified' }) {
  const { t } = useWords();
  return t(`tennis.${ending}Short`);
}
