import { clsx } from 'clsx';
import { tennisRoundWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import chip from '#app/ui/chip.module.css';
import text from '#app/ui/text.module.css';
import type { ListedSide } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { Side } from '#domain/sports/pair.ts';
import { isKnockOut, type Stage } from '#domain/tournament/round.ts';
import { type Draw, type DrawMatch, type DrawPlace, drawOf } from '../../../domain/draw.ts';
import { isGoingOn } from '../../../domain/is-going-on.ts';
import { isBeingPlayed, SetGames } from '../../components/set-games.tsx';
import { TennisMoment } from '../../components/tennis-moment.tsx';
import styles from './tennis-draw.module.css';
import type { TennisListed } from './tennis-tournament.server.ts';

interface ListedInDraw extends DrawMatch {
  readonly listed: TennisListed;
}

const mainDraw = (stage: string | null): stage is Stage =>
  stage !== null && isKnockOut(stage as Stage) && !stage.startsWith('qualifying') && stage !== 'third-place';

/** Draws the draw as a tree, round by round: a phone shows one round and the edge of the next. */
export function TennisDraw({ matches, drawSize }: { matches: readonly TennisListed[]; drawSize: number }) {
  const { t } = useWords();
  const inDraw = matches.flatMap((listed): ListedInDraw[] =>
    mainDraw(listed.stage) ? [{ stage: listed.stage, players: [listed.home.id, listed.away.id], winner: listed.play?.winner, listed }] : [],
  );
  const players = new Map(matches.flatMap(({ home, away }) => [home, away].map((player) => [player.id, player] as const)));
  const all = drawOf(inDraw, drawSize).rounds;
  // A tournament that begins with groups has no rounds before its semi-finals.
  const rounds = all.slice(
    Math.max(
      0,
      all.findIndex(({ places }) => places.some(({ match }) => match !== undefined)),
    ),
  );
  const current =
    rounds.find(({ places }) => places.some(({ match }) => match !== undefined && match.winner === undefined)) ?? rounds.at(-1);
  const hasByes = drawSize < 2 ** all.length;
  return (
    <>
      <nav className={chip.chips} aria-label={t('tennis.rounds')}>
        {rounds.map(({ stage }) => (
          <a key={stage} className={chip.chip} href={`#${stage}`}>
            {tennisRoundWords(stage, t)}
          </a>
        ))}
      </nav>
      <div className={styles.draw} style={{ '--rows': rowsOf(rounds) } as React.CSSProperties}>
        {rounds.map(({ stage, places }, round) => (
          <section key={stage} id={stage} className={styles.round} data-current={stage === current?.stage || undefined}>
            <h2 className={styles.head}>{tennisRoundWords(stage, t)}</h2>
            {places.some(({ isKnown }) => isKnown) && (
              <ul>
                {places.map(
                  (place, at) =>
                    place.isKnown && (
                      <li
                        // biome-ignore lint/suspicious/noArrayIndexKey: places of a round have a fixed order
                        key={at}
                        style={{ '--place': `${at * 2 ** round + 1} / span ${2 ** round}` } as React.CSSProperties}
                        data-branch={branchOf(rounds, round, at)}
                        data-fed={isFed(rounds, round, at) || undefined}
                        className={place.match === undefined ? styles.empty : undefined}
                      >
                        <Place place={place} players={players} hasByes={hasByes} />
                      </li>
                    ),
                )}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

type Rounds = Draw<ListedInDraw>['rounds'];

/** Returns the number of rows down to the last known place. */
function rowsOf(rounds: Rounds): number {
  return Math.max(1, ...rounds.map(({ places }, round) => (places.findLastIndex(({ isKnown }) => isKnown) + 1) * 2 ** round));
}

/** Returns the direction of the line from a place to the next round; undefined when the next match is not known. */
function branchOf(rounds: Rounds, round: number, at: number): 'down' | 'up' | undefined {
  const isJoined = rounds[round]?.places[at]?.isCertain && rounds[round + 1]?.places[at >> 1]?.isKnown;
  if (!isJoined) return undefined;
  return at % 2 === 0 ? 'down' : 'up';
}

/** Returns true when a line leads to a place. */
function isFed(rounds: Rounds, round: number, at: number): boolean {
  return [2 * at, 2 * at + 1].some((from) => {
    const place = rounds[round - 1]?.places[from];
    return place?.isKnown && place.isCertain;
  });
}

/** Draws a place. Without a match it shows the player who goes through; this is certainly a bye only when the draw has any. */
function Place({
  place: { match, through },
  players,
  hasByes,
}: {
  place: DrawPlace<ListedInDraw>;
  players: ReadonlyMap<number, ListedSide>;
  hasByes: boolean;
}) {
  const { href, t } = useWords();
  if (match === undefined) {
    const player = through === undefined ? undefined : players.get(through);
    return (
      <div className={styles.match}>
        <p className={styles.side}>{player?.rowName}</p>
        <p className={clsx(styles.side, styles.lost)}>{player !== undefined && hasByes ? t('tennis.bye') : ''}</p>
      </div>
    );
  }
  const { listed } = match;
  return (
    <a className={clsx(styles.match, isGoingOn(listed.status, listed.play) && styles.live)} href={href(matchPath('tennis', listed.slug))}>
      <span className={text.visuallyHidden}>{t('match.versus', { home: listed.home.name, away: listed.away.name })}</span>
      <Player listed={listed} side={0} />
      <Player listed={listed} side={1} />
    </a>
  );
}

function Player({ listed: { home, away, play, facts, status, kickoffUtc, kickoffKnown }, side }: { listed: TennisListed; side: Side }) {
  const player = side === 0 ? home : away;
  const sets = play?.sets ?? [];
  const winner = play?.winner;
  const isPlain = play?.ending === 'completed' || (isGoingOn(status, play) && sets.length > 0);
  return (
    <span className={clsx(styles.side, winner !== undefined && (winner === side ? styles.won : styles.lost))} aria-hidden="true">
      <span className={styles.nation}>{player.nation}</span>
      <span className={styles.name}>{player.rowName}</span>
      {side === 0 && !isPlain && (
        <small>
          <TennisMoment match={{ status, play, facts, kickoffUtc, kickoffKnown }} />
        </small>
      )}
      <span className={styles.games}>
        {sets.map((set, index) => (
          <SetGames
            // biome-ignore lint/suspicious/noArrayIndexKey: sets have a fixed order
            key={index}
            set={set}
            side={side}
            isLast={index === facts.bestOf - 1}
            isOn={isBeingPlayed(sets, index, facts.bestOf, isGoingOn(status, play))}
          />
        ))}
      </span>
    </span>
  );
}
