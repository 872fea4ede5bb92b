import { apiAddress } from '#app/stores/api-address.ts';

/** What the API says of one selection. */
export interface PricedLeg {
  readonly leg: string;
  readonly match_id: number | null;
  readonly state: 'open' | 'begun' | 'over' | 'off' | 'unknown';
  readonly home: string | null;
  readonly away: string | null;
  readonly slug: string | null;
  readonly kickoff_utc: string | null;
  readonly kickoff_known: boolean;
  readonly decimal_odds: number | null;
  readonly probability: number | null;
  readonly basis: 'model' | 'blended' | null;
}

/** What is known of the selections at present: the last answer, also while the next one is awaited or could not be had. */
export interface SlipLookUp {
  readonly state: 'asking' | 'known' | 'failed';
  readonly asOf: Date | undefined;
  readonly legs: ReadonlyMap<string, PricedLeg>;
}

const freshForMs = 60_000;

let present: SlipLookUp = { state: 'asking', asOf: undefined, legs: new Map() };
let askedFor = '';
let askedAtMs = 0;

export function presentLookUp(): SlipLookUp {
  return present;
}

/** Asks about these selections, unless all of them were told of within the last minute; says when something is known. */
export async function lookUp(keys: readonly string[], language: string, changed: () => void): Promise<void> {
  const wanted = [...keys].sort().join(',');
  if (keys.length === 0 || (present.state === 'asking' && wanted === askedFor)) return;
  const recent = present.state === 'known' && performance.now() - askedAtMs < freshForMs;
  if (recent && keys.every((key) => present.legs.has(key))) return;
  askedFor = wanted;
  askedAtMs = performance.now();
  present = { ...present, state: 'asking' };
  try {
    const { data } = await ask(wanted, language);
    if (askedFor !== wanted) return;
    present = { state: 'known', asOf: new Date(data.as_of), legs: new Map(data.legs.map((leg) => [leg.leg, leg])) };
  } catch {
    // Whatever it was, the slip says that there is no answer, and offers to ask again.
    if (askedFor !== wanted) return;
    present = { ...present, state: 'failed' };
  }
  changed();
}

async function ask(legs: string, language: string): Promise<{ data: { as_of: string; legs: readonly PricedLeg[] } }> {
  const { ofetch } = await import('ofetch');
  return ofetch(apiAddress('/api/soccer/slip'), { query: { legs, language } });
}
