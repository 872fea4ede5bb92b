import type { Sport } from '#domain/sports/sport.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** The model of a sport, as it is recorded in the ledger. */
export interface ModelEntry<Name extends Sport = Sport> {
  readonly sport: Name;
  readonly name: string;
  /** `modelVersion` of the sport's rules. */
  readonly version: string;
  /** The first day on which it was in use. */
  readonly since: LocalDay;
  /** The first and the last day of the matches to which its constants were fitted. */
  readonly trainedOn: { readonly from: LocalDay; readonly to: LocalDay };
  /** All its constants, in any order: the hash is that of their canonical JSON. */
  readonly constants: unknown;
  /** SHA-256 of the canonical JSON of the constants of this version. A test compares it with the current constants: changed constants require a new version. */
  readonly constantsHash: string;
}
