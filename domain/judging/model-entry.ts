import type { Sport } from '#domain/sports/sport.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** The model of a sport, as it is put on record. */
export interface ModelEntry<Name extends Sport = Sport> {
  readonly sport: Name;
  readonly name: string;
  /** `modelVersion` of the sport's rules. */
  readonly version: string;
  /** The day since which it is in use. */
  readonly since: LocalDay;
  /** The first and the last day of the matches by which its constants were found. */
  readonly trainedOn: { readonly from: LocalDay; readonly to: LocalDay };
  /** All its constants, in any order: what is hashed is their canonical JSON. */
  readonly constants: unknown;
  /** SHA-256 of the canonical JSON of the constants of this version. A test compares it with the constants of today: whoever changes these gives the model a new version. */
  readonly constantsHash: string;
}
