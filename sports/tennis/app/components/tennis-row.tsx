import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { Side } from '#domain/sports/pair.ts';
import { PairRow, type SideOfRow } from '#sports/shared/app/components/pair-row.tsx';
import { isGoingOn } from '../../domain/is-going-on.ts';
import { TennisMiddle } from './tennis-middle.tsx';
import { TennisMoment } from './tennis-moment.tsx';
import styles from './tennis-row.module.css';

/** Draws one match of tennis, a player on each line. */
export function TennisRow({
  match,
  dated = false,
}: {
  match: TwoSidedListedMatchOf<'tennis'>;
  /** True when the row names its day. */
  dated?: boolean;
}) {
  const { t } = useWords();
  const { home, away, chances, play } = match;
  const sideOf = (side: Side): SideOfRow => ({
    side: <Player match={match} side={side} />,
    result: play?.winner === undefined ? undefined : play.winner === side ? 'won' : 'lost',
  });
  return (
    <PairRow
      match={match}
      named={t('match.versus', { home: home.name, away: away.name })}
      when={dated ? <KickoffTime moment={new Date(match.kickoffUtc)} show="row-day" dayAlone={!match.kickoffKnown} /> : undefined}
      moment={<TennisMoment match={match} />}
      sides={[sideOf(0), sideOf(1)]}
      middle={<TennisMiddle match={match} />}
      chances={chances}
      isInterrupted={play?.interruption !== undefined}
      className={styles.row}
    />
  );
}

/** Draws a player's country, name and place in the ranking, and the server's dot. */
function Player({ match: { home, away, play, status, facts }, side }: { match: TwoSidedListedMatchOf<'tennis'>; side: Side }) {
  const { t } = useWords();
  const player = side === 0 ? home : away;
  const rank = facts.ranks[side];
  return (
    <>
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
    </>
  );
}
