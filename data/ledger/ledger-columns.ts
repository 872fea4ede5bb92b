import type { LedgerKind, ModelRegistration, PredictionRoot, Tip, TipSettlement, TipWithdrawal } from '#domain/ledger/ledger-record.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';

export type SqlType = 'integer' | 'smallint' | 'double precision' | 'text' | 'boolean' | 'timestamptz' | 'jsonb';

const tip: Readonly<Record<keyof Tip, SqlType>> = {
  sport: 'text',
  matchId: 'integer',
  tournamentId: 'text',
  season: 'text',
  homeClubId: 'integer',
  homeClubName: 'text',
  awayClubId: 'integer',
  awayClubName: 'text',
  kickoffUtc: 'timestamptz',
  kickoffKnown: 'boolean',
  market: 'text',
  line: 'double precision',
  selection: 'text',
  decimalOdds: 'double precision',
  bookmaker: 'text',
  quotedAt: 'timestamptz',
  probability: 'double precision',
  modelProbability: 'double precision',
  blendedProbability: 'double precision',
  expectedValue: 'double precision',
  model: 'jsonb',
  blended: 'jsonb',
  halfTimeShare: 'double precision',
  reliabilityLevel: 'smallint',
  reliabilityMatches: 'integer',
  stakeUnits: 'double precision',
  reasons: 'jsonb',
  modelVersion: 'text',
  ruleVersion: 'smallint',
  origin: 'text',
};

const withdrawal: Readonly<Record<keyof TipWithdrawal, SqlType>> = { tipSequence: 'integer', reason: 'text' };

const settlement: Readonly<Record<keyof TipSettlement, SqlType>> = {
  tipSequence: 'integer',
  outcome: 'text',
  matchStatus: 'text',
  homeGoals: 'smallint',
  awayGoals: 'smallint',
  halfTimeHome: 'smallint',
  halfTimeAway: 'smallint',
  play: 'jsonb',
  profitUnits: 'double precision',
  closingOdds: 'double precision',
  closingProbability: 'double precision',
  correctsSequence: 'integer',
};

const model: Readonly<Record<keyof ModelRegistration, SqlType>> = {
  sport: 'text',
  name: 'text',
  version: 'text',
  constantsHash: 'text',
  trainedFrom: 'text',
  trainedUntil: 'text',
  inUseSince: 'text',
};

const predictions: Readonly<Record<keyof PredictionRoot, SqlType>> = {
  sport: 'text',
  root: 'text',
  leaves: 'integer',
  startsFrom: 'timestamptz',
  startsUntil: 'timestamptz',
  origin: 'text',
};

/** Members of a prediction's leaf, with the types of their columns in `predictions`. */
export const predictionColumns: Readonly<Record<keyof Prediction, SqlType>> = {
  sport: 'text',
  matchId: 'integer',
  tournamentId: 'text',
  season: 'text',
  homeClubId: 'integer',
  homeClubName: 'text',
  awayClubId: 'integer',
  awayClubName: 'text',
  kickoffUtc: 'timestamptz',
  result: 'text',
  homeChance: 'double precision',
  drawChance: 'double precision',
  awayChance: 'double precision',
  homeScore: 'smallint',
  awayScore: 'smallint',
  overChance: 'double precision',
  bothScoreChance: 'double precision',
  basis: 'text',
  decimalOdds: 'double precision',
  bookmaker: 'text',
  cornersLine: 'double precision',
  cornersOverChance: 'double precision',
  cardsLine: 'double precision',
  cardsOverChance: 'double precision',
  modelVersion: 'text',
};

/** Tables with the contents of each kind of record. */
export const ledgerTables: Readonly<Record<LedgerKind, string>> = {
  tip: 'tips',
  withdrawal: 'tip_withdrawals',
  settlement: 'tip_settlements',
  model: 'model_registrations',
  predictions: 'prediction_roots',
};

/** Members of each kind of record's contents, with the types of their columns. */
export const ledgerColumns: Readonly<Record<LedgerKind, Readonly<Record<string, SqlType>>>> = {
  tip,
  withdrawal,
  settlement,
  model,
  predictions,
};

/** Returns the column name of a member: `home_club_id` for `homeClubId`. */
export function columnOf(member: string): string {
  return member.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** Returns the SQL list of the contents of a kind as members of a row: `t.home_club_id as "homeClubId", …`. */
export function selectMembers(kind: LedgerKind, alias: string): string {
  return selectColumns(ledgerColumns[kind], alias);
}

/** Returns the SQL list of columns as members of a row, like `selectMembers`. */
export function selectColumns(columns: Readonly<Record<string, SqlType>>, alias: string): string {
  return Object.keys(columns)
    .map((member) => `${alias}.${columnOf(member)} as "${member}"`)
    .join(', ');
}
