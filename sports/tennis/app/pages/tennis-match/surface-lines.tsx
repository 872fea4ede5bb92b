import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import legend from '#app/ui/legend.module.css';
import type { Pair } from '#domain/sports/pair.ts';
import type { Surface } from '../../../domain/tennis-event.ts';
import { SurfaceSign } from '../../components/surface-sign.tsx';
import styles from './surface-lines.module.css';
import type { TennisMatchDetails } from './tennis-match.server.ts';

/** A figure of both players on a surface, in words and as two dots on a line. */
interface SurfaceLineProps {
  readonly surface: Surface;
  readonly word: string;
  /** True for the surface of the match. */
  readonly isHere: boolean;
  readonly figures: Pair<ReactNode>;
  /** The places of the dots, from 0 at the left to 1; undefined for a player without a dot. */
  readonly places: Pair<number | undefined>;
}

/** Draws the lines of several surfaces, with a legend of the dots' players below. */
export function SurfaceLines({ match, lines }: { match: TennisMatchDetails; lines: readonly SurfaceLineProps[] }) {
  return (
    <>
      <ul className={styles.list}>
        {lines.map((line) => (
          <SurfaceLine key={line.word} {...line} />
        ))}
      </ul>
      <p className={legend.legend}>
        <span>
          <i className={styles.first} /> {match.home.shortName}
        </span>
        <span>
          <i className={styles.second} /> {match.away.shortName}
        </span>
      </p>
    </>
  );
}

function SurfaceLine({ surface, word, isHere, figures: [first, second], places }: SurfaceLineProps) {
  const { t } = useWords();
  const [from, to] = [Math.min(...places.map((place) => place ?? 1)), Math.max(...places.map((place) => place ?? 0))];
  return (
    <li>
      <span className={styles.head}>
        <span>
          <SurfaceSign surface={surface} word={isHere ? <b>{t('tennis.surfaceHere', { surface: word })}</b> : word} />
        </span>
        <span>
          <b>{first}</b> <span className={styles.muted}>/ {second}</span>
        </span>
      </span>
      <span className={styles.line} aria-hidden="true">
        {to > from && <i className={styles.between} style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }} />}
        {places[1] !== undefined && <i className={styles.dotOfSecond} style={{ left: `${100 * places[1]}%` }} />}
        {places[0] !== undefined && <i className={styles.dotOfFirst} style={{ left: `${100 * places[0]}%` }} />}
      </span>
    </li>
  );
}
