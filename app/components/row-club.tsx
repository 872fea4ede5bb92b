import { clsx } from 'clsx';
import { Crest } from './crest.tsx';
import styles from './row-club.module.css';

/** From how many letters on a whole name is set narrower, and from how many on it gives way to the name for rows. */
const narrowFrom = 22;
const shortenedFrom = 23;

/** A club of a match row: its crest, and its name as long as there is room for. */
export function RowClub({
  name,
  row,
  short,
  crestName,
  colours,
  result,
  className,
}: {
  name: string;
  row: string;
  short: string;
  crestName: string;
  colours: readonly string[];
  result: 'won' | 'lost' | undefined;
  /** Places it in the row. */
  className: string | undefined;
}) {
  return (
    <span className={clsx(styles.club, className, result === 'won' && styles.winner, result === 'lost' && styles.loser)}>
      <Crest name={crestName} colours={colours} />
      <span className={clsx(styles.fullName, name.length >= narrowFrom && styles.longName)} title={name}>
        {name.length >= shortenedFrom ? row : name}
      </span>
      <span className={styles.shortName}>{short}</span>
    </span>
  );
}
