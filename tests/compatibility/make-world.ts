import { storePushSubscription } from '#data/commands/alerts/push-subscriptions.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { storeNews } from '#data/commands/news/store-news.ts';
import { castVotes } from '#data/commands/vote/cast-votes.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import type { TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import type { Tip } from '#domain/ledger/ledger-record.ts';
import { settleTips } from '#jobs/settle-tips.ts';
import { TwoSidedForecaster } from '#jobs/two-sided/two-sided-forecaster.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { aBasketballGame, aClub, aPlayer, aTennisMatch, aTwoSidedQuote, ingestTwoSided } from '#tests/factories/two-sided-world.ts';

/** The moment of the world: a Wednesday of January, while Manchester City plays Manchester United, and with all three sports in season. */
export const momentOfWorld = '2026-01-21T12:00:00Z';
const published = new Date('2026-01-19T09:00:00Z');
const settledAt = new Date('2026-01-21T09:00:00Z');
const now = new Date(momentOfWorld);

const source = { name: 'football-data', isSimulated: false };
const live = { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } };

const quote = (bookmaker: string, market: FeedQuote['market'], line: number, prices: number[]): FeedQuote => ({
  bookmaker,
  market,
  line,
  phase: 'opening',
  quotedAt: published,
  prices,
});
const quotes = (home: number, draw: number, away: number) => [
  quote('pinnacle', 'match-result', 0, [home - 0.05, draw - 0.1, away - 0.1]),
  quote('bet365', 'match-result', 0, [home, draw, away]),
  quote('pinnacle', 'total-goals', 2.5, [1.9, 1.9]),
  quote('bet365', 'total-goals', 2.5, [2.05, 1.8]),
];
const match = (home: string, away: string, utc: string, more: Partial<FeedMatch>) =>
  feedMatch(home, away, utc, { season: '2025-26', round: { stage: 'matchday', matchday: 23 }, ...more });

const football = {
  won: match('Arsenal', 'Everton', '2026-01-20T20:00:00Z', { quotes: quotes(1.8, 3.7, 4.6) }),
  lost: match('Chelsea', 'Tottenham', '2026-01-20T19:30:00Z', { quotes: quotes(2, 3.6, 3.8) }),
  live: match('Man City', 'Man United', '2026-01-21T11:30:00Z', { quotes: quotes(1.7, 4, 4.9) }),
  open: match('Everton', 'Chelsea', '2026-01-24T15:00:00Z', { quotes: quotes(2.9, 3.3, 2.5) }),
  postponed: match('Tottenham', 'Arsenal', '2026-01-24T17:30:00Z', { quotes: quotes(3.1, 3.5, 2.3) }),
};

const [moss, thorn, flint] = [aPlayer('Ada', 'Moss'), aPlayer('Eva', 'Thorn'), aPlayer('Ida', 'Flint')];
const melbourne = (opponent: typeof moss, utc: string, more: Partial<TwoSidedMatchOf<'tennis'>>) =>
  aTennisMatch({
    tournamentId: 'tennis.australian-open-women',
    season: '2026',
    sides: [moss, opponent],
    kickoff: { known: true, utc: new Date(utc) },
    facts: { tour: 'wta', series: 'grand-slam', court: 'outdoor', surface: 'hard', bestOf: 3, ranks: [20, 30] },
    quotes: [
      aTwoSidedQuote('match-winner', 'pinnacle', [1.98, 1.98], { quotedAt: published }),
      aTwoSidedQuote('match-winner', 'bet365', [2.05, 1.8], { quotedAt: published }),
    ],
    ...more,
  });
const denver = (opponent: ReturnType<typeof aClub>, utc: string, more: Partial<TwoSidedMatchOf<'basketball'>>) =>
  aBasketballGame({
    season: '2025-26',
    sides: [aClub('Denver Nuggets', 'Nuggets'), opponent],
    kickoff: { known: true, utc: new Date(utc) },
    quotes: [
      aTwoSidedQuote('spread', 'pinnacle', [1.95, 1.95], { line: -4.5, quotedAt: published }),
      aTwoSidedQuote('spread', 'bet365', [2.1, 1.75], { line: -4.5, quotedAt: published }),
    ],
    ...more,
  });
const courts = {
  won: melbourne(thorn, '2026-01-20T01:00:00Z', {}),
  open: melbourne(flint, '2026-01-22T02:00:00Z', { round: { stage: 'round-2' } }),
  lost: denver(aClub('Milwaukee Bucks', 'Bucks'), '2026-01-20T02:00:00Z', {}),
  next: denver(aClub('Boston Celtics', 'Celtics'), '2026-01-22T02:00:00Z', {}),
};

/**
 * Stores a small world of the three sports in an empty database that has the catalogue: matches that are over, under way and to come, tips
 * on them that are settled, withdrawn and open, a news article, votes and a subscription to alerts. All clubs are of the catalogue, all
 * players invented.
 */
export async function makeWorld(db: Database): Promise<void> {
  await ingestAnswer(db, source, published, Object.values(football));
  await ingestTwoSided(db, published, Object.values(courts));
  await publish(db);
  await play(db);
  if ((await settleTips(db, settledAt)) !== 5) throw new Error('the world should have four tips to settle and one to withdraw by now');
  await visit(db);
}

async function publish(db: Database): Promise<void> {
  const matches = await storedMatches(db);
  const idOf = (slug: string) => of(matches, slug).matchId;
  for (const slug of footballSlugs) await aForecast(db, { matchId: idOf(slug), pricedAt: published });
  for (const sport of ['tennis', 'basketball'] as const) {
    await new TwoSidedForecaster(sport).run(db, { now: published, until: new Date('2026-01-25T00:00:00Z') });
  }
  const usual = { origin: 'clock-set', bookmaker: 'bet365', quotedAt: published, line: 0, reasons: [] } as const;
  const onHome = { ...usual, market: 'match-result', selection: 'home' } as const;
  const onGoals = { ...usual, market: 'total-goals', line: 2.5, selection: 'over', decimalOdds: 2.05 } as const;
  const ofTennis = { ...usual, sport: 'tennis', market: 'match-winner', selection: 'first', decimalOdds: 2.05 } as const;
  const ofBasketball = { ...usual, sport: 'basketball', market: 'spread', line: -4.5, selection: 'home', decimalOdds: 2.1 } as const;
  const tennisForecast = { firstWins: 0.5, bestOf: 3 } as const;
  const basketballForecast = { lead: { mean: 4.5, deviation: 13 }, total: { mean: 228, deviation: 18 } };
  const inTennis = { ...ofTennis, model: tennisForecast, blended: tennisForecast, halfTimeShare: null };
  const inBasketball = { ...ofBasketball, model: basketballForecast, blended: basketballForecast, halfTimeShare: null };
  const [won, lost, under, open, late] = footballSlugs;
  const tips = [
    { ...aTip({ ...onHome, decimalOdds: 1.8 }), ...of(matches, won) },
    { ...aTip(onGoals), ...of(matches, lost) },
    { ...aTip({ ...onHome, decimalOdds: 1.7 }), ...of(matches, under) },
    { ...aTip(onGoals), ...of(matches, open) },
    { ...aTip({ ...onHome, decimalOdds: 3.1 }), ...of(matches, late) },
    { ...aTip(), ...inTennis, ...of(matches, 'ada-moss-eva-thorn-2026-01-20') },
    { ...aTip(), ...inTennis, ...of(matches, 'ada-moss-ida-flint-2026-01-22') },
    { ...aTip(), ...inBasketball, ...of(matches, 'denver-nuggets-milwaukee-bucks-2026-01-20') },
    { ...aTip(), ...inBasketball, ...of(matches, 'denver-nuggets-boston-celtics-2026-01-22') },
  ];
  await inTransaction(db, (client) => recordTips(client, tips as Tip[], published));
}

/** Stores the results of the matches that are over, the same prices once more this morning, and the state of the match in play. */
async function play(db: Database): Promise<void> {
  const again = <Quote extends object>(quotes: readonly Quote[]) =>
    quotes.map((each) => ({ ...each, phase: 'moving' as const, quotedAt: settledAt }));
  const played = [
    { ...football.won, ...ended(2, 1) },
    { ...football.lost, ...ended(1, 1) },
    { ...football.postponed, status: 'postponed' as const },
    { ...football.open, quotes: again(football.open.quotes) },
  ];
  await ingestAnswer(db, source, settledAt, played);
  const sets = [{ games: [6, 4] as const }, { games: [6, 3] as const }];
  const quarters = [[30, 28] as const, [25, 31] as const, [27, 26] as const, [29, 30] as const];
  await ingestTwoSided(db, settledAt, [
    { ...courts.won, status: 'finished', play: { sets, winner: 0, ending: 'completed' } },
    { ...courts.lost, status: 'finished', play: { quarters, total: [111, 115] } },
    { ...courts.open, quotes: again(courts.open.quotes) },
    { ...courts.next, quotes: again(courts.next.quotes) },
  ]);
  await ingestAnswer(db, live, now, [
    {
      ...football.live,
      quotes: [],
      status: 'live',
      live: { period: 'first-half', minute: 30 },
      score: { current: { home: 1, away: 0 } },
      events: [{ kind: 'goal', side: 'home', minute: 12, playerName: 'Otto Reed', score: { home: 1, away: 0 } }],
    },
  ]);
}

/**
 * Stores how the matches with open tips ended: Manchester City won, Ada Moss lost, and the Nuggets won by four, with a handicap of 4.5
 * points. Everton's is still to come.
 */
export async function endWorld(db: Database, told: Date): Promise<void> {
  await ingestAnswer(db, source, told, [{ ...football.live, quotes: [], ...ended(3, 1) }]);
  const sets = [{ games: [4, 6] as const }, { games: [6, 7] as const }];
  await ingestTwoSided(db, told, [
    { ...courts.open, quotes: [], status: 'finished', play: { sets, winner: 1, ending: 'completed' } },
    { ...courts.next, quotes: [], status: 'finished', play: { quarters: [], total: [110, 106] } },
  ]);
}

/** Stores that Everton's match has begun, as of a minute before `told`, and then a goal of the home side. */
export async function scoreGoal(db: Database, told: Date): Promise<void> {
  const underWay = { ...football.open, quotes: [], status: 'live', live: { period: 'first-half', minute: 10 } } as const;
  await ingestAnswer(db, live, new Date(told.getTime() - 60_000), [{ ...underWay, score: { current: { home: 0, away: 0 } } }]);
  await ingestAnswer(db, live, told, [{ ...underWay, score: { current: { home: 1, away: 0 } } }]);
}

async function visit(db: Database): Promise<void> {
  const matches = await storedMatches(db);
  const { matchId, homeClubId } = of(matches, footballSlugs[3]);
  const voters = ['home', 'home', 'away'].map((option, index) => ({ option, voter: `voter-${index}`, addressKey: `address-${index}` }));
  await castVotes(db, { sport: 'soccer', item: String(matchId) }, voters, now);
  const keys = { p256dh: 'BA', auth: 'AA' };
  const follows = [`m${matchId}`, `t${homeClubId}`];
  const wanted = { endpoint: 'https://push.invalid/reader', keys, language: 'de', zone: 'Europe/Berlin', follows } as const;
  await storePushSubscription(db, { ...wanted, kinds: ['goal', 'tip'], quiet: null, delaySeconds: 0, hideScores: false }, 'address', now);
  const clubs = [
    { club: { of: 'club', slug: 'arsenal', name: 'Arsenal' }, before: 2, after: 1, points: 50 },
    { club: { of: 'club', slug: 'everton', name: 'Everton' }, before: 1, after: 2, points: 49 },
  ] as const;
  const [slug] = footballSlugs;
  const reviewed = { slug, home: clubs[0].club, away: clubs[1].club, homeGoals: 2, awayGoals: 1 };
  const week = { from: '2026-01-19', to: '2026-01-20' } as never as { from: never; to: never };
  const facts = { kind: 'round-review', competition: 'Premier League', ...week, matches: [reviewed], table: clubs } as const;
  const { rows } = await db.query<{ id: number }>('select tournament_id as id from matches where id = $1', [matchId]);
  const tournamentId = rows[0]?.id ?? null;
  await storeNews(db, { slug: 'england-premier-league-review-2026-01-20', facts, tournamentId, clubs: ['arsenal', 'everton'] }, now);
}

/** The addresses of the football matches: won, lost, live, open and postponed. */
const footballSlugs = [
  'arsenal-everton-2026-01-20',
  'chelsea-tottenham-hotspur-2026-01-20',
  'manchester-city-manchester-united-2026-01-21',
  'everton-chelsea-2026-01-24',
  'tottenham-hotspur-arsenal-2026-01-24',
] as const;

async function storedMatches(db: Database) {
  const { rows } = await db.query(
    `select m.slug, m.id as "matchId", m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", s.label as season,
       t.id as "tournamentId", h.id as "homeClubId", h.name as "homeClubName", a.id as "awayClubId", a.name as "awayClubName"
     from matches m join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
       join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id`,
  );
  return rows as { slug: string; matchId: number; homeClubId: number }[];
}

function of(matches: Awaited<ReturnType<typeof storedMatches>>, wanted: string) {
  const found = matches.find(({ slug }) => slug === wanted);
  if (found === undefined) throw new Error(`there is no match ${wanted} among ${matches.map(({ slug }) => slug).join(', ')}`);
  const { slug: _slug, ...rest } = found;
  return rest;
}
