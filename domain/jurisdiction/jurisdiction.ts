import type { LocalDay } from '#domain/time/local-day.ts';
import type { Licence } from './licence.ts';

/** ISO 3166-1 alpha-2, in capitals. */
export type CountryCode = string;

/** Sentences that a law, a regulator or its usage requires beside gambling content of a country; the wordings are in `statutory-warnings.ts`. */
export type NoticeCode =
  | 'brazil-warning'
  | 'czechia-ministry'
  | 'germany-addiction'
  | 'greece-regulator'
  | 'italy-addiction'
  | 'spain-responsible';

/** A service where people who gamble too much, or their relatives, can talk to somebody. */
export interface Helpline {
  readonly name: string;
  /** The phone number as it is dialled inside the country. */
  readonly phone?: string;
  readonly url: string;
  /** BCP-47 tags of the languages spoken there. */
  readonly languages: readonly string[];
}

/** A register in which one entry excludes a person from all licensed operators of a country. */
export interface Register {
  readonly name: string;
  readonly url: string;
}

export interface Authority {
  readonly name: string;
  readonly url: string;
}

/** The kinds of advertising that may be shown to a visitor of the country. */
interface Advertising {
  readonly affiliateLinks: boolean;
  readonly bonuses: boolean;
  readonly besideLiveScores: boolean;
}

export type StatementTopic =
  | 'minimum-age'
  | 'affiliate-links'
  | 'bonuses'
  | 'live-scores'
  | 'licences'
  | 'notices'
  | 'helplines'
  | 'self-exclusion';

/** One statement of the table about a country, and its source. */
export interface Statement {
  readonly about: StatementTopic;
  readonly says: string;
  /** The page of the law, the regulator or the organisation: an https address. */
  readonly source: string;
  readonly checkedOn: LocalDay;
  /** False when no source confirmed it: the table then holds the stricter value. */
  readonly confirmed: boolean;
}

/** The rules of a country on gambling and its advertising. */
export interface Jurisdiction {
  readonly country: CountryCode;
  readonly minimumAge: number;
  readonly notices: readonly NoticeCode[];
  readonly helplines: readonly Helpline[];
  readonly selfExclusion?: Register;
  readonly regulator?: Authority;
  readonly advertising: Advertising;
  /** The licences of this country that were found; a bookmaker without one here counts as not licensed. */
  readonly licensedBookmakers: readonly Licence[];
  readonly statements: readonly Statement[];
  /** The day on which the whole row was last reviewed. */
  readonly reviewedOn: LocalDay;
}
