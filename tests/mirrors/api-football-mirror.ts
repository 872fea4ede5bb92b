import { type Happening, matchAt, type PlayedMatch } from './played-match.ts';

/** The provider's number of the Bundesliga. */
const leagueId = 78;
const firstFixtureId = 1_400_000;

const liveStatuses = { 'first-half': '1H', 'half-time': 'HT', 'second-half': '2H' } as const;
const otherStatuses = {
  scheduled: 'NS',
  finished: 'FT',
  postponed: 'PST',
  abandoned: 'ABD',
  awarded: 'AWD',
  cancelled: 'CANC',
  live: '2H',
} as const;
const details = {
  goal: ['Goal', 'Normal Goal'],
  'penalty-goal': ['Goal', 'Penalty'],
  'own-goal': ['Goal', 'Own Goal'],
  'red-card': ['Card', 'Red Card'],
} as const;

/**
 * Returns API-Football's answer to `fixtures?…` as of a moment, an empty one to `injuries?…`, `odds?…` and `standings?…`; undefined for
 * another call.
 */
export function apiFootballAnswer(matches: readonly PlayedMatch[], call: string, now: Date): string | undefined {
  const query = new URLSearchParams(/^fixtures\?(.*)$/.exec(call)?.[1]);
  const date = query.get('date');
  const ids = query.get('ids')?.split('-').map(Number);
  const isAnswered = ({ number, kickoff }: PlayedMatch, status: string): boolean => {
    if (query.get('live') === 'all') return status === 'live';
    if (date !== null) return kickoff.toISOString().startsWith(date);
    return ids?.includes(firstFixtureId + number) ?? false;
  };
  if (/^(?:injuries|odds|standings)\?/.test(call)) return listOf([]);
  if (query.size === 0) return undefined;
  const asked = matches.filter((match) => isAnswered(match, matchAt(match, now).status));
  return listOf(asked.map((match) => fixtureOf(match, now)));
}

function listOf(response: readonly object[]): string {
  return JSON.stringify({ get: 'fixtures', errors: [], results: response.length, paging: { current: 1, total: 1 }, response });
}

function fixtureOf(match: PlayedMatch, now: Date): object {
  const { status, period, minute, added, goals, halfTime, standing, takenBack } = matchAt(match, now);
  const isBegun = status !== 'scheduled' && status !== 'postponed';
  const none = { home: null, away: null };
  return {
    fixture: {
      id: firstFixtureId + match.number,
      referee: null,
      timezone: 'UTC',
      date: match.kickoff.toISOString().replace('.000Z', '+00:00'),
      timestamp: match.kickoff.getTime() / 1_000,
      periods: { first: isBegun ? match.kickoff.getTime() / 1_000 : null, second: null },
      venue: { id: null, name: null, city: null },
      status: {
        long: 'Some words',
        short: period !== undefined && status === 'live' ? liveStatuses[period] : otherStatuses[status],
        elapsed: status === 'live' ? minute : null,
        extra: status === 'live' && added > 0 ? added : null,
      },
    },
    league: { id: leagueId, name: 'Bundesliga', country: 'Germany', season: 2026, round: `Regular Season - ${match.matchday}` },
    teams: { home: { id: match.home.number, name: match.home.name }, away: { id: match.away.number, name: match.away.name } },
    goals: isBegun ? goals : none,
    score: { halftime: halfTime ?? none, fulltime: status === 'finished' ? goals : none, extratime: none, penalty: none },
    events: [...standing, ...takenBack]
      .map((happening) => eventOf(match, happening))
      .concat(takenBack.map((happening) => reviewOf(match, happening))),
  };
}

function eventOf(match: PlayedMatch, { minute, added, side, kind, player }: Happening): object {
  const [type, detail] = details[kind];
  return {
    time: { elapsed: minute, extra: added ?? null },
    team: { id: match[side].number, name: match[side].name },
    player: { id: null, name: player },
    assist: { id: null, name: null },
    type,
    detail,
    comments: null,
  };
}

/** Returns the event of the review that takes a goal back, which the answer lists beside the goal. */
function reviewOf(match: PlayedMatch, { minute, side, player, takenBackAfter = 0 }: Happening): object {
  return {
    time: { elapsed: minute + takenBackAfter, extra: null },
    team: { id: match[side].number, name: match[side].name },
    player: { id: null, name: player },
    assist: { id: null, name: null },
    type: 'Var',
    detail: 'Goal cancelled',
    comments: null,
  };
}
