import { clsx } from 'clsx';
import { playerOf } from '#app/components/competitions/player-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { shortFraction } from '#app/ui/short-fraction.ts';
import text from '#app/ui/text.module.css';
import { lastName } from '#domain/player/last-name.ts';
import { NamedPlayer } from '../../../components/named-player.tsx';
import type { ShownLineUp } from './line-ups-view.ts';
import { MarkSigns, markWords } from './mark-signs.tsx';
import styles from './pitch.module.css';

type PlacedPlayer = ShownLineUp['onPitch'][number];

interface PitchSide {
  readonly name: string;
  readonly players: readonly PlacedPlayer[];
}

/** Draws both line-ups on a pitch, horizontal where there is room and vertical on a phone. The home side plays to the right, or downwards. */
export function Pitch({ home, away }: { home: PitchSide; away: PitchSide }) {
  return (
    <div className={styles.pitch}>
      <svg className={styles.standing} viewBox="0 0 68 105" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 2h64v101H2zM2 52.5h64M14 2v15h40V2M24 2v5h20V2M14 103V88h40v15M24 103v-5h20v5" />
        <ellipse cx="34" cy="52.5" rx="9" ry="9" />
      </svg>
      <svg className={styles.lying} viewBox="0 0 105 68" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 2h101v64H2zM52.5 2v64M2 14h15v40H2M2 24h5v20H2M103 14H88v40h15M103 24h-5v20h5" />
        <ellipse cx="52.5" cy="34" rx="8" ry="9" />
      </svg>
      {[home, away].map(
        ({ name, players }, index) =>
          players.length > 0 && (
            <ul key={name} aria-label={name} className={index === 0 ? styles.home : styles.away}>
              {players.map((player) => (
                <Tile key={`${player.at.along} ${player.at.across}`} player={player} />
              ))}
            </ul>
          ),
      )}
    </div>
  );
}

/** Min distance in percent from the right edge that leaves room for signs beside the number, on the vertical pitch and on the horizontal one. */
const edgeOfStanding = 18;
const edgeOfLying = 10;

function Tile({ player }: { player: PlacedPlayer }) {
  const { t } = useWords();
  const { slug, playerName, shirtNumber, isGoalkeeper, marks, at } = player;
  const isGone = marks.wentOff !== undefined || marks.sentOff !== undefined;
  const spoken = [
    [shirtNumber !== null && playerName !== null ? shirtNumber : '', playerOf(playerName, shirtNumber, t) ?? ''].join(' ').trim(),
    ...markWords(marks, t),
  ].join(', ');
  return (
    <li
      className={clsx(
        styles.tile,
        isGoalkeeper && styles.goalkeeper,
        isGone && styles.gone,
        at.across < edgeOfStanding && styles.atRightOfStanding,
        at.along > 100 - edgeOfLying && styles.atRightOfLying,
      )}
      style={{ '--along': shortFraction(at.along), '--across': shortFraction(at.across) } as React.CSSProperties}
    >
      <NamedPlayer slug={slug} className={styles.player}>
        <span className={text.visuallyHidden}>{spoken}</span>
        <span className={styles.number} aria-hidden="true">
          {shirtNumber}
        </span>
        {playerName !== null && (
          <span className={styles.name} aria-hidden="true">
            {lastName(playerName)}
          </span>
        )}
      </NamedPlayer>
      <span className={styles.marks} aria-hidden="true">
        <MarkSigns marks={marks} />
      </span>
    </li>
  );
}
