import { clsx } from 'clsx';
import { MatchMoment } from '#app/components/matches/match-moment.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { ShownMatch } from './shown-competitions.ts';
import styles from './watch-row.module.css';

/** Renders a match of a competition, with its broadcasters while it is to come or on. */
export function WatchRow({ match }: { match: ShownMatch }) {
  const { format, href, t } = useWords();
  const { certain, possible, status, homeGoals, awayGoals } = match;
  const coming = status === 'scheduled' || status === 'live';
  const channels = (of: ShownMatch['certain']) => of.map(({ channel }) => channel).join(', ');
  return (
    <li className={clsx(styles.row, status === 'live' && styles.live, !coming && styles.over)}>
      <span className={styles.moment}>
        <MatchMoment match={match} />
      </span>
      <a className={styles.link} href={href(`/${match.slug}`)}>
        <span className={styles.fullNames}>{`${match.homeName} – ${match.awayName}`}</span>
        <span className={styles.shortNames}>{`${match.homeShortName} – ${match.awayShortName}`}</span>
        {homeGoals !== null && awayGoals !== null && (
          <b className={styles.score}>{` ${format.score({ home: homeGoals, away: awayGoals })}`}</b>
        )}
      </a>
      {coming && (
        <span className={styles.shownOn}>
          {certain.length > 0 && <b>{channels(certain)}</b>}
          {possible.length > 0 && <small>{t('watch.notEvery', { channels: channels(possible) })}</small>}
        </span>
      )}
    </li>
  );
}
