import { clsx } from 'clsx';
import { tennisRoundWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import text from '#app/ui/text.module.css';
import type { Side } from '#domain/sports/pair.ts';
import { isGoingOn } from '../../../domain/is-going-on.ts';
import { setsWon } from '../../../domain/tennis-score.ts';
import { isBeingPlayed, SetGames } from '../../components/set-games.tsx';
import styles from './score-table.module.css';
import type { TennisMatchDetails } from './tennis-match.server.ts';

/**
 * Draws both players with their games in each set, the points of the game and the sets won. All columns are drawn from the start, so that nothing
 * moves later.
 */
export function ScoreTable({ match }: { match: TennisMatchDetails }) {
  const { t } = useWords();
  const { facts, play, stage } = match;
  const columns = Array.from({ length: facts.bestOf }, (_, index) => index);
  return (
    <table className={styles.table}>
      <caption className={text.visuallyHidden}>{t('match.versus', { home: match.home.name, away: match.away.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{tennisRoundWords(stage, t)}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              <span aria-hidden="true">{column + 1}</span>
              <span className={text.visuallyHidden}>{t(`tennis.set.${(column + 1) as 1}`)}</span>
            </th>
          ))}
          {match.status === 'live' && (
            <th scope="col">
              <abbr title={t('tennis.points')}>{t('tennis.pointsShort')}</abbr>
            </th>
          )}
          <th scope="col">{t('tennis.sets')}</th>
        </tr>
      </thead>
      <tbody>
        {([0, 1] as const).map((side) => (
          <tr key={side} className={clsx(play?.winner !== undefined && play.winner !== side && styles.lost)}>
            <Player match={match} side={side} />
            {columns.map((column) => {
              const set = play?.sets[column];
              return (
                <td key={column}>
                  {set !== undefined && play !== null && (
                    <SetGames
                      set={set}
                      side={side}
                      isLast={column === facts.bestOf - 1}
                      isOn={isBeingPlayed(play.sets, column, facts.bestOf, isGoingOn(match.status, play))}
                    />
                  )}
                </td>
              );
            })}
            {match.status === 'live' && (
              <td className={clsx(styles.points, isGoingOn(match.status, play) && styles.playing)}>
                {play?.game && <span data-figure="">{play.game.points[side]}</span>}
              </td>
            )}
            <td className={styles.sum}>
              {play !== null && play.sets.length > 0 && <span data-figure="">{setsWon(play.sets, facts.bestOf)[side]}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Player({ match: { home, away, facts, play, status }, side }: { match: TennisMatchDetails; side: Side }) {
  const { href, t } = useWords();
  const player = side === 0 ? home : away;
  const rank = facts.ranks[side];
  const beneath = [player.nation, rank === null ? undefined : t('tennis.ranked', { rank })].filter((fact) => fact != null);
  return (
    <th scope="row">
      <span className={styles.who}>
        <a href={href(sidePath('tennis', player.slug))} title={player.name}>
          {player.rowName}
        </a>
        {isGoingOn(status, play) && play?.game?.server === side && (
          <i className={styles.server} role="img" aria-label={t('tennis.serving', { player: player.name })} />
        )}
      </span>
      <small>{beneath.join(' · ')}</small>
    </th>
  );
}
