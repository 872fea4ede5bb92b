import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { HomeAddress } from './home.address.ts';
import styles from './line-counts.module.css';

/**
 * Renders the counts at the end of the line of a competition or a country: tips, live matches, and all matches. In the list of live matches the
 * last two are the same, and only one is shown.
 */
export function LineCounts({
  of,
  address,
  tips,
  live,
  matches,
}: {
  /** Id of the line, `c7` or `in-spain`, by which `<live-count>` finds its number. */
  of: string;
  /** Address of the list with the line. */
  address: HomeAddress;
  tips: number;
  live: number;
  matches: number;
}) {
  const { t, format } = useWords();
  return (
    <span className={styles.counts}>
      {tips > 0 && (
        <span className={styles.tip}>
          {t('tip.chip')}
          {tips > 1 && ` ${format.integer(tips)}`}
        </span>
      )}
      {follows(address) ? (
        <live-count class={styles.live} of={`live-${of}`}>
          {live > 0 && format.integer(live)}
        </live-count>
      ) : (
        <span className={styles.live}>{live > 0 && format.integer(live)}</span>
      )}
      <span className={text.visuallyHidden}>{t('home.live')}</span>
      {address.tab !== 'live' && (
        <>
          <span aria-hidden="true">{format.integer(matches)}</span>
          <span className={text.visuallyHidden}>{t('home.inDay', { count: matches })}</span>
        </>
      )}
    </span>
  );
}

/** Returns true for the unfiltered lists of today and of live matches: live counts are about these. */
function follows({ tab, date, women, level, tip }: HomeAddress): boolean {
  return (tab === 'live' || date === undefined) && !women && level === 'senior' && !tip;
}
