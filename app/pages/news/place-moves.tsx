import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './place-moves.module.css';

interface MovedClub {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

const rowHeight = 26;
const width = 100;

/** Renders clubs in the order of the table, each at the end of a line from its former place. */
export function PlaceMoves({ clubs }: { clubs: readonly MovedClub[] }) {
  const { t } = useWords();
  const height = clubs.length * rowHeight;
  const y = (place: number) => (place - 0.5) * rowHeight;
  return (
    <div className={styles.moves}>
      <ol className={styles.places} aria-hidden="true">
        {clubs.map(({ after }) => (
          <li key={after}>{after}</li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" style={{ height }} aria-hidden="true">
        {clubs.map(({ name, before, after }) => (
          <path
            key={name}
            className={clsx(
              styles.line,
              after < before && styles.rising,
              after > before && styles.falling,
              after === before && styles.staying,
            )}
            d={`M0 ${y(before)}C40 ${y(before)} 60 ${y(after)} 100 ${y(after)}`}
          />
        ))}
      </svg>
      <ol className={styles.names}>
        {clubs.map(({ name, before, after }) => (
          <li key={name}>
            <span aria-hidden="true">
              {after} {name}
            </span>
            <span className={text.visuallyHidden}>{t('news.placesOf', { club: name, before, after })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
