import { beforeEach, describe, expect, it } from 'vitest';
import { type PushSubscription, storePushSubscription } from '#data/commands/alerts/push-subscriptions.ts';
import { maxFailures } from '#data/commands/alerts/record-alert-outcomes.ts';
import { trimAlerts } from '#data/commands/alerts/trim-alerts.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { aPushBrowser } from '#tests/factories/a-push-browser.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import type { PushAnswer, PushMessage } from './alerts/push-sender.ts';
import { type SendAlertsParts, sendAlerts } from './send-alerts.ts';

const { db } = await createTestDatabase();
const kickoff = '2024-04-06T14:00:00Z';
const at = (minutes: number, seconds = 0) => new Date(Date.parse(kickoff) + minutes * 60_000 + seconds * 1_000);
const browserKeys = aPushBrowser().keys;

/** Returns a push service's answer to the message to a browser; `sentBefore` is the number of messages sent before it. */
type Answers = (message: PushMessage, sentBefore: number) => PushAnswer;

/** Sends the alerts due at a moment, and returns the messages as `browser: payload`. */
async function sendAt(moment: Date, answer: Answers = () => ({ kind: 'sent' })): Promise<string[]> {
  const sent: string[] = [];
  const parts: SendAlertsParts = {
    sender: { send: async (message) => answer(message, sent.push(`${message.endpoint.split('/').at(-1)}: ${message.payload}`) - 1) },
    async write(_, { kind, liveEvent, tip, prediction, hideScores }) {
      const { rows } = await db.query<{ event: { score?: { home: number; away: number }; change?: string } }>(
        'select event from live_events where sequence = $1',
        [liveEvent],
      );
      const { score, change } = rows[0]?.event ?? {};
      const figures = score === undefined || hideScores ? '' : ` ${score.home}-${score.away}`;
      return {
        payload: `${kind}${figures}${change === 'taken-back' ? ' taken back' : ''}${tip === null ? '' : ` ${tip}`}${prediction === null ? '' : ` ${prediction.leaf}`}`,
        topic: 'x',
      };
    },
  };
  await sendAlerts(db, clockStandingAt(moment), parts);
  return sent.sort();
}

let ids: { match: number; arsenal: number; everton: number; league: number };

async function subscribe(name: string, over: Partial<PushSubscription> = {}) {
  const subscription: PushSubscription = {
    endpoint: `https://fcm.googleapis.com/${name}`,
    keys: browserKeys,
    language: 'en',
    zone: 'Europe/London',
    kinds: ['kick-off', 'line-ups', 'goal', 'red-card', 'half-time', 'full-time'],
    follows: [`t${ids.arsenal}`],
    delaySeconds: 0,
    quiet: null,
    hideScores: false,
    ...over,
  };
  await storePushSubscription(db, subscription, name, at(-600));
}

/** Ingests Arsenal against Everton in a minute of play with a score. */
async function playing(minute: number, home: number, away: number, moment = at(minute)) {
  const events = [
    ...Array.from({ length: home }, (_, goal) => ({
      minute: 10 + goal,
      side: 'home' as const,
      kind: 'goal' as const,
      playerName: 'Bukayo Saka',
    })),
    ...Array.from({ length: away }, (_, goal) => ({ minute: 20 + goal, side: 'away' as const, kind: 'goal' as const, playerName: 'Beto' })),
  ];
  await ingestMatches(db, moment, [
    feedMatch('Arsenal', 'Everton', kickoff, {
      status: 'live',
      live: { period: 'first-half', minute },
      score: { current: { home, away } },
      events,
    }),
  ]);
}

beforeEach(async () => {
  await db.query('truncate push_subscriptions, push_follows, push_messages, push_progress, live_events, live_states, matches cascade');
  await storeCatalogue(db, smallCatalogue(), at(-1_000));
  await ingestMatches(db, at(-700), [feedMatch('Arsenal', 'Everton', kickoff)]);
  const { rows } = await db.query(
    'select id as match, home_team_id as arsenal, away_team_id as everton, tournament_id as league from matches',
  );
  [ids] = rows;
  await sendAt(at(-650));
});

describe('followers of a match', () => {
  it('are told of kick-off, goals and the end, each once, whichever way they follow it', async () => {
    await subscribe('club');
    await subscribe('everything', { follows: [`m${ids.match}`, `t${ids.arsenal}`, `t${ids.everton}`, `c${ids.league}`] });
    await subscribe('competition', { follows: [`c${ids.league}`], kinds: ['goal'] });
    await subscribe('another', { follows: ['t999999', 'm999999'] });
    await playing(1, 0, 0);
    expect(await sendAt(at(1))).toEqual(['club: kick-off', 'everything: kick-off']);
    expect(await sendAt(at(1, 2))).toEqual([]);
    await playing(10, 1, 0);
    expect(await sendAt(at(10))).toEqual(['club: goal 1-0', 'competition: goal 1-0', 'everything: goal 1-0']);
    await playing(12, 0, 0);
    expect(await sendAt(at(12))).toContain('competition: goal 0-0 taken back');
    await ingestMatches(db, at(110), [feedMatch('Arsenal', 'Everton', kickoff, ended(0, 0))]);
    expect(await sendAt(at(110))).toEqual(['club: full-time', 'everything: full-time']);
  });

  it('who hide scores are told of a goal without figures', async () => {
    await subscribe('hiding', { hideScores: true, kinds: ['goal'] });
    await playing(10, 1, 0);
    expect(await sendAt(at(10))).toEqual(['hiding: goal']);
  });

  it('who watch with a delay are told as much later', async () => {
    await subscribe('at once', { kinds: ['goal'] });
    await subscribe('delayed', { kinds: ['goal'], delaySeconds: 60 });
    await playing(10, 1, 0);
    expect(await sendAt(at(10))).toEqual(['at once: goal 1-0']);
    expect(await sendAt(at(10, 59))).toEqual([]);
    expect(await sendAt(at(10, 60))).toEqual(['delayed: goal 1-0']);
  });

  it('are told nothing in their quiet hours, and nothing of it afterwards', async () => {
    await subscribe('awake', { kinds: ['goal'], quiet: { from: 16, to: 17 } });
    await subscribe('asleep', { kinds: ['goal'], quiet: { from: 15, to: 16 } });
    await playing(10, 1, 0);
    // 14:10 UTC is 15:10 in London.
    expect(await sendAt(at(10))).toEqual(['awake: goal 1-0']);
    expect(await sendAt(at(51))).toEqual([]);
  });

  it('are told the last of several goals that come at once, and nothing that is five minutes old', async () => {
    await subscribe('club', { kinds: ['goal'] });
    await playing(22, 2, 1);
    expect(await sendAt(at(22))).toEqual(['club: goal 2-1']);
    await playing(23, 3, 1);
    expect(await sendAt(at(28, 1))).toEqual([]);
  });
});

describe('a message', () => {
  beforeEach(async () => {
    await subscribe('one', { kinds: ['goal'] });
    await playing(10, 1, 0);
  });
  const countSubscriptions = async () => (await db.query('select count(*)::int as left from push_subscriptions')).rows[0].left;

  it('is sent once, also where a process ends while it is on its way', async () => {
    await expect(
      sendAt(at(10), () => {
        throw new Error('the process ends');
      }),
    ).rejects.toThrow('the process ends');
    expect(await sendAt(at(10, 2))).toEqual([]);
  });

  it('is sent by one of two processes that look at once', async () => {
    const both = await Promise.all([sendAt(at(10)), sendAt(at(10))]);
    expect(both.flat()).toEqual(['one: goal 1-0']);
  });

  it('to a browser that is gone deletes all that is kept of it', async () => {
    expect(await sendAt(at(10), () => ({ kind: 'gone' }))).toHaveLength(1);
    expect(await countSubscriptions()).toBe(0);
    const { rows } = await db.query('select (select count(*) from push_follows)::int + (select count(*) from push_messages)::int as left');
    expect(rows[0].left).toBe(0);
  });

  it('that a busy service does not take is sent again when it says, for as long as it is news', async () => {
    expect(await sendAt(at(10), () => ({ kind: 'later', seconds: 90 }))).toHaveLength(1);
    expect(await sendAt(at(11, 29))).toEqual([]);
    expect(await sendAt(at(11, 30), () => ({ kind: 'later', seconds: 300 }))).toHaveLength(1);
    expect(await sendAt(at(17))).toEqual([]);
  });

  it('of which nobody knows what became is not sent again and told to the operator; refusals in a row forget the browser', async () => {
    await expect(sendAt(at(10), () => ({ kind: 'lost', reason: 'socket hang up' }))).rejects.toThrow(
      'alerts that push services did not take: 1; socket hang up',
    );
    expect(await sendAt(at(10, 2))).toEqual([]);
    await db.query('update push_subscriptions set failures = $1', [maxFailures - 1]);
    await playing(11, 2, 0);
    await expect(sendAt(at(11), () => ({ kind: 'refused', reason: '400' }))).rejects.toThrow('400');
    expect(await countSubscriptions()).toBe(0);
  });
});

describe('followers of tips', () => {
  // A tip is of live origin only at the time of the database.
  const present = new Date();
  const later = (hours: number) => new Date(present.getTime() + hours * 3_600_000);
  const hourOf = (moment: Date) => moment.getUTCHours();
  const tipOn = (expectedValue: number, over: Parameters<typeof aTip>[0] = {}) =>
    aTip({
      matchId: ids.match,
      tournamentId: 'england.premier-league',
      homeClubId: ids.arsenal,
      awayClubId: ids.everton,
      kickoffUtc: later(12),
      quotedAt: later(-1),
      market: 'match-result',
      line: 0,
      selection: 'home',
      origin: 'live',
      expectedValue,
      ...over,
    });
  const record = (...tips: ReturnType<typeof tipOn>[]) => inTransaction(db, (client) => recordTips(client, tips, present));

  beforeEach(async () => {
    await emptyLedger(db);
    await db.query('delete from push_progress');
    await sendAt(later(-1));
  });

  it('are told the two best of a day, and those alone who asked', async () => {
    await subscribe('tips', { kinds: ['tip'], follows: [`c${ids.league}`, `t${ids.arsenal}`] });
    await subscribe('goals', { kinds: ['goal'] });
    const [low, best, second] = await record(
      tipOn(0.03),
      tipOn(0.09, { market: 'both-teams-to-score', selection: 'yes' }),
      tipOn(0.05, { matchId: ids.match + 1, selection: 'away' }),
    );
    expect(low).toBeDefined();
    expect(await sendAt(present)).toEqual([`tips: tip ${best?.sequence}`, `tips: tip ${second?.sequence}`].sort());
    await record(tipOn(0.2, { matchId: ids.match + 2 }));
    expect(await sendAt(later(0.1))).toEqual([]);
  });

  it('are told nothing of tips that were computed afterwards or by a clock that was set', async () => {
    await subscribe('tips', { kinds: ['tip'] });
    await record(tipOn(0.1, { origin: 'clock-set' }), tipOn(0.1, { origin: 'reconstructed', matchId: ids.match + 1 }));
    expect(await sendAt(present)).toEqual([]);
  });

  it('are told at the end of their quiet hours what was published within them', async () => {
    await subscribe('tips', { kinds: ['tip'], zone: 'UTC', quiet: { from: hourOf(present), to: hourOf(later(2)) } });
    const [tip] = await record(tipOn(0.1));
    const end = new Date(later(2).setUTCMinutes(0, 0, 0));
    expect(await sendAt(present)).toEqual([]);
    expect(await sendAt(new Date(end.getTime() - 1))).toEqual([]);
    expect(await sendAt(end)).toEqual([`tips: tip ${tip?.sequence}`]);
  });
});

describe('followers of predictions', () => {
  // A prediction is of live origin only at the time of the database.
  const present = new Date();
  const later = (minutes: number) => new Date(present.getTime() + minutes * 60_000);
  /** Freezes so many predictions of matches of Arsenal, or of others of its league, that start in more than two hours; the likeliest last. */
  const freeze = (count: number, of: Partial<Prediction> = {}, origin: 'live' | 'clock-set' = 'live') =>
    inTransaction(db, (client) =>
      recordPredictions(
        client,
        Array.from({ length: count }, (_, at) => {
          const homeChance = 0.4 + at / 100;
          const chances = { homeChance, drawChance: 0.2, awayChance: 0.8 - homeChance };
          const match = { matchId: 900_001 + at, homeClubId: 900_001, awayClubId: 900_002, kickoffUtc: later(130) };
          return aPrediction({ ...match, ...chances, ...of });
        }),
        { sport: 'football', window: { startsFrom: later(126), startsUntil: later(141) }, origin, now: present },
      ),
    );
  const followers = async () => {
    await subscribe('club', { kinds: ['prediction'], follows: [`t${ids.arsenal}`, `c${ids.league}`] });
    await subscribe('league', { kinds: ['prediction'], follows: [`c${ids.league}`] });
    await subscribe('tips', { kinds: ['tip'], follows: [`c${ids.league}`] });
  };

  beforeEach(async () => {
    await emptyLedger(db);
    await db.query('delete from push_progress');
    await sendAt(later(-1));
  });

  it('of a club are sent each, those of a competition its ten likeliest of a day, and nobody else any', async () => {
    await followers();
    await freeze(12);
    const sent = await sendAt(present);
    expect(sent.filter((message) => message.startsWith('tips'))).toEqual([]);
    // The likeliest are the last ten of twelve leaves.
    const leaves = (name: string, of: readonly string[]) =>
      of.filter((message) => message.startsWith(name)).map((message) => Number(message.split(' ').at(-1)));
    expect(leaves('league', sent).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    await freeze(1, { matchId: ids.match, homeClubId: ids.arsenal, awayClubId: ids.everton });
    expect(await sendAt(later(0.1))).toEqual(['club: prediction 0']);
    expect(await sendAt(later(0.2))).toEqual([]);
  });

  it('are told nothing by a clock that was set, nothing once the match may have begun, and at the end of quiet hours what is still to come', async () => {
    await followers();
    await freeze(1, {}, 'clock-set');
    expect(await sendAt(present)).toEqual([]);
    await freeze(1, { matchId: ids.match });
    expect(await sendAt(later(130))).toEqual([]);
    const quiet = { from: present.getUTCHours(), to: later(60).getUTCHours() };
    await db.query('update push_subscriptions set zone = $1, quiet_from = $2, quiet_to = $3', ['UTC', quiet.from, quiet.to]);
    await db.query("update push_progress set sequence = 0 where source = 'predictions'");
    expect(await sendAt(present)).toEqual([]);
    expect(await sendAt(new Date(later(60).setUTCMinutes(0, 0, 0)))).toEqual(['club: prediction 0', 'league: prediction 0']);
  });
});

it('messages are kept for a day, browsers for a year after their last visit, keys of addresses for a day', async () => {
  await subscribe('old', { kinds: ['goal'] });
  await playing(10, 1, 0);
  await sendAt(at(10));
  const left = async () => {
    const { rows } = await db.query(
      `select (select count(*)::int from push_messages) as messages, (select count(*)::int from push_subscriptions) as browsers,
         (select count(*)::int from push_subscriptions where address_key is not null) as addresses`,
    );
    return rows[0];
  };
  const day = 24 * 60;
  await trimAlerts(db, at(10 + day), 365);
  expect(await left()).toEqual({ messages: 1, browsers: 1, addresses: 0 });
  await trimAlerts(db, at(16 + day), 365);
  expect(await left()).toEqual({ messages: 0, browsers: 1, addresses: 0 });
  await trimAlerts(db, at(-601 + 365 * day), 365);
  expect((await left()).browsers).toBe(1);
  await trimAlerts(db, at(-599 + 365 * day), 365);
  expect((await left()).browsers).toBe(0);
});
