import type { MirroredRequest } from '#tests/mirrors/start-mirror.ts';
import type { NotedCallTime } from './journal.ts';

/** A kill that was carried out. */
export interface DoneKill {
  readonly what: string;
  /** The time by the clock of the sites. */
  readonly at: Date;
  readonly machineMs: number;
  /** The source that the killed process polled every few seconds. */
  readonly source: string;
}

export interface CallFigures {
  readonly requests: Readonly<Record<string, number>>;
  /** Calls that were noted and never made, since their process or the database was killed between the two. */
  readonly lostWithTheirProcess: number;
  /** The shortest time from an answered call to the next of its name, in seconds of the sites' clock, beside the interval of that call. */
  readonly shortestIntervals: Readonly<Record<string, string>>;
  /** The faults that requests met, by source and kind. */
  readonly faultsMet: Readonly<Record<string, number>>;
  readonly gaps: readonly Gap[];
}

interface Gap {
  readonly killed: string;
  readonly at: string;
  /** The milliseconds of the machine until the next request to the source that the killed process polled every few seconds. */
  readonly gapMs: number;
  /** Max of the same at the pace of the world: there the lock is tried every five seconds, and here as much more often. */
  readonly maxAtRealPaceMs: number;
  readonly requestsInTenSeconds: number;
}

const lockTriedEveryMs = 5_000;
const longestGapMs = 10_000;
/** Seconds after which a call that brought no answer may be repeated, even if its interval is longer. */
const unansweredSeconds = 60;

/** The intervals of the calls, in seconds, as the providers' connectors promise them on a day of matches. */
const intervals: readonly (readonly [call: RegExp, seconds: number])[] = [
  [/^fixtures\?live=all$/, 15],
  [/^fixtures\?ids=/, 60],
  [/^fixtures\?date=2026-11-21$/, 600],
  [/^fixtures\?date=/, 12 * 3_600],
  [/^odds\?/, 900],
  [/^getmatchdata\/bl1\/2026\/12$/, 20],
  [/^getmatchdata\//, 24 * 3_600],
  [/./, 3_600],
];

/** Checks the requests that reached the providers, and the calls that the site noted, against the rules of polling; adds violations to `faults`. */
export function checkCalls(
  requests: readonly MirroredRequest[],
  notes: readonly NotedCallTime[],
  { kills, speed }: { readonly kills: readonly DoneKill[]; readonly speed: number },
  faults: string[],
): CallFigures {
  const notesOf = Map.groupBy(notes, ({ source, call }) => `${source} ${pathOf(call)}`);
  const requestsOf = Map.groupBy(requests, ({ source, call }) => `${source} ${call}`);
  const noteOf = matchNotes(requestsOf, notesOf, faults);
  const madeNotes = new Set(noteOf.values());
  return {
    requests: countBy(requests, ({ source }) => source),
    lostWithTheirProcess: notes.length - madeNotes.size,
    shortestIntervals: checkIntervals(notesOf, faults),
    faultsMet: countBy(
      requests.filter(({ fault }) => fault !== undefined),
      ({ source, fault }) => `${source} ${fault?.kind}`,
    ),
    gaps: kills.map((kill) => gapAfter(kill, requests, { noteOf, speed }, faults)),
  };
}

/** Returns the note of each request: the last one before it, which no other request of that name has. */
function matchNotes(
  requestsOf: ReadonlyMap<string, readonly MirroredRequest[]>,
  notesOf: ReadonlyMap<string, readonly NotedCallTime[]>,
  faults: string[],
): ReadonlyMap<MirroredRequest, NotedCallTime> {
  const found = new Map<MirroredRequest, NotedCallTime>();
  for (const [name, ofName] of requestsOf) {
    // The mark of changes, which costs nothing, is requested together with the call that it belongs to.
    const notes = notesOf.get(name.replace('getlastchangedate/', 'getmatchdata/')) ?? [];
    const taken = new Set<NotedCallTime>();
    for (const request of ofName) {
      const note = notes.findLast(({ calledAt }) => calledAt <= request.at);
      if (note === undefined || taken.has(note))
        faults.push(`${name} was asked for at ${timeOf(request.at)} without being noted before: a call made twice`);
      else {
        taken.add(note);
        found.set(request, note);
      }
    }
  }
  return found;
}

function checkIntervals(notesOf: ReadonlyMap<string, readonly NotedCallTime[]>, faults: string[]): Record<string, string> {
  const shortest: Record<string, string> = {};
  for (const [name, notes] of notesOf) {
    const call = name.slice(name.indexOf(' ') + 1);
    const interval = intervals.find(([pattern]) => pattern.test(call))?.[1] ?? 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, { calledAt }] of notes.entries()) {
      const before = notes[index - 1];
      if (before === undefined) continue;
      const seconds = (calledAt.getTime() - before.calledAt.getTime()) / 1_000;
      const wanted = before.isAnswered ? interval : Math.min(interval, unansweredSeconds);
      if (seconds < wanted)
        faults.push(`${name} was called at ${timeOf(calledAt)}, ${seconds} s after the time before; its interval is ${wanted} s`);
      if (before.isAnswered) least = Math.min(least, seconds);
    }
    if (Number.isFinite(least)) shortest[name] = `${least} of ${interval}`;
  }
  return shortest;
}

function gapAfter(
  { what, at, machineMs, source }: DoneKill,
  requests: readonly MirroredRequest[],
  { noteOf, speed }: { readonly noteOf: ReadonlyMap<MirroredRequest, NotedCallTime>; readonly speed: number },
  faults: string[],
): Gap {
  const next = requests.find((request) => request.source === source && (noteOf.get(request)?.calledAt ?? at) > at);
  const gapMs = next === undefined ? Number.POSITIVE_INFINITY : next.machineMs - machineMs;
  if (gapMs > longestGapMs) faults.push(`after ${what} was killed at ${timeOf(at)} nobody asked ${source} for ${gapMs} ms`);
  const soon = requests.filter((request) => request.machineMs > machineMs && request.machineMs <= machineMs + 10_000);
  const maxAtRealPaceMs = Math.round(gapMs + lockTriedEveryMs * (1 - 1 / speed));
  return { killed: what, at: timeOf(at), gapMs, maxAtRealPaceMs, requestsInTenSeconds: soon.length };
}

/** Returns path and query below a source's address: calls for files are named with their host. */
function pathOf(call: string): string {
  return call.replace(/^127\.0\.0\.1:\d+\/[^/]+\/[^/]+\//, '');
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(items, keyOf)].map(([key, group]) => [key, group.length]));
}

function timeOf(moment: Date): string {
  return moment.toISOString().slice(11, 19);
}
