import { beforeAll, describe, expect, it } from 'vitest';
import type { Notice } from '#app/alerts/notice.ts';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { type PushSubscription, storePushSubscription } from '#data/commands/alerts/push-subscriptions.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import type { Language } from '#domain/language/languages.ts';
import { defaultRetention } from '#domain/retention/retention.ts';
import { readVapidKeys } from '#jobs/alerts/vapid-keys.ts';
import { readSettings } from '#server/start/settings.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { aPushBrowser, type PushBrowser } from '#tests/factories/a-push-browser.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { linedUpMatches } from '#tests/factories/lined-up-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { type PushService, startPushService } from '#tests/factories/start-push-service.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { alertJobs, pushContact } from './alert-jobs.ts';

const { db } = await createTestDatabase();
const kickoff = '2024-04-06T14:00:00Z';
const at = (minutes: number) => new Date(Date.parse(kickoff) + minutes * 60_000);
const afternoon = linedUpMatches().at(-1) as ReturnType<typeof feedMatch>;
/** Returns the match at a minute, with the events of its timeline until then. */
const until = (minute: number, home: number, away: number) =>
  feedMatch('Arsenal', 'Everton', kickoff, {
    ...afternoon,
    live: { period: 'second-half', minute },
    score: { current: { home, away } },
    events: (afternoon.events ?? []).filter((event) => event.minute <= minute),
  });

/** Returns the jobs of a site whose languages are served as the settings say, sending to the test's push service. */
async function sending(service: PushService, settings: Readonly<Record<string, string>> = {}) {
  const vapid = await readVapidKeys(db);
  const jobs = alertJobs({
    shown: db,
    retention: defaultRetention,
    push: { vapid, contact: 'mailto:operator@site.example', onThisMachine: { host: service.host, ca: service.ca } },
    localeSites: createLocaleSites(readSettings(settings, 'no such file').addresses, 'https://site.example'),
    wordsOf: createWordsOf,
  });
  const run = jobs.find(({ name }) => name === 'send-alerts')?.run;
  return (moment: Date) => run?.({ db, clock: clockStandingAt(moment), signal: new AbortController().signal });
}

/** Returns the last notice that a browser received, as its locked screen shows it, and its link. */
function lastNotice(service: PushService, browser: PushBrowser, path: string): Omit<Notice, 'tag'> {
  const message = service.received.findLast((received) => received.path === path);
  const { tag: _, ...notice } = JSON.parse(browser.read(message?.body ?? Buffer.alloc(0))) as Notice;
  return notice;
}

let arsenal: number;
const countBrowsers = async () => (await db.query<{ left: number }>('select count(*)::int as left from push_subscriptions')).rows[0]?.left;

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), at(-1_000));
  // Sentences, headings and alerts have no use for them.
  await db.query(`update teams set row_name = 'name of rows'`);
  await ingestMatches(db, at(-700), [feedMatch('Arsenal', 'Everton', kickoff)]);
  const { rows } = await db.query<{ id: number }>('select home_team_id as id from matches');
  arsenal = rows[0]?.id ?? 0;
});

describe('the job that alerts', () => {
  it('tells a browser what happens, in its language and by its own choice of figures, encrypted for it alone', async () => {
    const service = await startPushService();
    const send = await sending(service);
    const [english, hiding] = [aPushBrowser(), aPushBrowser()];
    const subscribe = (name: string, { keys }: PushBrowser, language: Language, hideScores: boolean) =>
      storePushSubscription(
        db,
        {
          endpoint: `https://${service.host}/${name}`,
          keys,
          language,
          zone: 'Europe/London',
          kinds: ['goal', 'red-card', 'full-time'],
          follows: [`t${arsenal}`],
          delaySeconds: 0,
          quiet: null,
          hideScores,
        },
        name,
        at(-600),
      );
    await subscribe('english', english, 'en', false);
    await subscribe('hiding', hiding, 'cs', true);
    await send(at(0));

    await ingestMatches(db, at(69), [until(53, 2, 1)]);
    await send(at(69));
    expect(lastNotice(service, english, '/english')).toEqual({
      title: 'Red card: Everton',
      body: '52’ James Tarkowski. Arsenal 2–1 Everton',
      path: '/arsenal-everton-2024-04-06',
      language: 'en',
    });
    expect(lastNotice(service, hiding, '/hiding')).toMatchObject({
      title: 'Červená karta: Everton',
      path: '/cz/arsenal-everton-2024-04-06',
    });

    await ingestMatches(db, at(87), [until(71, 3, 1)]);
    await send(at(87));
    expect(lastNotice(service, english, '/english')).toMatchObject({
      title: 'Arsenal 3–1 Everton',
      body: '71’ Bukayo Saka. Everton down to 10.',
    });
    const hidden = lastNotice(service, hiding, '/hiding');
    expect(hidden).toMatchObject({ title: 'Gól: Arsenal – Everton', body: 'Skóre je skryté. Klepnutím ho zobrazíte.' });

    await ingestMatches(db, at(90), [until(74, 2, 1)]);
    await send(at(90));
    expect(lastNotice(service, english, '/english')).toMatchObject({ title: 'Goal disallowed: 2–1' });
    expect(lastNotice(service, hiding, '/hiding')).toMatchObject({ title: 'Gól neplatí', body: 'Arsenal – Everton' });

    await ingestMatches(db, at(112), [feedMatch('Arsenal', 'Everton', kickoff, ended(2, 1))]);
    await send(at(112));
    expect(lastNotice(service, english, '/english')).toMatchObject({ title: 'Full time: Arsenal 2–1 Everton', body: 'Premier League' });
    for (const text of Object.values(lastNotice(service, hiding, '/hiding')).slice(0, 2)) expect(text).not.toMatch(/\d/);

    service.answerWith(410);
    const late = { minute: 90, side: 'away', kind: 'goal', playerName: 'Beto' } as const;
    await ingestMatches(db, at(113), [
      feedMatch('Arsenal', 'Everton', kickoff, { ...ended(2, 2), events: [...(until(74, 2, 1).events ?? []), late] }),
    ]);
    await send(at(113));
    expect(await countBrowsers()).toBe(0);
  });
});

describe('a prediction that froze', () => {
  it('is told in the words and by the law of the language, encrypted, with its chance and its likeliest score, to those alone who asked', async () => {
    const service = await startPushService();
    const send = await sending(service);
    const [german, greek, other] = [aPushBrowser(), aPushBrowser(), aPushBrowser()];
    const present = new Date();
    const kickoffUtc = new Date(Math.ceil((present.getTime() + 20 * 60_000) / 60_000) * 60_000);
    await ingestMatches(db, present, [feedMatch('Man City', 'Everton', kickoffUtc.toISOString())]);
    const { rows } = await db.query<{ id: number; home: number; away: number; slug: string }>(
      "select id, home_team_id as home, away_team_id as away, slug from matches where slug like 'manchester-city-everton-%'",
    );
    const [match = expect.fail('the match is not stored')] = rows;
    const subscribe = (name: string, { keys }: PushBrowser, language: Language, kinds: PushSubscription['kinds']) =>
      storePushSubscription(
        db,
        {
          endpoint: `https://${service.host}/${name}`,
          keys,
          language,
          zone: 'Europe/London',
          kinds,
          follows: [`m${match.id}`],
          delaySeconds: 0,
          quiet: null,
          hideScores: false,
        },
        name,
        present,
      );
    await subscribe('german', german, 'de', ['prediction']);
    await subscribe('greek', greek, 'el', ['prediction']);
    await subscribe('other', other, 'en', ['kick-off', 'goal', 'tip']);
    await send(present);
    const chances = { homeChance: 0.58, drawChance: 0.24, awayChance: 0.18, homeScore: 2, awayScore: 0 };
    const frozen = aPrediction({ matchId: match.id, homeClubId: match.home, awayClubId: match.away, kickoffUtc, ...chances });
    const window = { startsFrom: new Date(present.getTime() + 900_000), startsUntil: new Date(kickoffUtc.getTime() + 60_000) };
    await inTransaction(db, (client) => recordPredictions(client, [frozen], { sport: 'football', window, origin: 'live', now: present }));
    await send(present);
    const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' }).format(kickoffUtc);
    expect(lastNotice(service, german, '/german')).toEqual({
      title: 'Prognose: Manchester City 58\u00a0%',
      body: `Manchester City – Everton, ${time} Uhr. Wahrscheinlichster Endstand 2:0.\n18+ · Glücksspiel kann süchtig machen.`,
      path: `/de/${match.slug}`,
      language: 'de',
    });
    expect(lastNotice(service, greek, '/greek').body).toContain('21+ · Αρμόδιος ρυθμιστής ΕΕΕΠ.');
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/german', '/greek']);
    expect(service.received[0]?.body.toString('latin1')).not.toContain('Prognose');
  });
});

describe('push services reach whoever runs the site', () => {
  it('at the address that is named, at the site, or at the postmaster of a site without TLS', () => {
    expect(pushContact('operator@site.example', 'https://site.example')).toBe('mailto:operator@site.example');
    expect(pushContact(undefined, 'https://site.example')).toBe('https://site.example');
    expect(pushContact(undefined, 'http://localhost:3000')).toBe('mailto:postmaster@localhost');
  });

  it('by PUSH_CONTACT, and without it by the address of the imprint', () => {
    const operator = { OPERATOR_NAME: 'Example Ltd', OPERATOR_ADDRESS: '1 High Street', OPERATOR_EMAIL: 'operator@site.example' };
    const contactOf = (settings: Readonly<Record<string, string>>) => readSettings(settings, 'no such file').pushContact;
    expect([contactOf({}), contactOf(operator), contactOf({ ...operator, PUSH_CONTACT: 'push@site.example' })]).toEqual([
      undefined,
      'operator@site.example',
      'push@site.example',
    ]);
    expect(() => contactOf({ PUSH_CONTACT: 'nobody' })).toThrow('the setting PUSH_CONTACT is "nobody": must be an e-mail address');
  });
});
