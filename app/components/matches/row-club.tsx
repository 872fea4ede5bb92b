import { clsx } from 'clsx';
import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import styles from './row-club.module.css';

/** A full name of this many letters is set in narrower letters; one of `shortenedFrom` or more is replaced by the club's name for rows. */
const narrowFrom = 22;
const shortenedFrom = 23;

/** A club of a match row: its crest, and the longest of its names that fits. */
export function RowClub({
  name,
  row,
  short,
  crestName,
  colours,
  reds = 0,
  side,
  className,
}: {
  name: string;
  row: string;
  short: string;
  crestName: string;
  colours: readonly string[];
  /** Number of its players who were sent off. */
  reds?: number;
  side: 'home' | 'away';
  /** Places it in the row. */
  className: string | undefined;
}) {
  const { t } = useWords();
  const full = name.length >= shortenedFrom ? row : name;
  return (
    <span className={clsx(styles.club, className)} data-side={side}>
      <Crest name={crestName} colours={colours} />
      <span className={clsx(full === short ? styles.onlyName : styles.fullName, name.length >= narrowFrom && styles.longName)} title={name}>
        {full}
      </span>
      {full !== short && <span className={styles.shortName}>{short}</span>}
      {Array.from({ length: reds }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles are alike
        <i key={at} data-red="" title={t('timeline.red-card')} role="img" aria-label={t('timeline.red-card')} />
      ))}
    </span>
  );
}
