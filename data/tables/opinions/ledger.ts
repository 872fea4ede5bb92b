import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { betOutcomes, ledgerKinds, tipOrigins, withdrawalReasons } from '#domain/ledger/ledger-record.ts';
import { matchStatuses } from '#domain/match/match-status.ts';
import { sports, twoSidedSports } from '#domain/sports/sport.ts';

/** Returns a column for a moment to the millisecond, the precision that a hash covers: a finer one would allow changes that no hash shows. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const oneOf = (values: readonly string[]) => sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`);

/**
 * Chain of all records; rows are only ever added to the tables of the ledger. The contents of a record are in the table of its kind. docs/ledger.md
 * describes the hash, the migration `ledger-guards` what the database refuses.
 */
export const ledgerRecords = pgTable(
  'ledger_records',
  {
    sequence: integer('sequence').primaryKey(),
    kind: text('kind', { enum: ledgerKinds }).notNull(),
    publishedAt: moment('published_at').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull().unique(),
  },
  (table) => [
    index('ledger_records_by_time').on(table.recordedAt, table.sequence),
    check('ledger_records_kind', sql`${table.kind} in ${oneOf(ledgerKinds)}`),
    check('ledger_records_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** Tips. They reference no match, club or competition: later changes to these must not affect a tip. */
export const tips = pgTable(
  'tips',
  {
    sequence: integer('sequence')
      .primaryKey()
      .references(() => ledgerRecords.sequence),
    /** Null for football, the only sport when the ledger began. */
    sport: text('sport', { enum: twoSidedSports }),
    matchId: integer('match_id').notNull(),
    tournamentId: text('tournament_id').notNull(),
    season: text('season').notNull(),
    homeClubId: integer('home_club_id').notNull(),
    homeClubName: text('home_club_name').notNull(),
    awayClubId: integer('away_club_id').notNull(),
    awayClubName: text('away_club_name').notNull(),
    kickoffUtc: moment('kickoff_utc').notNull(),
    kickoffKnown: boolean('kickoff_known').notNull(),
    market: text('market').notNull(),
    line: doublePrecision('line').notNull(),
    selection: text('selection').notNull(),
    decimalOdds: doublePrecision('decimal_odds').notNull(),
    bookmaker: text('bookmaker').notNull(),
    quotedAt: moment('quoted_at').notNull(),
    probability: doublePrecision('probability').notNull(),
    modelProbability: doublePrecision('model_probability').notNull(),
    blendedProbability: doublePrecision('blended_probability').notNull(),
    expectedValue: doublePrecision('expected_value').notNull(),
    model: jsonb('model').notNull(),
    blended: jsonb('blended').notNull(),
    halfTimeShare: doublePrecision('half_time_share'),
    reliabilityLevel: smallint('reliability_level').notNull(),
    reliabilityMatches: integer('reliability_matches').notNull(),
    stakeUnits: doublePrecision('stake_units').notNull(),
    reasons: jsonb('reasons').notNull(),
    modelVersion: text('model_version').notNull(),
    /** Null in tips from before rules had versions. */
    ruleVersion: smallint('rule_version'),
    origin: text('origin', { enum: tipOrigins }).notNull(),
  },
  (table) => [
    index('tips_by_match').on(table.matchId, table.market),
    index('tips_by_tournament').on(table.tournamentId, table.sequence),
    index('tips_by_market').on(table.market, table.sequence),
    index('tips_by_kickoff').on(table.kickoffUtc),
    check('tips_decimal_odds', sql`${table.decimalOdds} > 1 and ${table.decimalOdds} < 100000`),
    check('tips_probability', sql`${table.probability} > 0 and ${table.probability} < 1`),
    check('tips_model_probability', sql`${table.modelProbability} >= 0 and ${table.modelProbability} <= 1`),
    check('tips_blended_probability', sql`${table.blendedProbability} >= 0 and ${table.blendedProbability} <= 1`),
    check('tips_stake_units', sql`${table.stakeUnits} > 0 and ${table.stakeUnits} < 100000`),
    check('tips_origin', sql`${table.origin} in ${oneOf(tipOrigins)}`),
  ],
);

export const tipWithdrawals = pgTable(
  'tip_withdrawals',
  {
    sequence: integer('sequence')
      .primaryKey()
      .references(() => ledgerRecords.sequence),
    tipSequence: integer('tip_sequence')
      .notNull()
      .unique()
      .references(() => tips.sequence),
    reason: text('reason', { enum: withdrawalReasons }).notNull(),
  },
  (table) => [check('tip_withdrawals_reason', sql`${table.reason} in ${oneOf(withdrawalReasons)}`)],
);

export const tipSettlements = pgTable(
  'tip_settlements',
  {
    sequence: integer('sequence')
      .primaryKey()
      .references(() => ledgerRecords.sequence),
    tipSequence: integer('tip_sequence')
      .notNull()
      .references(() => tips.sequence),
    outcome: text('outcome', { enum: betOutcomes }).notNull(),
    matchStatus: text('match_status', { enum: matchStatuses }).notNull(),
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    halfTimeHome: smallint('half_time_home'),
    halfTimeAway: smallint('half_time_away'),
    /** Score by which a tip of a sport other than football was settled: `PlayOf` of domain/sports/sport-types.ts. */
    play: jsonb('play'),
    profitUnits: doublePrecision('profit_units').notNull(),
    closingOdds: doublePrecision('closing_odds'),
    closingProbability: doublePrecision('closing_probability'),
    correctsSequence: integer('corrects_sequence')
      .unique()
      .references((): AnyPgColumn => tipSettlements.sequence),
  },
  (table) => [
    uniqueIndex('tip_settlements_first').on(table.tipSequence).where(sql`${table.correctsSequence} is null`),
    index('tip_settlements_by_tip').on(table.tipSequence, table.sequence),
    index('tip_settlements_by_outcome').on(table.outcome, table.tipSequence),
    check('tip_settlements_outcome', sql`${table.outcome} in ${oneOf(betOutcomes)}`),
    check('tip_settlements_closing_odds', sql`${table.closingOdds} > 1 and ${table.closingOdds} < 100000`),
    check('tip_settlements_closing_probability', sql`${table.closingProbability} > 0 and ${table.closingProbability} < 1`),
    check('tip_settlements_profit', sql`${table.profitUnits} > -100000 and ${table.profitUnits} < 100000`),
  ],
);

/** Models by which the site has forecast, each with the hash of its constants. */
export const modelRegistrations = pgTable(
  'model_registrations',
  {
    sequence: integer('sequence')
      .primaryKey()
      .references(() => ledgerRecords.sequence),
    sport: text('sport', { enum: sports }).notNull(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    constantsHash: text('constants_hash').notNull(),
    /** Days of the calendar, `2018-06-30`, as text in the form that the record has. */
    trainedFrom: text('trained_from').notNull(),
    trainedUntil: text('trained_until').notNull(),
    inUseSince: text('in_use_since').notNull(),
  },
  (table) => [
    uniqueIndex('model_registrations_once').on(table.sport, table.version, table.constantsHash),
    check('model_registrations_hash', sql`${table.constantsHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/**
 * Best price of another bookmaker for the event of a tip when it was selected, to calculate what the tip would have been worth there. It is kept apart from
 * the ledger: the hashes do not cover it, and it refers to the ledger without a foreign key, so that the ledger depends on nothing.
 */
export const tipNextBest = pgTable('tip_next_best', {
  tipSequence: integer('tip_sequence').primaryKey(),
  decimalOdds: doublePrecision('decimal_odds').notNull(),
});

/**
 * Tips that were settled or withdrawn, each with its newest settlement or its withdrawal and the columns that filter the record: the list of closed tips is
 * chosen by these narrow rows. It follows from the ledger and is no part of it; `append-records.ts` writes it.
 */
export const tipClosings = pgTable(
  'tip_closings',
  {
    tipSequence: integer('tip_sequence').primaryKey(),
    /** Sequence and moment of the record that closed it. */
    closedBy: integer('closed_by').notNull(),
    closedAt: moment('closed_at').notNull(),
    kickoffUtc: moment('kickoff_utc').notNull(),
    profitUnits: doublePrecision('profit_units').notNull(),
    decimalOdds: doublePrecision('decimal_odds').notNull(),
    probability: doublePrecision('probability').notNull(),
    /** Null when it was withdrawn. */
    outcome: text('outcome', { enum: betOutcomes }),
    market: text('market').notNull(),
    origin: text('origin', { enum: tipOrigins }).notNull(),
    sport: text('sport', { enum: twoSidedSports }),
    tournamentId: text('tournament_id').notNull(),
  },
  (table) => [
    index('tip_closings_by_time').on(table.closedAt, table.closedBy),
    index('tip_closings_withdrawn').on(table.closedAt, table.closedBy).where(sql`${table.outcome} is null`),
    index('tip_closings_by_sport').on(table.sport, table.closedAt, table.closedBy).where(sql`${table.sport} is not null`),
    index('tip_closings_by_tournament').on(table.tournamentId, table.closedAt, table.closedBy),
  ],
);

/** Roots of Merkle trees, each over the predictions that were recorded together; the leaves are in `predictions`. */
export const predictionRoots = pgTable(
  'prediction_roots',
  {
    sequence: integer('sequence')
      .primaryKey()
      .references(() => ledgerRecords.sequence),
    sport: text('sport', { enum: sports }).notNull(),
    root: text('root').notNull(),
    leaves: integer('leaves').notNull(),
    startsFrom: moment('starts_from').notNull(),
    startsUntil: moment('starts_until').notNull(),
    origin: text('origin', { enum: tipOrigins }).notNull(),
  },
  (table) => [
    check('prediction_roots_root', sql`${table.root} ~ '^[0-9a-f]{64}$'`),
    check('prediction_roots_leaves', sql`${table.leaves} > 0`),
    check('prediction_roots_window', sql`${table.startsFrom} < ${table.startsUntil}`),
    check('prediction_roots_origin', sql`${table.origin} in ${oneOf(tipOrigins)}`),
  ],
);

/**
 * Heads of the ledger that were signed (docs/ledger.md). They follow from the ledger and are no part of it; the key is in no table, and the last head that
 * was signed is also in a file beside the key.
 */
export const ledgerCheckpoints = pgTable(
  'ledger_checkpoints',
  {
    origin: text('origin').notNull(),
    /** Number of records. */
    size: integer('size').notNull(),
    /** Merkle root over them, as base64. */
    root: text('root').notNull(),
    /** Signed note, without cosignatures. */
    note: text('note').notNull(),
    /** Key that signed it, as c2sp.org/signed-note writes keys. */
    verifierKey: text('verifier_key').notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.origin, table.size] })],
);

/** Signatures of witnesses under signed heads, verified before they were stored. */
export const ledgerCosignatures = pgTable(
  'ledger_cosignatures',
  {
    origin: text('origin').notNull(),
    size: integer('size').notNull(),
    witness: text('witness').notNull(),
    /** Key id of the witness, 8 hexadecimal digits. */
    keyId: text('key_id').notNull(),
    /** Signature line, with its newline. */
    line: text('line').notNull(),
    cosignedAt: moment('cosigned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.origin, table.size, table.witness, table.keyId] }),
    foreignKey({ columns: [table.origin, table.size], foreignColumns: [ledgerCheckpoints.origin, ledgerCheckpoints.size] }).onDelete(
      'cascade',
    ),
  ],
);
