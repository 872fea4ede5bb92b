import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import { currentSet } from '../../domain/current-set.ts';
import type { TennisInterruption } from '../../domain/tennis-play.ts';

type Timed = Pick<TwoSidedListedMatchOf<'tennis'>, 'status' | 'play' | 'kickoffUtc' | 'kickoffKnown' | 'facts'>;

/** Draws the hour of a match to come, the set that is being played or the reason why none is, or the way in which a match ended. */
export function TennisMoment({ match }: { match: Timed }) {
  const { t } = useWords();
  const { status, play, kickoffUtc, kickoffKnown, facts } = match;
  if (play?.ending !== undefined && play.ending !== 'completed') return <Ending ending={play.ending} />;
  switch (status) {
    case 'scheduled':
      return kickoffKnown ? <KickoffTime moment={new Date(kickoffUtc)} show="time" /> : t('status.hourUnknown');
    case 'live': {
      if (play === null) return t('status.live');
      if (play.interruption !== undefined) return <Interruption cause={play.interruption} />;
      const { number, isTieBreak } = currentSet(play.sets, facts.bestOf);
      return isTieBreak ? <abbr title={t('tennis.tieBreak')}>{t('tennis.tieBreakShort')}</abbr> : t(`tennis.set.${number}`);
    }
    case 'finished':
      return t('tennis.endedShort');
    default:
      return t(`status.${status}Short`);
  }
}

function Interruption({ cause }: { cause: TennisInterruption }) {
  const { t } = useWords();
  return cause === 'rain' ? t('tennis.rainShort') : <abbr title={t('tennis.interrupted')}>{t('tennis.interruptedShort')}</abbr>;
}

function Ending({ ending }: { ending: 'retired' | 'walkover' | 'awarded' | 'disqualified' }) {
  const { t } = useWords();
  return t(`tennis.${ending}Short`);
}
