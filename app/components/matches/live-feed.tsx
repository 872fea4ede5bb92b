import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext } from 'react';
import { liveWords } from '#app/i18n/words/live-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import type { Sport } from '#domain/sports/sport.ts';
import styles from './live-feed.module.css';

const LiveStartContext = createContext(0);

/** Gives the live elements of a page the number of the last event up to which the page is complete. The page may already show some later events. */
export function LiveStartProvider({ sequence, children }: { sequence: number; children: ReactNode }) {
  return <LiveStartContext value={sequence}>{children}</LiveStartContext>;
}

/**
 * Follows events while the page is open: those of matches of `days`, of `competitions`, or of the named `matches`; and the beginnings and
 * ends of matches of whole `sports`. While no events arrive it says so over the lower edge of the window, or with `inPlace` over the part
 * of the page that contains it.
 */
export function LiveFeed({
  days = [],
  competitions = [],
  matches = [],
  sports = [],
  counts,
  inPlace = false,
  startsLate = false,
}: {
  /** UTC days of kick-offs, as `2026-11-21`. */
  days?: readonly string[];
  competitions?: readonly number[];
  matches?: readonly number[];
  /** The sports whose matches begin and end in the page's lists. */
  sports?: readonly Sport[];
  /** Address, in the page's language, of the counts above its lists; undefined without counts. */
  counts?: string | undefined;
  inPlace?: boolean;
  /** True where only corrections can change what is shown: the code that follows events is fetched once the page is used. */
  startsLate?: boolean;
}) {
  const { t } = useWords();
  const after = useContext(LiveStartContext);
  const topics = Object.entries({ day: days, competition: competitions, match: matches, sport: sports }).flatMap(([name, values]) =>
    values.length === 0 ? [] : `${name}=${values.join(',')}`,
  );
  if (topics.length === 0) return null;
  return (
    <live-feed
      topics={topics.join('&')}
      after={String(after)}
      words={JSON.stringify(liveWords(t))}
      counts={counts}
      late={startsLate ? '' : undefined}
    >
      <p className={inPlace ? clsx(styles.cut, styles.inPlace) : styles.cut} role="status" hidden>
        <span data-since="" />
        <button type="button" className={button.button}>
          {t('live.tryNow')}
        </button>
      </p>
    </live-feed>
  );
}
