import { useEffect, useSyncExternalStore } from 'react';
import { apiAddress } from '#app/stores/api-address.ts';
import type { ForecastBasis } from '#domain/forecast/goals/headline-forecast.ts';
import type { NamedFirst } from '#domain/sports/named-first.ts';

/** The API's answer for one selection. */
export interface PricedLeg {
  readonly leg: string;
  readonly match_id: number | null;
  readonly state: 'open' | 'begun' | 'over' | 'off' | 'unknown';
  readonly home: string | null;
  readonly away: string | null;
  readonly named_first: NamedFirst | null;
  readonly slug: string | null;
  readonly kickoff_utc: string | null;
  readonly kickoff_known: boolean;
  readonly decimal_odds: number | null;
  /** The bookmaker of that price, by name. */
  readonly bookmaker: string | null;
  readonly probability: number | null;
  readonly basis: ForecastBasis | null;
}

/** The API's latest answer for the selections of the slip; it remains while the next one is awaited, and when that fails. */
export interface SlipLookUp {
  readonly state: 'asking' | 'known' | 'failed';
  readonly asOf: Date | undefined;
  readonly legs: ReadonlyMap<string, PricedLeg>;
}

const freshForMs = 60_000;

const initialLookUp: SlipLookUp = { state: 'asking', asOf: undefined, legs: new Map() };

let present = initialLookUp;
let isAsking = false;
let latestLegs = '';
let requestedAtMs = 0;

const listeners = new Set<() => void>();

/** Returns the latest answer for the selections; requests another when the selections change and when the tab becomes visible again. */
export function useSlipLookUp(keys: readonly string[], language: string): SlipLookUp {
  const wanted = [...keys].sort().join(',');
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && wanted !== '') void lookUp(wanted, language);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [wanted, language]);
  return useSyncExternalStore(
    subscribe,
    () => present,
    () => initialLookUp,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function publish(lookUpNow: SlipLookUp): void {
  present = lookUpNow;
  for (const listener of listeners) listener();
}

/** Requests an answer for selections, given by their keys in order, unless an answer of the last minute covers all of them. */
export async function lookUp(wanted: string, language: string): Promise<void> {
  if (isAsking && wanted === latestLegs) return;
  const recent = present.state === 'known' && performance.now() - requestedAtMs < freshForMs;
  if (recent && wanted.split(',').every((key) => present.legs.has(key))) return;
  latestLegs = wanted;
  requestedAtMs = performance.now();
  isAsking = true;
  publish({ ...present, state: 'asking' });
  try {
    const { data } = await ask(wanted, language);
    if (latestLegs !== wanted) return;
    publish({ state: 'known', asOf: new Date(data.as_of), legs: new Map(data.legs.map((leg) => [leg.leg, leg])) });
  } catch {
    // Whatever it was, the slip says that there is no answer, and offers to ask again.
    if (latestLegs !== wanted) return;
    publish({ ...present, state: 'failed' });
  } finally {
    if (latestLegs === wanted) isAsking = false;
  }
}

async function ask(legs: string, language: string): Promise<{ data: { as_of: string; legs: readonly PricedLeg[] } }> {
  const { ofetch } = await import('ofetch');
  return ofetch(apiAddress('/api/slip'), { query: { legs, language } });
}
