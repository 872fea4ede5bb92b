import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { Star } from '#app/components/star.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { matchPath } from '#app/pages/court-match/match-path.address.ts';
import text from '#app/ui/text.module.css';
import type { CourtListedMatchOf, CourtListedSide } from '#data/queries/court/court-match-list.ts';
import type { Side } from '#domain/sports/pair.ts';
import { isGoingOn } from '#domain/sports/tennis/is-going-on.ts';
import { CourtTip } from './court-tip.tsx';
import { PairChances } from './pair-chances.tsx';
import { TennisMiddle } from './tennis-middle.tsx';
import { TennisMoment } from './tennis-moment.tsx';
import styles from './tennis-row.module.css';

/** One match of tennis on two lines, a player each: when, who, games by set or prices, chances, tip, the star. The row is one link but for its star. */
export function TennisRow({
  match,
  dated = false,
}: {
  match: CourtListedMatchOf<'tennis'>;
  /** The row names its day. */
  dated?: boolean;
}) {
  const { href, t } = useWords();
  const { home, away, tip, chances } = match;
  const named = t('match.versus', { home: home.name, away: away.name });
  return (
    <li
      className={clsx(styles.row, tip !== null && styles.tipped)}
      data-match={match.id}
      data-home={home.id}
      data-away={away.id}
      data-status={match.status}
      data-interrupted={match.play?.interruption === undefined ? undefined : ''}
    >
      <a className={styles.link} href={href(matchPath('tennis', match.slug))}>
        <span className={text.visuallyHidden}>{named}</span>
      </a>
      <span className={styles.moment}>
        {dated && (
          <small>
            <KickoffTime moment={new Date(match.kickoffUtc)} show="row-day" dayAlone={!match.kickoffKnown} />
          </small>
        )}
        <span>
          <TennisMoment match={match} />
        </span>
      </span>
      <Player player={home} match={match} side={0} className={styles.home} />
      <Player player={away} match={match} side={1} className={styles.away} />
      <TennisMiddle match={match} />
      {chances !== null && <PairChances chances={chances} className={styles.chances} />}
      {tip !== null && <CourtTip tip={tip} match={match} />}
      <Star id={`m${match.id}`} of={named} className={styles.star} />
    </li>
  );
}

function Player({
  player,
  match: { play, status, facts },
  side,
  className,
}: {
  player: CourtListedSide;
  match: CourtListedMatchOf<'tennis'>;
  side: Side;
  className: string | undefined;
}) {
  const { t } = useWords();
  const winner = play?.winner;
  const rank = facts.ranks[side];
  return (
    <span className={clsx(styles.player, className, winner !== undefined && (winner === side ? styles.won : styles.lost))}>
      <span className={styles.nation}>{player.nation}</span>
      <span className={styles.name}>{player.rowName}</span>
      {rank !== null && (
        <span className={styles.rank} title={t('tennis.ranked', { rank })}>
          {rank}
        </span>
      )}
      {isGoingOn(status, play) && play?.game?.server === side && (
        <>
          <i className={styles.server} title={t('tennis.serving', { player: player.rowName })} />
          <span className={text.visuallyHidden}>{t('tennis.serving', { player: player.rowName })}</span>
        </>
      )}
    </span>
  );
}
