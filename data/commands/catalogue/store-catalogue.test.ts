import { beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedCompetition } from '#data/feeds/feed.ts';
import { getPresentTournament } from '#data/queries/tournament/get-present-tournament.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { growCompetitions } from './grow-competitions.ts';
import { storeCatalogue } from './store-catalogue.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const later = new Date('2024-05-01T09:00:00Z');

beforeEach(async () => {
  await db.query('truncate sports, countries, bookmakers, feed_runs, changes cascade');
  await storeCatalogue(db, smallCatalogue(), now);
});

/** Returns the small catalogue with an edit of its first country. */
function edited(edit: (england: Catalogue['countries'][number]) => Catalogue['countries'][number]): Catalogue {
  const { countries, ...rest } = smallCatalogue();
  const [england, ...others] = countries;
  if (england === undefined) throw new Error('the small catalogue has England');
  return { ...rest, countries: [edit(england), ...others], hash: 'edited' };
}

const values = async (statement: string) => (await db.query({ text: statement, rowMode: 'array' })).rows;

describe('storing the catalogue', () => {
  it('brings every country, competition and club in, with all that the specification asks of a competition', async () => {
    expect(await values('select slug from countries order by 1')).toEqual([['england'], ['portugal'], ['uruguay']]);
    expect(await values('select count(*)::int from teams')).toEqual([[8]]);
    const { rows } = await db.query("select * from tournaments where id = 'england.premier-league'");
    expect(rows[0]).toMatchObject({
      name: 'Premier League',
      numeric_id: expect.any(Number),
      slug: 'premier-league',
      category_slug: 'england',
      logo_urls: ['/crest/tournament/england.premier-league.svg'],
      current_season: null,
      type: 'league',
      gender_type: 'men',
      created_at: now,
      updated_at: now,
    });
  });

  it('does nothing the second time, and says so', async () => {
    const changes = () => values('select count(*)::int from changes');
    const before = await changes();
    expect(await storeCatalogue(db, smallCatalogue(), later)).toBe(false);
    expect(await changes()).toEqual(before);
    expect(await values('select distinct updated_at from tournaments')).toEqual([[now]]);
  });

  it('takes an edited one over: ids stay, names follow, every page is dropped', async () => {
    const idOf = () => values("select id from teams where slug = 'everton'");
    const before = await idOf();
    const catalogue = edited((england) => ({
      ...england,
      clubs: england.clubs.map((club) => (club.slug === 'everton' ? { ...club, name: 'Everton Football Club' } : club)),
    }));
    expect(await storeCatalogue(db, catalogue, later)).toBe(true);
    expect(await idOf()).toEqual(before);
    expect(await values("select name, updated_at from teams where slug = 'everton'")).toEqual([['Everton Football Club', later]]);
    expect(await values('select topics from changes order by version desc limit 1')).toEqual([[['*']]]);
  });

  it('stores the first one again after another, although it was stored before', async () => {
    const catalogue = edited((england) => ({ ...england, clubs: england.clubs.map((club) => ({ ...club, town: 'Elsewhere' })) }));
    await storeCatalogue(db, catalogue, later);
    expect(await storeCatalogue(db, smallCatalogue(), later)).toBe(true);
    expect(await values("select town from teams where slug = 'everton'")).toEqual([['Liverpool']]);
  });

  it('keeps clubs that editors have added, their spellings and their matches', async () => {
    await addClubs(db, 'Barnet');
    await ingestMatches(db, now, [
      {
        tournamentId: 'england.fa-cup',
        season: '2023-24',
        home: { name: 'Barnet' },
        away: { name: 'Arsenal FC' },
        kickoff: { known: true, utc: now },
        status: 'scheduled',
        quotes: [],
      },
    ]);
    await storeCatalogue(
      db,
      edited((england) => ({ ...england, clubs: [] })),
      later,
    );
    expect(await values("select name from teams where slug in ('barnet', 'arsenal') order by 1")).toEqual([['Arsenal'], ['Barnet']]);
    expect(await values("select alias from team_aliases where alias_key = 'barnet'")).toEqual([['Barnet']]);
    expect(await values('select count(*)::int from matches')).toEqual([[1]]);
    expect(await values("select term from search_terms where term = 'barnet'")).toEqual([['barnet']]);
  });

  it('knows a club that plays in the leagues of another country there as well, by the same names', async () => {
    const catalogue = edited((england) => ({
      ...england,
      clubs: england.clubs.map((club) => (club.slug === 'everton' ? { ...club, playsIn: 'portugal' } : club)),
    }));
    await storeCatalogue(db, catalogue, later);
    expect(
      await values(
        `select c.slug, a.alias from team_aliases a join teams t on t.id = a.team_id join countries c on c.id = a.country_id
         where t.slug = 'everton' order by 1, 2`,
      ),
    ).toEqual([
      ['england', 'Everton'],
      ['england', 'Everton FC'],
      ['portugal', 'Everton'],
      ['portugal', 'Everton FC'],
    ]);
  });

  it('does not give a spelling that was put elsewhere back to the club that lists it', async () => {
    await db.query(
      "update team_aliases set team_id = (select id from teams where slug = 'manchester-united') where alias_key = 'man city'",
    );
    await storeCatalogue(db, { ...smallCatalogue(), hash: 'another' }, later);
    expect(await values("select t.slug from team_aliases a join teams t on t.id = a.team_id where a.alias_key = 'man city'")).toEqual([
      ['manchester-united'],
    ]);
  });
});

describe('names', () => {
  it('are kept by language where readers use another', async () => {
    const clubNames = new Map([['de', new Map([['porto', ['FC Porto von Nordportugal', 'Porto'] as const]])]]);
    await storeCatalogue(db, { ...smallCatalogue(), clubNames, hash: 'renamed' }, later);
    expect(
      await values('select t.slug, n.locale, n.name, n.row_name, n.short_name from team_names n join teams t on t.id = n.team_id'),
    ).toEqual([['porto', 'de', 'FC Porto von Nordportugal', 'Porto', 'Porto']]);
  });

  it('are all found by the search, without accents and in any language', async () => {
    const clubNames = new Map([['el', new Map([['penarol', ['Πενιαρόλ', 'Πενιαρόλ'] as const]])]]);
    await storeCatalogue(db, { ...smallCatalogue(), clubNames, hash: 'greek' }, later);
    expect(
      await values(
        "select s.term from search_terms s join teams t on t.id = s.subject_id where s.kind = 'team' and t.slug = 'penarol' order by 1",
      ),
    ).toEqual([['penarol'], ['peniarol']]);
    expect(await values("select count(*)::int from search_terms where kind = 'tournament' and term = 'primera division'")).toEqual([[1]]);
  });

  it('of grounds are kept once for a town', async () => {
    expect(await values("select name, town from venues where name = 'Arsenal Park'")).toEqual([['Arsenal Park', 'London']]);
    expect(await values('select count(*)::int from teams where venue_id is null')).toEqual([[0]]);
  });
});

describe('a competition that a source has added', () => {
  const told = (externalId: string, name: string): FeedCompetition => ({
    ...{ externalId, name, region: 'GB-ENG', kind: 'league', season: 'autumn-spring' },
    coverage: { now: [], since: {}, current: null },
  });
  const grow = (...competitions: readonly FeedCompetition[]) =>
    inTransaction(db, (client) => growCompetitions(client, competitions, { provider: 'api-football', now }));
  const withTournament = (slug: string, name: string, numbers: readonly string[]) =>
    edited(({ tournaments, ...england }) => {
      const [first] = tournaments;
      if (first === undefined) throw new Error('the small catalogue has a competition');
      return { ...england, tournaments: [...tournaments, { ...first, slug, name, tier: 2, feeds: { 'api-football': [...numbers] } }] };
    });
  const stored = () =>
    values(`select t.numeric_id, t.id, t.slug, t.name, t.tier, t.field_sources ? 'name', count(m.id)::int from tournaments t
            left join matches m on m.tournament_id = t.numeric_id where t.category_slug = 'england' group by t.numeric_id order by 1`);

  beforeEach(async () => {
    await grow(told('40', 'Second Level'));
    await ingestMatches(db, now, [
      feedMatch('Arsenal', 'Everton', '2024-03-01T15:00:00Z', { tournamentId: 'england.second-level', ...ended(1, 0) }),
    ]);
  });

  it('becomes the one that the catalogue brings with its number: the same row with its matches, at the new address', async () => {
    const [, , [numericId] = []] = await stored();
    await storeCatalogue(db, withTournament('championship', 'Championship', ['40']), later);
    expect((await stored())[2]).toEqual([numericId, 'england.championship', 'championship', 'Championship', 2, false, 1]);
    expect(await getPresentTournament(db, 'england', 'second-level')).toEqual({ category: 'england', tournament: 'championship' });
    expect((await grow(told('40', 'Second Level'), told('41', 'Second Level'))).added).toEqual(['england.second-level-2']);
  });

  it('becomes the one of its name, country and kind, and stays by itself where the catalogue has that one already', async () => {
    await storeCatalogue(db, withTournament('championship', 'Second level', []), later);
    expect((await stored())[2]?.slice(1)).toEqual(['england.championship', 'championship', 'Second level', 2, false, 1]);
    await grow(told('30', 'The Cup of Leagues'));
    await storeCatalogue(db, { ...withTournament('championship', 'Second level', ['30']), hash: 'again' }, later);
    expect((await stored()).map(([, id]) => id)).toContain('england.the-cup-of-leagues');
  });
});
