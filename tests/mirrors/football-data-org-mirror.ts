import { type Happening, matchAt, type PlayedMatch } from './played-match.ts';

const firstMatchId = 551_000;

const liveStatuses = { 'first-half': 'IN_PLAY', 'half-time': 'PAUSED', 'second-half': 'IN_PLAY' } as const;
const otherStatuses = {
  scheduled: 'TIMED',
  finished: 'FINISHED',
  postponed: 'POSTPONED',
  abandoned: 'SUSPENDED',
  awarded: 'AWARDED',
  cancelled: 'CANCELLED',
  live: 'IN_PLAY',
} as const;
const competition = { id: 2002, name: 'Bundesliga', code: 'BL1' };
const season = { id: 2901, startDate: '2026-08-28', endDate: '2027-05-22' };
const goalTypes = { goal: 'REGULAR', 'penalty-goal': 'PENALTY', 'own-goal': 'OWN' } as const;

/**
 * Returns football-data.org's answer to `v4/matches?…` or to the list of a season as of a moment, an empty one to the list of competitions,
 * and one without tables to the season's tables; undefined for another call.
 */
export function footballDataOrgAnswer(matches: readonly PlayedMatch[], call: string, now: Date): string | undefined {
  if (call === 'v4/competitions') return JSON.stringify({ count: 0, filters: { client: 'Nobody' }, competitions: [] });
  if (/^v4\/competitions\/BL1\/standings\?/.test(call)) return JSON.stringify({ competition, season, standings: [] });
  if (!/^v4\/(?:matches|competitions\/BL1\/matches)\?/.test(call)) return undefined;
  return JSON.stringify({ filters: {}, resultSet: { count: matches.length }, matches: matches.map((match) => matchOf(match, now)) });
}

function matchOf(match: PlayedMatch, now: Date): object {
  const { status, period, minute, added, goals, halfTime, standing } = matchAt(match, now);
  const isBegun = status !== 'scheduled' && status !== 'postponed';
  const none = { home: null, away: null };
  return {
    competition,
    season,
    id: firstMatchId + match.number,
    utcDate: match.kickoff.toISOString().replace('.000Z', 'Z'),
    status: period !== undefined && status === 'live' ? liveStatuses[period] : otherStatuses[status],
    minute: status === 'live' ? minute : null,
    injuryTime: status === 'live' && added > 0 ? added : null,
    matchday: match.matchday,
    stage: 'REGULAR_SEASON',
    group: null,
    homeTeam: { id: match.home.number, name: match.home.name },
    awayTeam: { id: match.away.number, name: match.away.name },
    score: { duration: 'REGULAR', fullTime: isBegun ? goals : none, halfTime: halfTime ?? none },
    goals: goalsListed(standing),
    bookings: standing
      .filter(({ kind }) => kind === 'red-card')
      .map((card) => ({ minute: card.minute, team: { id: match[card.side].number }, player: { name: card.player }, card: 'RED' })),
    substitutions: [],
    referees: [],
  };
}

function goalsListed(standing: readonly Happening[]): object[] {
  const score = { home: 0, away: 0 };
  return standing.flatMap(({ minute, added, side, kind, player }) => {
    if (kind === 'red-card') return [];
    score[side] += 1;
    return { minute, injuryTime: added ?? null, type: goalTypes[kind], scorer: { name: player }, score: { ...score } };
  });
}
