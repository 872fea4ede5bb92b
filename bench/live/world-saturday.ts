import { createRandom } from '#domain/chance/random.ts';

/** The kick-off of every match, on a Saturday. */
const kickoff = new Date('2026-11-21T15:00:00Z');
/** The minutes played at the moment from which matches are followed, after a break of a quarter of an hour. */
const minutesBefore = 60;
const secondHalf = new Date(kickoff.getTime() + 75 * 60_000);
const competitionsPerCountry = 5;
const matchesPerCompetition = 4;
/** The chance of a goal, and of a card, in a match within fifteen seconds: 2.7 and 3.6 in ninety minutes. */
const [goalChance, cardChance] = [0.0075, 0.01];
const countries =
  'AL AM AO AR AT AU AZ BA BE BG BO BR BY CA CH CL CN CO CR CY CZ DE DK DZ EC EE EG ES ET FI FR GE GH GR GT HK HN HR HU ID IE IL IN IR IS IT JP KE KR KZ'
    .split(' ')
    .concat('LT LU LV MA MK MT MX NG NL NO'.split(' '));
const syllables = 'ba bel bor ca cor da del dor fa fel ga gor ha hel ka kor la lem ma mor na nor pa por ra sal ta tor'.split(' ');

interface Happening {
  readonly minute: number;
  readonly side: 'home' | 'away';
  readonly kind: 'goal' | 'card';
}

interface WorldMatch {
  readonly number: number;
  readonly league: number;
  readonly happenings: Happening[];
}

/** API-Football’s answers about a Saturday of 300 competitions in sixty countries with 1,200 matches, of which the requested number are in play. */
export interface WorldSaturday {
  readonly competitions: string;
  /** The matches of the day before their kick-off. */
  readonly day: string;
  readonly kickoff: Date;
  /** A moment in the second half, from which matches are followed. */
  readonly secondHalf: Date;
  /** Returns the matches in play at a moment; between two calls as many goals and cards are added as in fifteen seconds of play. */
  inPlay(now: Date): string;
}

/** Makes up a Saturday, always the same one, with so many matches in play. */
export function makeWorldSaturday(playing: number): WorldSaturday {
  const random = createRandom(34);
  const leagues = countries.flatMap((code, place) =>
    Array.from({ length: competitionsPerCountry }, (_, nth) => ({ id: 9_000 + place * competitionsPerCountry + nth, code, nth })),
  );
  const matches: WorldMatch[] = leagues.flatMap(({ id }, place) =>
    Array.from({ length: matchesPerCompetition }, (_, nth) => ({
      number: place * matchesPerCompetition + nth,
      league: id,
      happenings: [],
    })),
  );
  const isIn = (chance: number) => random.integer(10_000) < chance * 10_000;
  const playOn = (inPlay: readonly WorldMatch[], minute: number) => {
    for (const { happenings } of inPlay) {
      const side = random.integer(2) === 0 ? 'home' : 'away';
      if (isIn(goalChance)) happenings.push({ minute, side, kind: 'goal' });
      if (isIn(cardChance)) happenings.push({ minute, side, kind: 'card' });
    }
  };
  const played = matches.slice(0, playing);
  for (let quarter = 0; quarter < 4 * minutesBefore; quarter += 1) playOn(played, 1 + Math.floor(quarter / 4));
  return {
    competitions: listOf(leagues.map(competitionOf)),
    day: listOf(matches.map((match) => fixtureOf(match, undefined))),
    kickoff,
    secondHalf,
    inPlay(now) {
      const minute = Math.floor((now.getTime() - secondHalf.getTime()) / 60_000) + minutesBefore + 1;
      playOn(played, minute);
      return listOf(played.map((match) => fixtureOf(match, minute)));
    },
  };
}

function listOf(response: readonly object[]): string {
  return JSON.stringify({
    get: 'fixtures',
    parameters: [],
    errors: [],
    results: response.length,
    paging: { current: 1, total: 1 },
    response,
  });
}

function competitionOf({ id, code, nth }: { readonly id: number; readonly code: string; readonly nth: number }): object {
  const coverage = { events: true, lineups: true, statistics_fixtures: true, statistics_players: true };
  return {
    league: { id, name: `Regional Division ${nth + 1}`, type: 'League', logo: `https://media.test/${id}.png` },
    country: { name: new Intl.DisplayNames('en', { type: 'region' }).of(code), code, flag: null },
    seasons: [
      {
        year: 2026,
        start: '2026-08-01',
        end: '2027-06-01',
        current: true,
        coverage: { fixtures: coverage, standings: true, injuries: true, odds: true },
      },
    ],
  };
}

/** Returns a match as API-Football answers it, at a minute of play; one not started where the minute is undefined. */
function fixtureOf({ number, league, happenings }: WorldMatch, minute: number | undefined): object {
  const [home, away] = [teamOf(2 * number), teamOf(2 * number + 1)];
  const goals = (side: 'home' | 'away') => happenings.filter((happening) => happening.kind === 'goal' && happening.side === side).length;
  const none = { home: null, away: null };
  const isBegun = minute !== undefined;
  return {
    fixture: {
      id: 2_000_000 + number,
      referee: 'A. Referee, Nowhere',
      timezone: 'UTC',
      date: kickoff.toISOString().replace('.000Z', '+00:00'),
      timestamp: kickoff.getTime() / 1_000,
      periods: { first: isBegun ? kickoff.getTime() / 1_000 : null, second: isBegun ? secondHalf.getTime() / 1_000 : null },
      venue: { id: number + 1, name: `${home.name} Park`, city: home.name },
      status: { long: isBegun ? 'Second Half' : 'Not Started', short: isBegun ? '2H' : 'NS', elapsed: minute ?? null, extra: null },
    },
    league: {
      id: league,
      name: 'Regional Division',
      country: 'Nowhere',
      logo: `https://media.test/${league}.png`,
      flag: null,
      season: 2026,
      round: 'Regular Season - 14',
    },
    teams: { home, away },
    goals: isBegun ? { home: goals('home'), away: goals('away') } : none,
    score: { halftime: none, fulltime: none, extratime: none, penalty: none },
    ...(isBegun ? { events: happenings.map((happening, nth) => eventOf(happening, happening.side === 'home' ? home : away, nth)) } : {}),
  };
}

function nameOf(place: number): string {
  const name = [place % 28, Math.floor(place / 28) % 28, Math.floor(place / 784) % 28].map((at) => syllables[at]).join('');
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

function teamOf(place: number) {
  return {
    id: 60_000 + place,
    name: `${nameOf(place)} ${1_900 + (place % 97)}`,
    logo: `https://media.test/${place}.png`,
    winner: null,
  };
}

function eventOf({ minute, kind }: Happening, team: { readonly id: number; readonly name: string }, nth: number): object {
  return {
    time: { elapsed: minute, extra: null },
    team,
    player: { id: team.id * 30 + nth, name: `${String.fromCharCode(65 + (nth % 26))}. ${nameOf(team.id * 31 + nth * 7_919)}` },
    assist: { id: null, name: null },
    type: kind === 'goal' ? 'Goal' : 'Card',
    detail: kind === 'goal' ? 'Normal Goal' : 'Yellow Card',
    comments: null,
  };
}
