import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { clockWords } from '#app/i18n/words/basketball-words.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import pulse from '#app/ui/pulse.module.css';
import text from '#app/ui/text.module.css';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import { writingCustoms } from '#languages/writing-customs.ts';
import type { BasketballGameDetails } from './basketball-game.server.ts';
import styles from './game-head.module.css';

/** Draws the middle of the head: the points, or the hour of tip-off; below it the state of play. */
export function GameState({ game }: { game: BasketballGameDetails }) {
  const { t, locale, format } = useWords();
  const { play, status, kickoffKnown, kickoffUtc, lastReported, namedFirst } = game;
  const shown = play && inNamedOrder(namedFirst, play.total);
  const reported = lastReported && inNamedOrder(namedFirst, lastReported);
  const four = play?.overtime === undefined ? undefined : play.total[0] - play.overtime[0];
  return (
    <div className={clsx(styles.state, status === 'live' && styles.live)}>
      {shown === null ? (
        <div className={styles.score}>
          {kickoffKnown ? <KickoffTime moment={kickoffUtc} show="time" /> : format.shortDay(kickoffUtc, 'UTC')}
        </div>
      ) : (
        <div className={styles.score}>
          <span data-figure="">{shown[0]}</span>
          <i>{writingCustoms[locale.tag].scoreSign.trim()}</i>
          <span data-figure="">{shown[1]}</span>
        </div>
      )}
      <div className={styles.stage}>
        {status === 'live' && <i className={pulse.pulse} />} {stageText(game, t)}
      </div>
      <div className={clsx(styles.remark, text.muted)}>
        {reported !== null && t('status.lastReported', { score: format.score({ home: reported[0], away: reported[1] }) })}
        {four !== undefined && t('basketball.afterFourQuarters', { score: format.score({ home: four, away: four }) })}
      </div>
    </div>
  );
}

function stageText({ status, play, kickoffKnown }: BasketballGameDetails, t: Words['t']): string {
  switch (status) {
    case 'scheduled':
      return kickoffKnown ? '' : t('sport.startUnknown');
    case 'live':
      if (play?.clock === undefined) return t('status.live');
      if (play.clock.period === 'half-time') return t('basketball.halfTime');
      return clockWords(play.clock, t).join(' ').trim();
    case 'finished':
      return t(play?.overtime === undefined ? 'basketball.final' : 'basketball.afterOvertime');
    default:
      return t(`status.${status}`);
  }
}
