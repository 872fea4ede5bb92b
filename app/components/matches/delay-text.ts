import type { Words } from '#app/i18n/words/create-words.ts';

const longestSeconds = 3_600;

/** Returns a delay in words; for an infinite one, that it is over an hour. */
export function delayText({ t, format }: Pick<Words, 't' | 'format'>, seconds: number): string {
  return Number.isFinite(seconds) ? format.duration(seconds) : t('leagues.lagOver', { time: format.duration(longestSeconds) });
}
