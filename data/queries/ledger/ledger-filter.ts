import { type Tip, type TipOrigin, toSportOfRecord } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { CountedTip } from './recorded-tips/counted-tips-between.ts';

/** Result of a tip: the outcome of its newest settlement, none yet, or a withdrawal. */
export type TipResult = BetOutcome | 'open' | 'withdrawn';

/** Selection of tips of the ledger; absent fields do not filter. */
export interface LedgerFilter {
  readonly sport?: Sport | undefined;
  readonly tournamentId?: string | undefined;
  readonly market?: Tip['market'] | undefined;
  /** Kick-off in [from, to). */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Price in [leastOdds, belowOdds). */
  readonly leastOdds?: number | undefined;
  readonly belowOdds?: number | undefined;
  readonly leastProbability?: number | undefined;
  readonly result?: TipResult | undefined;
  readonly origins?: readonly TipOrigin[] | undefined;
}

/** Returns true when a filter selects a tip, as `LedgerConditions` does in SQL. */
export function isSelected(
  { sport, tournamentId, market, from, to, leastOdds, belowOdds, leastProbability, result, origins }: LedgerFilter,
  tip: CountedTip,
): boolean {
  return (
    (sport === undefined || sportOfMarket(tip.market) === sport) &&
    (tournamentId === undefined || tip.tournament === tournamentId) &&
    (market === undefined || tip.market === market) &&
    (from === undefined || tip.kickoffUtc >= from) &&
    (to === undefined || tip.kickoffUtc < to) &&
    (leastOdds === undefined || tip.decimalOdds >= leastOdds) &&
    (belowOdds === undefined || tip.decimalOdds < belowOdds) &&
    (leastProbability === undefined || tip.probability >= leastProbability) &&
    (result === undefined || resultOf(tip) === result) &&
    (origins === undefined || origins.includes(tip.origin))
  );
}

function resultOf({ withdrawn, outcome }: CountedTip): TipResult {
  return withdrawn === true ? 'withdrawn' : (outcome ?? 'open');
}

/** SQL condition of each filter on a row `t` of `tip_closings`, with `$` for its value, after the letter that identifies it in a statement's name. */
const conditions: Readonly<Record<Exclude<keyof LedgerFilter, 'result' | 'sport'>, readonly [letter: string, text: string]>> = {
  tournamentId: ['t', 't.tournament_id = $'],
  market: ['m', 't.market = $'],
  from: ['f', 't.kickoff_utc >= $'],
  to: ['u', 't.kickoff_utc < $'],
  leastOdds: ['l', 't.decimal_odds >= $'],
  belowOdds: ['b', 't.decimal_odds < $'],
  leastProbability: ['p', 't.probability >= $'],
  origins: ['o', 't.origin = any($)'],
};

/** Returns the SQL that is true for the newest settlement of a tip. It reads the few corrections once, and so needs no look-up for each tip. */
export const isNewestOfTip = (alias: string) =>
  `${alias}.sequence not in (select corrects_sequence from tip_settlements where corrects_sequence is not null)`;

/** SQL conditions of a filter on a row `t` of `tip_closings`. Each choice of conditions is a separate statement, so that each has a suitable plan. */
export class LedgerConditions {
  readonly values: unknown[] = [];
  readonly #texts: string[] = [];
  #letters = '';

  constructor(filter: LedgerFilter) {
    for (const [member, [letter, text]] of Object.entries(conditions)) {
      const value = filter[member as keyof LedgerFilter];
      if (value !== undefined) this.add(letter, text, value);
    }
    const { result, sport } = filter;
    const named = sport && toSportOfRecord(sport).sport;
    if (named !== undefined) this.add('c', 't.sport = $', named);
    else if (sport !== undefined) this.add('a', 't.sport is null');
    if (result === 'open') this.add('x', 'false');
    else if (result === 'withdrawn') this.add('w', 't.outcome is null');
    else if (result !== undefined) this.add('r', 't.outcome = $', result);
  }

  /**
   * Adds a condition.
   *
   * @param letter one that no other condition has
   */
  add(letter: string, text: string, value?: unknown): void {
    this.#letters += letter;
    this.#texts.push(value === undefined ? text : text.replace('$', this.parameter(value)));
  }

  /** Adds a value and returns the name of its parameter. */
  parameter(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** Returns a statement name that no other choice of conditions has; PostgreSQL uses the first 63 letters of it. */
  named(statement: string): string {
    return `${statement}-${this.#letters}`;
  }

  /** True when every tip is selected. */
  get isEmpty(): boolean {
    return this.#texts.length === 0;
  }

  get where(): string {
    return this.isEmpty ? 'true' : this.#texts.join(' and ');
  }
}
