import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import type { Lie } from '#tests/mirrors/openligadb-mirror.ts';
import type { MirroredClub, PlayedMatch } from '#tests/mirrors/played-match.ts';
import type { Fault } from '#tests/mirrors/start-mirror.ts';

/**
 * The matchday: pairs, goals, minutes and scorers of the twelfth one of the Bundesliga in 2023-24, moved to one Saturday of 2026. Invented
 * are the events without a player's name: a red card, a goal that is taken back, a match that is postponed and one that is abandoned and
 * awarded.
 */

/** Returns a moment of the Saturday, in UTC. */
export const at = (time: string): Date => new Date(`2026-11-21T${time.length === 5 ? `${time}:00` : time}Z`);

const club = (number: number, name: string, slug: string): MirroredClub => ({ number, name, slug });
const afternoon = { matchday: 12, kickoff: at('14:30'), addedMinutes: 4 } as const;

export const koln: PlayedMatch = {
  ...afternoon,
  number: 1,
  home: club(65, '1. FC Köln', '1-fc-koln'),
  away: club(40, 'FC Bayern München', 'bayern-munchen'),
  happenings: [{ minute: 19, side: 'away', kind: 'goal', player: 'H. Kane' }],
};
export const dortmund: PlayedMatch = {
  ...afternoon,
  number: 2,
  addedMinutes: 8,
  home: club(7, 'Borussia Dortmund', 'borussia-dortmund'),
  away: club(87, 'Borussia Mönchengladbach', 'borussia-monchengladbach'),
  happenings: [
    { minute: 13, side: 'away', kind: 'goal', player: 'R. Reitz' },
    { minute: 28, side: 'away', kind: 'goal', player: 'K. Kone' },
    { minute: 30, side: 'home', kind: 'goal', player: 'M. Sabitzer' },
    { minute: 33, side: 'home', kind: 'goal', player: 'N. Füllkrug' },
    { minute: 45, side: 'home', kind: 'goal', player: 'J. Bynoe-Gittens' },
    { minute: 64, side: 'away', kind: 'red-card', player: null },
    { minute: 90, added: 7, side: 'home', kind: 'goal', player: 'D. Malen' },
  ],
};
export const union: PlayedMatch = {
  ...afternoon,
  number: 3,
  home: club(80, '1. FC Union Berlin', '1-fc-union-berlin'),
  away: club(95, 'FC Augsburg', 'fc-augsburg'),
  happenings: [
    { minute: 39, side: 'away', kind: 'penalty-goal', player: 'E. Demirovic' },
    { minute: 88, side: 'home', kind: 'goal', player: 'Kevin Volland' },
  ],
};
export const freiburg: PlayedMatch = {
  ...afternoon,
  number: 4,
  home: club(112, 'SC Freiburg', 'sc-freiburg'),
  away: club(118, 'SV Darmstadt 98', 'sv-darmstadt-98'),
  happenings: [
    { minute: 18, side: 'away', kind: 'goal', player: 'M. Honsak' },
    { minute: 35, side: 'home', kind: 'goal', player: 'L. Höler' },
    { minute: 58, side: 'home', kind: 'goal', player: null, takenBackAfter: 2 },
  ],
};
export const wolfsburg: PlayedMatch = {
  ...afternoon,
  number: 5,
  home: club(131, 'VfL Wolfsburg', 'vfl-wolfsburg'),
  away: club(1635, 'RB Leipzig', 'rb-leipzig'),
  happenings: [
    { minute: 9, side: 'home', kind: 'goal', player: 'J. Wind' },
    { minute: 52, side: 'away', kind: 'goal', player: 'Poulsen, Yussuf' },
    { minute: 67, side: 'home', kind: 'goal', player: 'Rogerio' },
  ],
};
export const bremen: PlayedMatch = {
  ...afternoon,
  number: 6,
  home: club(134, 'Werder Bremen', 'werder-bremen'),
  away: club(6, 'Bayer Leverkusen', 'bayer-leverkusen'),
  happenings: [
    { minute: 8, side: 'away', kind: 'own-goal', player: 'O. Deman' },
    { minute: 43, side: 'away', kind: 'goal', player: 'J. Frimpong' },
    { minute: 76, side: 'away', kind: 'goal', player: 'Grimaldo' },
  ],
};
export const frankfurt: PlayedMatch = {
  ...afternoon,
  number: 7,
  kickoff: at('17:30'),
  home: club(91, 'Eintracht Frankfurt', 'eintracht-frankfurt'),
  away: club(16, 'VfB Stuttgart', 'vfb-stuttgart'),
  happenings: [
    { minute: 1, side: 'away', kind: 'goal', player: 'Undav' },
    { minute: 26, side: 'home', kind: 'own-goal', player: 'W. Anton' },
    { minute: 45, added: 1, side: 'away', kind: 'goal', player: 'Undav' },
  ],
};
export const heidenheim: PlayedMatch = {
  ...afternoon,
  number: 8,
  home: club(199, '1. FC Heidenheim 1846', '1-fc-heidenheim'),
  away: club(129, 'VfL Bochum', 'vfl-bochum'),
  happenings: [],
  postponedAt: at('14:10'),
};
export const hoffenheim: PlayedMatch = {
  ...afternoon,
  number: 9,
  home: club(175, 'TSG 1899 Hoffenheim', 'tsg-hoffenheim'),
  away: club(81, '1. FSV Mainz 05', 'mainz-05'),
  happenings: [{ minute: 12, side: 'home', kind: 'goal', player: null }],
  abandonedAt: at('15:40'),
  awarded: { at: at('18:40'), goals: { home: 0, away: 2 } },
};

export const matches: readonly PlayedMatch[] = [koln, dortmund, union, freiburg, wolfsburg, bremen, frankfurt, heidenheim, hoffenheim];

/** The false reports of OpenLigaDB. It never corrects the last one. */
export const lies: readonly Lie[] = [
  { match: wolfsburg.number, from: at('14:50'), until: at('15:04'), goals: { home: 0, away: 2 }, isFinished: false },
  { match: bremen.number, from: at('15:30'), until: at('16:00'), isFinished: true },
  { match: union.number, from: at('16:21'), goals: { home: 2, away: 1 }, isFinished: true },
];
/** The ten minutes around the last whistles in which API-Football answers only with errors, so that the last false report is believed. */
export const outage = { from: at('16:20'), until: at('16:30') } as const;
/** The false report that is shown for a while, with its score and its source. */
export const believedLie = { match: union, goals: { home: 2, away: 1 }, source: 'openligadb' } as const;

export const faults: readonly Fault[] = [
  { source: 'api-football', kind: '429', from: at('14:36'), until: at('14:37'), retryAfterSeconds: 45 },
  { source: 'openligadb', kind: '429', from: at('14:40'), until: at('14:42'), retryAfterSeconds: 120 },
  { source: 'api-football', kind: 'errors', from: at('15:18'), until: at('15:20') },
  { source: 'openligadb', kind: 'page', from: at('15:24'), until: at('15:26') },
  { source: 'openligadb', kind: 'cut', from: at('15:45'), until: at('15:47') },
  { source: 'api-football', kind: '500', ...outage },
  { source: 'openligadb', kind: 'hang', from: at('17:50'), until: at('18:30'), once: true },
  { source: 'api-football', kind: 'cut', from: at('18:08'), until: at('18:10') },
  { source: 'api-football', kind: 'page', from: at('18:18'), until: at('18:20') },
];

/** A tip with the outcomes of its settlements in their order, calculated by hand; none when it is withdrawn. */
export interface SaturdayTip {
  readonly match: PlayedMatch;
  readonly bet: Bet;
  readonly decimalOdds: number;
  readonly outcomes: readonly BetOutcome[];
  /** The profit of a stake of one unit, by the last outcome. */
  readonly profit: number;
}

export const tips: readonly SaturdayTip[] = [
  // 0-1.
  { match: koln, bet: { market: 'match-result', line: 0, selection: 'away' }, decimalOdds: 1.4, outcomes: ['won'], profit: 0.4 },
  // Six goals: half the stake is on over 5.5 and won, half on over 6 and returned.
  { match: dortmund, bet: { market: 'total-goals', line: 5.75, selection: 'over' }, decimalOdds: 3, outcomes: ['half-won'], profit: 1 },
  // Believed to be 2-1, and is 1-1.
  { match: union, bet: { market: 'match-result', line: 0, selection: 'home' }, decimalOdds: 2.5, outcomes: ['won', 'lost'], profit: -1 },
  // Three goals were believed; of two, over 2 returns its half and over 2.5 loses the other.
  {
    match: union,
    bet: { market: 'total-goals', line: 2.25, selection: 'over' },
    decimalOdds: 2,
    outcomes: ['won', 'half-lost'],
    profit: -0.5,
  },
  // 1-1: the goal that would have won it was taken back.
  { match: freiburg, bet: { market: 'draw-no-bet', line: 0, selection: 'home' }, decimalOdds: 1.5, outcomes: ['void'], profit: 0 },
  // 2-1.
  { match: wolfsburg, bet: { market: 'match-result', line: 0, selection: 'away' }, decimalOdds: 2.2, outcomes: ['lost'], profit: -1 },
  // 0-3 with 2.75 goals ahead: −0.25, half on 2.5 and lost, half on 3 and returned.
  {
    match: bremen,
    bet: { market: 'asian-handicap', line: 2.75, selection: 'home' },
    decimalOdds: 1.9,
    outcomes: ['half-lost'],
    profit: -0.5,
  },
  // 1-2.
  { match: frankfurt, bet: { market: 'both-teams-to-score', line: 0, selection: 'yes' }, decimalOdds: 1.6, outcomes: ['won'], profit: 0.6 },
  // Put off before its kick-off.
  { match: heidenheim, bet: { market: 'match-result', line: 0, selection: 'home' }, decimalOdds: 2, outcomes: [], profit: 0 },
  // Broken off at 1-0, then awarded: the stake comes back both times.
  { match: hoffenheim, bet: { market: 'match-result', line: 0, selection: 'home' }, decimalOdds: 2, outcomes: ['void', 'void'], profit: 0 },
];

/** The victims of the afternoon: the site that polls a source at that moment, the database, or both at once. */
export interface Kill {
  readonly at: Date;
  /** The source whose polling process is killed; undefined when only the database is. */
  readonly asking?: 'api-football' | 'openligadb';
  readonly database: boolean;
}

export const kills: readonly Kill[] = [
  { at: at('14:47'), asking: 'api-football', database: false },
  { at: at('15:10'), database: true },
  { at: at('15:35'), asking: 'openligadb', database: false },
  { at: at('15:57'), asking: 'api-football', database: false },
  // Between the lie at the end of a match and the moment at which it is believed.
  { at: at('16:24'), asking: 'openligadb', database: false },
  { at: at('17:40'), database: true },
  // In a call that is never answered.
  { at: at('17:55'), asking: 'openligadb', database: false },
  { at: at('18:32'), asking: 'api-football', database: true },
];

/** Tips must be written before this. */
export const tipsBy = at('14:05');
/** The seconds of the machine within which both sites have to be up, and every match stored. */
const secondsToStart = 45;
/** Returns the time at which the sites begin, by their clock. */
export const startAt = (speed: number): Date => new Date(tipsBy.getTime() - secondsToStart * speed * 1_000);
export const end = at('19:45');
