import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { mergeClubs } from '#data/commands/clubs/merge-clubs.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { storeOutcomes } from '#data/commands/prediction/store-outcomes.ts';
import { inTransaction } from '#data/database/database.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { clubCalendar, competitionCalendar, favouritesCalendar } from './calendars.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const ofArsenal = '/calendar/club/arsenal.ics';
const longName = 'Πανθρακικός Γυμναστικός και Ποδοσφαιρικός Όμιλος Κομοτηνής, Τμήμα Α;Β';

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await db.query(`update venues set name = 'Karaiskakis', town = 'Piraeus' where name = 'Everton Park'`);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2023-04-01T14:00:00Z', { season: '2022-23', ...ended(4, 0) }),
    feedMatch('Man City', 'Arsenal', '2024-03-31T15:30:00Z', ended(3, 1)),
    feedMatch('Everton', 'Arsenal', '2024-04-13T14:00:00Z'),
    feedMatch('Arsenal', 'Man City', '2024-04-20T16:30:00Z', { round: { stage: 'matchday', matchday: 34 } }),
    feedMatch('Arsenal', 'Man United', '2024-05-19T12:00:00Z', { kickoff: { known: false, day: '2024-05-19' as never } }),
    feedMatch('Man United', 'Everton', '2024-04-14T13:00:00Z'),
    feedMatch('Porto', 'Nacional', '2024-04-15T19:00:00Z', { tournamentId: 'portugal.liga-portugal' }),
  ]);
});

async function ask(path: string, code: LocaleCode = 'en', at = now) {
  const { site, notes } = createSiteForPages(db, at, { code });
  const resource = path.startsWith('/calendar/club')
    ? clubCalendar
    : path.startsWith('/calendar/competition')
      ? competitionCalendar
      : favouritesCalendar;
  const answer = await askResource(resource, site, path);
  return { answer, text: await answer.text(), notes };
}

/** Returns a calendar as parsed by another program. */
async function read(path: string, code: LocaleCode = 'en', at = now) {
  const { text } = await ask(path, code, at);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => ({ component, event: new ICAL.Event(component) }));
  const of = (summary: string) => {
    const found = events.find(({ event }) => event.summary.includes(summary));
    if (found === undefined) throw new Error(`no event says "${summary}": ${events.map(({ event }) => event.summary).join(' | ')}`);
    return found;
  };
  return { calendar, events, of, text, summaries: events.map(({ event }) => event.summary) };
}

const value = ({ component }: { component: ICAL.Component }, name: string) => String(component.getFirstPropertyValue(name));
const idOf = async (table: 'teams' | 'matches', slug: string) =>
  (await db.query<{ id: number }>(`select id from ${table} where slug = $1`, [slug])).rows[0]?.id as number;

describe('the calendar of a club', () => {
  it('has its matches of a year back and a year ahead in the order of their kick-off, and the result of those that are over', async () => {
    expect((await read(ofArsenal)).summaries).toEqual([
      'Manchester City 3–1 Arsenal',
      'Everton v Arsenal',
      'Arsenal v Manchester City',
      'Arsenal v Manchester United',
    ]);
  });

  it('gives a match two hours in UTC, competition and round, ground, and the address of its page', async () => {
    const { of } = await read(ofArsenal);
    const match = of('Arsenal v Manchester City');
    expect([match.event.startDate.toString(), match.event.endDate.toString()]).toEqual(['2024-04-20T16:30:00Z', '2024-04-20T18:30:00Z']);
    expect(match.event.description).toBe('Premier League, Matchday 34');
    expect(match.event.location).toBe('Arsenal Park, London');
    expect(value(match, 'url')).toBe('https://example.org/arsenal-manchester-city-2024-04-20');
    expect(value(match, 'status')).toBe('CONFIRMED');
    expect(match.event.uid).toBe(`match-${await idOf('matches', 'arsenal-manchester-city-2024-04-20')}@example.org`);
  });

  it('names ground and town as readers of its language write them', async () => {
    expect((await read(ofArsenal, 'es')).of('Everton – Arsenal').event.location).toBe('Karaiskakis, El Pireo');
  });

  it('takes the whole day for a match of which only the day is known', async () => {
    const { event } = (await read(ofArsenal)).of('Arsenal v Manchester United');
    expect([event.startDate.isDate, event.startDate.toString(), event.duration.toString()]).toEqual([true, '2024-05-19', 'P1D']);
  });

  it('speaks the language of its address, and keeps the identifiers', async () => {
    const german = await read(ofArsenal, 'de');
    const english = await read(ofArsenal);
    const match = german.of('Arsenal – Manchester City');
    expect(match.event.description).toBe('Premier League, 34. Spieltag');
    expect(value(match, 'url')).toBe('https://example.org/de/arsenal-manchester-city-2024-04-20');
    expect(german.events.map(({ event }) => event.uid)).toEqual(english.events.map(({ event }) => event.uid));
  });

  it('says of itself what it is, and asks to be looked at again every hour', async () => {
    const { calendar } = await read(ofArsenal);
    const said = (name: string) => String(calendar.getFirstPropertyValue(name));
    expect([said('version'), said('x-wr-calname'), said('url')]).toEqual([
      '2.0',
      'Arsenal · Tipledger',
      'https://example.org/teams/arsenal',
    ]);
    expect([said('refresh-interval'), said('x-published-ttl')]).toEqual(['PT1H', 'PT1H']);
  });

  it('is the same text at another hour of the day while nothing changes', async () => {
    const later = new Date('2024-04-06T19:45:00Z');
    expect((await read(ofArsenal, 'en', later)).text).toBe((await read(ofArsenal)).text);
  });

  it('is dropped with its club, with predictions and with the catalogue, and at the end of the hour', async () => {
    const { notes, answer } = await ask(ofArsenal);
    expect(notes.topics.sort()).toEqual(['catalogue', 'predictions', `team:${await idOf('teams', 'arsenal')}`]);
    expect(notes.until).toEqual([new Date('2024-04-06T13:00:00Z')]);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  });

  it('is nowhere for a club that is not known, and has moved with one that was merged', async () => {
    const unknown = await ask('/calendar/club/nobody.ics');
    expect([unknown.answer.status, unknown.text]).toEqual([404, 'No calendar: There is no club "nobody".\n']);
    const bare = await ask('/calendar/club/arsenal');
    expect([bare.answer.status, bare.text]).toEqual([404, 'No calendar: "arsenal" does not end in ".ics".\n']);
    await addClubs(db, 'Woolwich');
    await mergeClubs(db, 'woolwich', 'arsenal', now);
    const moved = await ask('/calendar/club/woolwich.ics');
    expect([moved.answer.status, moved.answer.headers.get('location')]).toEqual([301, '/calendar/club/arsenal.ics']);
  });
});

describe('the prediction of a match', () => {
  const derby = 'Arsenal v Manchester City';
  const said = async (code: LocaleCode = 'en') => {
    const found = (await read(ofArsenal, code)).of(code === 'en' ? derby : 'Arsenal – Manchester City');
    return { text: found.event.description, stamp: value(found, 'dtstamp'), sequence: found.event.sequence };
  };
  const settle = async (outcome: PredictionOutcome, at: string) => {
    const id = await idOf('matches', 'arsenal-manchester-city-2024-04-20');
    const place = { sequence: 1, leaf: 0, presentMatchId: id, matchStatus: 'finished', play: null, corners: null, cards: null } as const;
    await inTransaction(db, (client) => storeOutcomes(client, [{ ...place, outcome, homeGoals: 2, awayGoals: 1 }], new Date(at)));
  };

  it('is told with the chance of the moment, then as it was recorded, and in the end with what came, each a newer version of the event', async () => {
    const bare = await said();
    const id = await idOf('matches', 'arsenal-manchester-city-2024-04-20');
    const chances = { home: 0.45, draw: 0.24, away: 0.31 };
    await aForecast(db, { matchId: id, chances, pricedAt: new Date('2024-04-19T09:00:00Z') });
    const coming = await said();
    expect([coming.text, coming.stamp]).toEqual(['Premier League, Matchday 34\nPrediction: Arsenal 45%', '2024-04-19T09:00:00Z']);
    const { rows } = await db.query<{ home: number; away: number }>(
      'select home_team_id as home, away_team_id as away from matches where id = $1',
      [id],
    );
    const [{ home, away } = expect.fail('the match is not stored')] = rows;
    const kickoffUtc = new Date('2024-04-20T16:30:00Z');
    const end = { homeChance: 0.47, drawChance: 0.23, awayChance: 0.3, homeScore: 2, awayScore: 1 };
    const frozen = aPrediction({ matchId: id, homeClubId: home, awayClubId: away, kickoffUtc, ...end });
    const window = { startsFrom: kickoffUtc, startsUntil: new Date('2024-04-20T16:45:00Z') };
    const published = new Date('2024-04-20T16:15:00Z');
    await inTransaction(db, (client) =>
      recordPredictions(client, [frozen], { sport: 'football', window, origin: 'clock-set', now: published }),
    );
    const recorded = await said();
    expect([recorded.text, recorded.stamp]).toEqual([
      'Premier League, Matchday 34\nPrediction: Arsenal 47%. Likeliest score 2–1.',
      '2024-04-20T16:15:00Z',
    ]);
    await settle('right', '2024-04-20T18:40:00Z');
    const settled = await said('de');
    expect([settled.text, settled.stamp]).toEqual([
      'Premier League, 34. Spieltag\nPrognose: Arsenal 47\u00a0% (richtig). Wahrscheinlichster Endstand 2:1.',
      '2024-04-20T18:40:00Z',
    ]);
    const sequences = [bare, coming, recorded, settled].map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
    expect((await ask(ofArsenal)).text).not.toMatch(/1\.91|bet365/);
  });
});

describe('a match that does not go as it was planned', () => {
  const fixture = (utc: string, more = {}) => feedMatch('Everton', 'Arsenal', utc, more);

  it('keeps its identifier when it is moved, and has a later time of change and a higher number', async () => {
    const before = (await read(ofArsenal)).of('Everton v Arsenal');
    const movedAt = new Date('2024-04-08T09:00:00Z');
    await ingestMatches(db, movedAt, [fixture('2024-04-13T18:45:00Z')]);
    const after = (await read(ofArsenal)).of('Everton v Arsenal');
    expect(after.event.uid).toBe(before.event.uid);
    expect(after.event.startDate.toString()).toBe('2024-04-13T18:45:00Z');
    expect([value(before, 'last-modified'), value(after, 'last-modified')]).toEqual(['2024-04-06T12:00:00Z', '2024-04-08T09:00:00Z']);
    // 1 day and 21 hours later
    expect(after.event.sequence - before.event.sequence).toBe(45 * 3_600);
  });

  it('is cancelled for calendar programs while it is put off', async () => {
    await ingestMatches(db, new Date('2024-04-09T09:00:00Z'), [fixture('2024-04-13T18:45:00Z', { status: 'postponed' })]);
    const { of } = await read(ofArsenal);
    expect(value(of('Postponed: Everton v Arsenal'), 'status')).toBe('CANCELLED');
    expect(value((await read(ofArsenal, 'de')).of('Verlegt: Everton – Arsenal'), 'status')).toBe('CANCELLED');
  });

  it('is confirmed again under its identifier, with a higher number, as soon as it has a new day', async () => {
    const derby = (utc: string, more = {}) => feedMatch('Arsenal', 'Man United', utc, more);
    const putOff = { status: 'postponed', kickoff: { known: false, day: '2024-05-19' as never } } as const;
    await ingestMatches(db, new Date('2024-04-09T10:00:00Z'), [derby('2024-05-19T12:00:00Z', putOff)]);
    const without = (await read(ofArsenal)).of('Arsenal v Manchester United');
    await ingestMatches(db, new Date('2024-04-10T10:00:00Z'), [derby('2024-05-22T19:00:00Z')]);
    const again = (await read(ofArsenal)).of('Arsenal v Manchester United');
    expect([value(without, 'status'), without.event.startDate.isDate]).toEqual(['CANCELLED', true]);
    expect([value(again, 'status'), again.event.startDate.toString(), again.event.summary]).toEqual([
      'CONFIRMED',
      '2024-05-22T19:00:00Z',
      'Arsenal v Manchester United',
    ]);
    expect(again.event.uid).toBe(without.event.uid);
    expect(again.event.sequence - without.event.sequence).toBe(24 * 3_600);
  });

  it('shows no score while it is played, which would be an hour old', async () => {
    await ingestMatches(db, new Date('2024-04-14T13:30:00Z'), [
      feedMatch('Man United', 'Everton', '2024-04-14T13:00:00Z', {
        status: 'live',
        score: { current: { home: 1, away: 0 } },
        live: { period: 'first-half', minute: 30 },
      }),
    ]);
    expect((await read('/calendar/club/everton.ics')).summaries).toContain('Manchester United v Everton');
  });

  it('tells of a shoot-out', async () => {
    await db.query("update matches set penalties_home = 5, penalties_away = 4 where slug = 'manchester-city-arsenal-2024-03-31'");
    expect((await read(ofArsenal)).summaries[0]).toBe('Manchester City 3–1 Arsenal (Pens 5–4)');
  });
});

describe('the calendar of a competition', () => {
  it('has the matches of all its clubs and of no other competition', async () => {
    const { summaries, calendar } = await read('/calendar/competition/england/premier-league.ics', 'de');
    expect(summaries).toContain('Manchester United – Everton');
    expect(summaries.filter((summary) => summary.includes('Porto'))).toEqual([]);
    expect(String(calendar.getFirstPropertyValue('url'))).toBe('https://example.org/de/england/premier-league');
    const unknown = await ask('/calendar/competition/england/nothing.ics');
    expect([unknown.answer.status, unknown.text]).toEqual([404, 'No calendar: There is no competition "england/nothing".\n']);
  });

  it('holds five hundred matches at the most, those nearest to now', async () => {
    // Two a day from tomorrow on.
    await db.query(`
      with season as (
        insert into seasons (tournament_id, label) select numeric_id, '2024' from tournaments where slug = 'primera-division' returning id, tournament_id
      )
      insert into matches (slug, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc, kickoff_known, status, updated_at)
      select 'match-' || at, season.tournament_id, season.id, h.id, a.id, '2024-04-07T12:00:00Z'::timestamptz + at / 2 * interval '1 day', true, 'scheduled', now()
      from season, teams h, teams a, generate_series(0, 599) at where h.slug = 'penarol' and a.slug = 'nacional-uruguay'`);
    const { events } = await read('/calendar/competition/uruguay/primera-division.ics');
    expect(events).toHaveLength(500);
    expect(events[0]?.event.startDate.toString()).toBe('2024-04-07T12:00:00Z');
    // 250 days of two matches each
    expect(events.at(-1)?.event.startDate.toString()).toBe('2024-12-12T12:00:00Z');
  });
});

describe('the calendar of favourites', () => {
  it('has the matches of the clubs, competitions and single matches that its address names, each once', async () => {
    const [everton, match] = [await idOf('teams', 'everton'), await idOf('matches', 'arsenal-manchester-city-2024-04-20')];
    const liga = (await db.query("select numeric_id from tournaments where slug = 'liga-portugal'")).rows[0]?.numeric_id as number;
    const { summaries } = await read(`/calendar/favourites.ics?ids=c${liga}.m${match}.t${everton}`);
    expect(summaries).toEqual([
      'Postponed: Everton v Arsenal',
      'Manchester United v Everton',
      'FC Porto v Nacional',
      'Arsenal v Manchester City',
    ]);
  });

  it('is nowhere while the address names none', async () => {
    const { answer, text } = await ask('/calendar/favourites.ics');
    expect(answer.status).toBe(404);
    expect(text).toBe(
      'No calendar: "ids" names nothing to follow, such as "t7" for a club, "c3" for a competition or "m12" for a match.\n',
    );
  });
});

describe('a name', () => {
  beforeAll(async () => {
    await db.query(
      "insert into team_names (team_id, locale, name, row_name, short_name) select id, 'el', $1, $1, 'Πανθρακικός' from teams where slug = 'arsenal'",
      [longName],
    );
  });

  it('with commas and semicolons is read back as it is, in an event and in the name of the calendar', async () => {
    const { summaries, text } = await read(ofArsenal, 'gr');
    expect(summaries.some((summary) => summary.endsWith(`– ${longName}`))).toBe(true);
    // The parser leaves names of calendars as they are written.
    expect(text.replaceAll('\r\n ', '')).toContain(
      '\r\nNAME:Πανθρακικός Γυμναστικός και Ποδοσφαιρικός Όμιλος Κομοτηνής\\, Τμήμα Α\\;Β · Tipledger\r\n',
    );
  });

  it('that is long in Greek letters is folded into lines of at most 75 octets, each of them whole letters', async () => {
    const { text } = await read(ofArsenal, 'gr');
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.replaceAll('\r\n ', '')).toContain('Κομοτηνής\\, Τμήμα Α\\;Β');
    expect([text.includes('\uFFFD'), text.replaceAll('\r\n', '').includes('\n'), text.endsWith('END:VCALENDAR\r\n')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
