import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import pulse from '#app/ui/pulse.module.css';
import text from '#app/ui/text.module.css';
import type { PlayerMatch } from '../../../data/queries/players/list-player-matches.ts';
import styles from './live-match.module.css';

/** Draws the current match of the player's club: minute, score, and the player's part in it. */
export function LiveMatch({ match }: { match: PlayerMatch }) {
  const { format, href, t } = useWords();
  const { minute, addedMinute, homeShortName, awayShortName, homeGoals, awayGoals, inLineUp, starts, played, goals } = match;
  const deeds = [
    starts ? t('player.nowStarted') : played ? t('player.nowCameOn') : inLineUp ? t('player.nowBench') : undefined,
    goals === 0 ? undefined : t('player.goalsNow', { count: goals }),
  ].filter((deed) => deed !== undefined);
  return (
    <div className={styles.live}>
      <span className={styles.minute}>
        <i className={pulse.pulse} />
        {minute === null ? t('status.live') : addedMinute === null ? `${minute}’` : `${minute}+${addedMinute}’`}
      </span>
      <b>
        {homeShortName}{' '}
        <span className={styles.score}>
          {homeGoals !== null && awayGoals !== null ? format.score({ home: homeGoals, away: awayGoals }) : '–'}
        </span>{' '}
        {awayShortName}
      </b>
      <span className={styles.deeds}>{deeds.join(', ')}</span>
      <a className={clsx(text.link, styles.more)} href={href(`/${match.slug}`)}>
        {t('player.toMatch')}
      </a>
    </div>
  );
}
