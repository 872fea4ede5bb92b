import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { clockWords } from '#app/i18n/words/basketball-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';

type Timed = Pick<TwoSidedListedMatchOf<'basketball'>, 'status' | 'play' | 'kickoffUtc' | 'kickoffKnown'>;

/** Draws the hour of a game to come, quarter and clock of one in play, or that it is over. */
export function BasketballMoment({ match: { status, play, kickoffUtc, kickoffKnown } }: { match: Timed }) {
  const { t } = useWords();
  switch (status) {
    case 'scheduled':
      return kickoffKnown ? <KickoffTime moment={kickoffUtc} show="time" /> : t('status.hourUnknown');
    case 'live': {
      if (play?.clock === undefined) return t('status.live');
      const [period, time] = clockWords(play.clock, t);
      return (
        <>
          <span>{period}</span> {time !== '' && <span>{time}</span>}
        </>
      );
    }
    case 'finished':
      return t('basketball.final');
    default:
      return t(`status.${status}Short`);
  }
}
