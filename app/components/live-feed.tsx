import { createContext, type ReactNode, useContext } from 'react';
import { useWords } from '#app/i18n/words.tsx';

const LiveStartContext = createContext(0);

/** Tells the live elements of a page on which event it rests: it may show later ones, and lacks none before. */
export function LiveStartProvider({ sequence, children }: { sequence: number; children: ReactNode }) {
  return <LiveStartContext value={sequence}>{children}</LiveStartContext>;
}

/** Has the page follow what happens in some matches: those of `days`, of competitions, or the ones named. */
export function LiveFeed({
  days = [],
  competitions = [],
  matches = [],
}: {
  /** UTC days of kick-offs, as `2026-11-21`. */
  days?: readonly string[];
  competitions?: readonly number[];
  matches?: readonly number[];
}) {
  const { t } = useWords();
  const after = useContext(LiveStartContext);
  const topics = Object.entries({ day: days, competition: competitions, match: matches }).flatMap(([name, values]) =>
    values.length === 0 ? [] : `${name}=${values.join(',')}`,
  );
  if (topics.length === 0) return null;
  const words = {
    live: t('status.live'),
    'half-time': t('status.halfTimeShort'),
    'extra-time-break': t('status.extraTimeBreakShort'),
    penalties: t('status.penaltiesShort'),
    finished: t('status.fullTimeShort'),
    postponed: t('status.postponedShort'),
    cancelled: t('status.cancelledShort'),
    abandoned: t('status.abandonedShort'),
    awarded: t('status.awardedShort'),
  };
  return <live-feed topics={topics.join('&')} after={String(after)} words={JSON.stringify(words)} hidden />;
}
