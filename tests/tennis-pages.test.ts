import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeModelForecasts } from '#data/commands/forecast/store-model-forecasts.ts';
import { findBallot } from '#data/queries/vote/find-ballot.ts';
import { tennisMatchPage } from '#sports/tennis/app/pages/tennis-match/tennis-match.page.ts';
import type { TennisMatchView } from '#sports/tennis/app/pages/tennis-match/tennis-match.server.ts';
import { tennisPlayerPage } from '#sports/tennis/app/pages/tennis-player/tennis-player.page.ts';
import type { TennisPlayerView } from '#sports/tennis/app/pages/tennis-player/tennis-player.server.ts';
import { tennisTournamentPage } from '#sports/tennis/app/pages/tennis-tournament/tennis-tournament.page.ts';
import type { TennisTournamentView } from '#sports/tennis/app/pages/tennis-tournament/tennis-tournament.server.ts';
import { openPage } from './factories/open-page.ts';
import { createSiteForPages } from './factories/site-for-pages.ts';
import { storeTennis, tennisMatch, tennisPlayers } from './factories/tennis-matches.ts';
import { createTestDatabase } from './factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2023-07-16T08:00:00Z');
const { alcaraz, djokovic, medvedev, sinner } = tennisPlayers;
const clay = { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'clay', bestOf: 5, ranks: [1, 3] } as const;

/** Stores the last rounds of Wimbledon 2023, and the semi-final of Paris that Djokovic had won before. */
beforeAll(async () => {
  await storeTennis(db, now, [
    tennisMatch([alcaraz, djokovic], '2023-06-09', {
      tournamentId: 'tennis.french-open',
      round: { stage: 'semi-final' },
      status: 'finished',
      facts: clay,
      play: { sets: [{ games: [3, 6] }, { games: [7, 5] }, { games: [1, 6] }, { games: [1, 6] }], winner: 1, ending: 'completed' },
    }),
    tennisMatch([alcaraz, medvedev], '2023-07-14', {
      round: { stage: 'semi-final' },
      status: 'finished',
      play: { sets: [{ games: [6, 3] }, { games: [6, 3] }, { games: [6, 3] }], winner: 0, ending: 'completed' },
    }),
    tennisMatch(
      [sinner, djokovic].toSorted((one, other) => (one.slug < other.slug ? -1 : 1)) as [typeof sinner, typeof djokovic],
      '2023-07-14',
      {
        round: { stage: 'semi-final' },
        status: 'finished',
        play: { sets: [{ games: [3, 6] }, { games: [4, 6] }, { games: [6, 7] }], winner: 1, ending: 'completed' },
      },
    ),
    tennisMatch([alcaraz, djokovic], '2022-07-10', {
      round: { stage: 'final' },
      status: 'finished',
      play: { sets: [], winner: 1, ending: 'completed' },
    }),
    tennisMatch([alcaraz, djokovic], '2023-07-16', {
      round: { stage: 'final' },
      quotes: [
        { bookmaker: 'pinnacle', market: 'match-winner', line: 0, phase: 'opening', quotedAt: now, prices: [2.6, 1.56] },
        { bookmaker: 'bet365', market: 'match-winner', line: 0, phase: 'opening', quotedAt: now, prices: [2.63, 1.53] },
      ],
    }),
  ]);
}, 60_000);

const path = '/tennis/matches/carlos-alcaraz-novak-djokovic-2023-07-16';

async function load<View>(page: Parameters<typeof openPage>[0], at: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<View>(page, site, at)), notes };
}

describe('the page of a match of tennis', () => {
  it('tells meetings, records by surface and prices from before the match, and may be voted on', async () => {
    const { view, head, notes } = await load<TennisMatchView>(tennisMatchPage, path);
    expect(head.title).toContain('Carlos Alcaraz v Novak Djokovic, Wimbledon, men, 16 Jul 2023');
    expect(view.meetings.wins).toEqual([0, 2]);
    expect(view.form.map(({ bySurface }) => bySurface.map(({ surface, season }) => [surface, season.won, season.lost]))).toEqual([
      [
        ['clay', 0, 1],
        ['grass', 1, 0],
      ],
      [
        ['clay', 1, 0],
        ['grass', 1, 0],
      ],
    ]);
    expect(view.markets.map(({ market, lines }) => [market, lines[0]?.best.prices])).toEqual([['match-winner', [2.63, 1.56]]]);
    expect(view.vote).toBe('open');
    // The season has neither a start nor a place, without which search engines refuse an event.
    expect(JSON.stringify(view.description.sportsEvent).match(/"SportsEvent"/g)).toHaveLength(1);
    expect(view.match.tournament.countryCode).toBe('GBR');
    expect(notes.topics).toContain(`match:${view.match.id}`);
  });

  it('has the ratings of both players that the forecast of before the match was stored with', async () => {
    const { view } = await load<TennisMatchView>(tennisMatchPage, path);
    expect(view.match.forecast).toBeNull();
    const player = { rank: 1, restDays: 2, lastTen: { won: 1, lost: 0 }, onSurface: { won: 1, lost: 0 } };
    const ratings = { grass: 2188, clay: 2272, hard: 2236, indoor: 2160 };
    const forecast = {
      matchId: view.match.id,
      model: { firstWins: 0.5, bestOf: 5 },
      marketInformed: undefined,
      reliability: { level: 1, matches: 2 },
      factors: {
        ...view.match.facts,
        meetings: [0, 2],
        players: [
          { ...player, ratings },
          { ...player, ratings: null },
        ],
      },
      chances: { home: 0.5, away: 0.5 },
    } as const;
    await storeModelForecasts(db, [forecast], 'test', now);
    const after = await load<TennisMatchView>(tennisMatchPage, path);
    expect(after.view.match.forecast?.factors.players.map((player) => player.ratings)).toEqual([ratings, null]);
  });

  it('names the tournament as readers of the language do', async () => {
    const { head } = await load(tennisMatchPage, path, 'gr');
    expect(head.title).toContain('Γουίμπλεντον');
  });

  it('leads from a former address to the present one', async () => {
    await db.query(`insert into former_slugs (slug, match_id) select 'alcaraz-djokovic', id from matches where slug = $1`, [
      'carlos-alcaraz-novak-djokovic-2023-07-16',
    ]);
    const moved = await load(tennisMatchPage, '/tennis/matches/alcaraz-djokovic').catch((answer: Response) => answer);
    expect(moved).toMatchObject({ status: 301 });
    expect((moved as unknown as Response).headers.get('location')).toBe(path);
  });

  it('is voted on under its own sport, with no draw', async () => {
    const { view } = await load<TennisMatchView>(tennisMatchPage, path);
    const ask = (sport: 'tennis' | 'soccer') => findBallot(db, { sport, item: String(view.match.id), now, locale: 'en' });
    expect(await ask('tennis')).toMatchObject({ options: ['home', 'away'], open: true });
    expect(await ask('soccer')).toBeUndefined();
  });
});

describe('the page of a tournament of tennis', () => {
  it('opens with the draw, and has the champions of earlier seasons', async () => {
    const { view, notes } = await load<TennisTournamentView>(tennisTournamentPage, '/tennis/wimbledon');
    expect(view.sections).toEqual(['draw', 'matches', 'results', 'champions']);
    expect(view.section).toBe('draw');
    expect(view.matches).toHaveLength(3);
    expect(view.champions.map(({ season, final }) => [season, final.play?.winner])).toEqual([['2022', 1]]);
    expect(notes.topics).toContain(`tournament:${view.tournament.numericId}`);
  });

  it('has a season by its year, and nothing at another', async () => {
    const { view } = await load<TennisTournamentView>(tennisTournamentPage, '/tennis/wimbledon?season=2022');
    expect(view.sections).toEqual(['draw', 'results', 'champions']);
    await expect(load(tennisTournamentPage, '/tennis/wimbledon?season=2020')).rejects.toMatchObject({ status: 404 });
  });
});

describe('the page of a player of tennis', () => {
  it('has the next match, the results from the latest on, the record of the year and the titles', async () => {
    const { view } = await load<TennisPlayerView>(tennisPlayerPage, '/tennis/players/novak-djokovic');
    expect(view.coming.map(({ stage }) => stage)).toEqual(['final']);
    expect(view.ended.map(({ stage }) => stage)).toEqual(['semi-final', 'semi-final', 'final']);
    expect(view.rank).toBe(2);
    expect(view.form.season).toEqual({ won: 2, lost: 0 });
    expect(view.titles).toEqual([expect.objectContaining({ season: '2022', tournament: 'Wimbledon' })]);
  });

  it('is not found for a name that nobody has', async () => {
    await expect(load(tennisPlayerPage, '/tennis/players/nobody')).rejects.toMatchObject({ status: 404 });
  });
});
