import type { Words } from '#app/i18n/words/create-words.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { Streak } from '#domain/streak/find-streaks.ts';
import type { StreakKind, StreakScope } from '#domain/streak/streak-kinds.ts';

const everywhere = (key: MessageKey) => ({ all: key, home: key, away: key });

const keys = {
  won: { all: 'streaks.won', home: 'streaks.wonHome', away: 'streaks.wonAway' },
  unbeaten: { all: 'streaks.unbeaten', home: 'streaks.unbeatenHome', away: 'streaks.unbeatenAway' },
  lost: { all: 'streaks.lost', home: 'streaks.lostHome', away: 'streaks.lostAway' },
  winless: { all: 'streaks.winless', home: 'streaks.winlessHome', away: 'streaks.winlessAway' },
  over: everywhere('streaks.over'),
  under: everywhere('streaks.under'),
  bothScored: everywhere('streaks.bothScored'),
  notBothScored: everywhere('streaks.notBothScored'),
  scored: everywhere('streaks.scored'),
  conceded: everywhere('streaks.conceded'),
  cleanSheets: everywhere('streaks.cleanSheets'),
  goalless: everywhere('streaks.goalless'),
} as const satisfies Readonly<Record<StreakKind, Readonly<Record<StreakScope, MessageKey>>>>;

/** Returns a streak in words, to be read after the name of its club. */
export function streakWords({ kind, scope, length }: Streak, { t }: Pick<Words, 't'>): string {
  return t(keys[kind][scope], { count: length });
}
