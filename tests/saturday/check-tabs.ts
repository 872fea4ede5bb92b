import type { PlayedMatch } from '#tests/mirrors/played-match.ts';
import type { DoneKill } from './check-calls.ts';
import { type StoredMatch, storedOf } from './check-matches.ts';
import type { ShownState } from './journal.ts';
import type { TabSample } from './watch-tabs.ts';

export interface TabFigures {
  readonly changes: number;
  /** Max time for which a match was shown in a state that was no longer true, while the page did not say that it was cut off. */
  readonly longestWrongMs: number;
  /** Max time for which the page said that it was cut off. */
  readonly longestCutMs: number;
}

/** Max time for which a screen may show something that is no longer true. */
const maxWrongMs = 5_000;
/** Max time for which a page may be cut off: the time that a process is away and starts, and ten seconds more. */
const maxCutMs = 30_000;
const stepMs = 250;

/**
 * Compares the states that a tab has shown with those stored at the same moments, by the clock of the machine. Adds to `faults` what was
 * wrong for longer than five seconds while the page did not say "as of", and times of being cut off without a kill.
 *
 * @param machineMs returns the machine's time of a moment of the sites
 */
export function checkTab(
  name: string,
  samples: readonly TabSample[],
  {
    shown,
    kills,
    untilMs,
    machineMs,
  }: { readonly shown: readonly ShownState[]; readonly kills: readonly DoneKill[]; readonly untilMs: number; machineMs(at: Date): number },
  faults: string[],
): TabFigures {
  const states = Map.groupBy(shown, ({ matchId }) => matchId);
  let longestWrongMs = 0;
  let longestCutMs = 0;
  const wrongSince = new Map<string, number>();
  let cutSince: number | undefined;
  let at = 0;
  for (let ms = samples[0]?.ms ?? untilMs; ms < untilMs; ms += stepMs) {
    while ((samples[at + 1]?.ms ?? Number.POSITIVE_INFINITY) <= ms) at += 1;
    const { isCut, matches } = samples[at] as TabSample;
    if (isCut) {
      cutSince ??= ms;
      longestCutMs = Math.max(longestCutMs, ms - cutSince);
    } else {
      cutSince = undefined;
    }
    for (const [id, text] of Object.entries(matches)) {
      if (isCut || wasSo(states.get(Number(id)) ?? [], text, ms, machineMs)) {
        wrongSince.delete(id);
        continue;
      }
      const since = wrongSince.get(id) ?? ms;
      wrongSince.set(id, since);
      longestWrongMs = Math.max(longestWrongMs, ms - since);
      if (ms - since > maxWrongMs && ms - since <= maxWrongMs + stepMs) {
        faults.push(
          `${name} showed match ${id} as "${text}" at ${new Date(ms).toISOString()}, which was not so for ${maxWrongMs / 1_000} s`,
        );
      }
    }
  }
  for (const [index, { ms, isCut }] of samples.entries()) {
    if (!isCut || samples[index - 1]?.isCut === true) continue;
    if (!kills.some(({ machineMs: killed }) => ms >= killed && ms - killed < maxCutMs)) {
      faults.push(`${name} said that it was cut off at ${new Date(ms).toISOString()}, and nobody was killed`);
    }
  }
  if (longestCutMs > maxCutMs) faults.push(`${name} was cut off for ${longestCutMs / 1_000} s`);
  return { changes: samples.length, longestWrongMs, longestCutMs };
}

/**
 * Returns true when a match was stored in that state at a moment of the machine. A page may show a state a moment before the clock of the
 * site reaches it.
 */
function wasSo(states: readonly ShownState[], text: string, ms: number, machineMs: (at: Date) => number): boolean {
  const present = states.findLast(({ at }) => machineMs(at) <= ms + 1_000);
  return present !== undefined && written(present) === text;
}

const written = ({ status, home, away }: Pick<ShownState, 'status' | 'home' | 'away'>): string =>
  home === null ? status : `${status} ${home}-${away}`;

/** Compares the last state that a tab shows with the truth; adds differences to `faults`. */
export function checkLastSample(
  name: string,
  last: TabSample | undefined,
  { matches, stored }: { readonly matches: readonly PlayedMatch[]; readonly stored: readonly StoredMatch[] },
  faults: string[],
): void {
  for (const match of matches) {
    const row = storedOf(stored, match);
    if (row === undefined) continue;
    const wanted = written({ status: row.status, home: row.homeGoals, away: row.awayGoals });
    const is = last?.matches[row.id];
    if (is !== wanted) faults.push(`${name} shows ${match.home.slug}–${match.away.slug} as "${is}" in the end, not "${wanted}"`);
  }
}
