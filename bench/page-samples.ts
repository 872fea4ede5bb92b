import type { Database } from '#data/database/database.ts';
import { tournamentSections } from '#sports/football/app/pages/tournament/tournament.address.ts';

/** Sampled addresses, by the kind of page. */
export type PageSamples = Readonly<
  Record<
    | 'home'
    | 'match'
    | 'team'
    | 'tournament'
    | 'day'
    | 'odds'
    | 'tips'
    | 'forecasts'
    | 'streaks'
    | 'leagues'
    | 'predictions'
    | 'record'
    | 'feeds'
    | 'api',
    readonly string[]
  >
>;

const prefixes = ['', '/de', '/gr', '/cz'];

/**
 * Returns several hundred addresses of a generated database, always the same ones: of today and of other days, of large and small
 * competitions, of the season under way and of seasons long past.
 */
export async function samplePages(db: Database): Promise<PageSamples> {
  const matches = await texts(
    db,
    `
    (select slug as text from matches where status = 'live' order by hashint4(id) limit 30)
    union all (select slug from matches where kickoff_utc between '2026-11-14' and '2026-11-29' order by hashint4(id) limit 90)
    union all (select slug from matches where tournament_id <= 100 and kickoff_utc between '2026-11-14' and '2026-11-29' order by hashint4(id) limit 40)
    union all (select slug from matches where tournament_id > 1000 and season_id % 20 = 0 order by hashint4(id) limit 20)
    union all (select slug from matches where id in (select i * 49999 from generate_series(1, 100) as i))`,
  );
  const teams = await texts(
    db,
    `
    (select slug as text from teams where id <= 11200 order by hashint4(id) limit 60) union all (select slug from teams where id > 11200 order by hashint4(id) limit 120)`,
  );
  const leagues = await texts(
    db,
    `
    (select category_slug || '/' || slug as text from tournaments where numeric_id <= 100 order by hashint4(numeric_id) limit 30)
    union all (select category_slug || '/' || slug from tournaments where numeric_id between 101 and 1000 order by hashint4(numeric_id) limit 50)
    union all (select category_slug || '/' || slug from tournaments where numeric_id > 1000 order by hashint4(numeric_id) limit 20)`,
  );
  const followed = await texts(
    db,
    `
    select string_agg(key, '.') as text from (
      (select 't' || id as key, hashint4(id) as chance from teams order by 2 limit 288)
      union all (select 'c' || numeric_id, hashint4(numeric_id) from tournaments order by 2 limit 144)
      union all (select 'm' || id, hashint4(id) from matches where kickoff_utc between '2026-11-20' and '2026-11-23' order by 2 limit 480)
    ) as keys group by abs(chance) % 24`,
  );
  const days = [
    '2026-11-07',
    '2026-11-14',
    '2026-11-15',
    '2026-11-20',
    '2026-11-22',
    '2026-11-28',
    '2026-12-05',
    '2025-11-22',
    '2016-04-09',
    '2008-09-13',
  ];
  const homes = [
    '',
    'tab=live',
    'list=previous',
    'order=time',
    'women=1',
    'more=2',
    'more=3',
    'more=5',
    'order=time&more=3',
    'open=70',
    'utc=540',
    ...days.flatMap((day) => [`date=${day}`, `date=${day}&list=previous`, `date=${day}&order=time`]),
  ];
  const favourites = followed.map((ids, at) => `${prefixes[at % prefixes.length] || '/'}?tab=favorites&ids=${ids}`);
  const parameters = ['', '', 'prices=goals', 'prices=handicap'];
  const tipDays = ['', 'date=2026-11-20', 'date=2026-11-22', 'date=2026-10-17', 'date=2026-09-12'];
  const records = [
    '',
    'period=2026',
    'period=2026-10',
    'market=asian-handicap',
    'result=won',
    'more=3',
    'before=50000',
    'record=1000',
    'record=150000',
  ];
  const sections = [...tournamentSections.map((section) => `section=${section}`), 'table=form', 'season=2025-26', 'section=results&more=3'];
  const daysOf = (column: string) => `
    select distinct on (hashint4(t.numeric_id)) ${column} || '&date=' || to_char(m.kickoff_utc, 'YYYY-MM-DD') as text
    from matches m join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id
    where m.sport_id = 1 and (m.kickoff_utc at time zone 'UTC')::date = any('{2026-11-14,2026-11-21,2026-11-28}') and m.kickoff_utc between '2026-11-13' and '2026-11-30'
      and t.numeric_id > 300 and t.level = 'senior' order by hashint4(t.numeric_id) limit 20`;
  const folded = await texts(db, daysOf('t.numeric_id'));
  const countries = await texts(db, daysOf('c.slug'));
  const spread = (paths: readonly string[]) => paths.map((path, at) => (prefixes[at % prefixes.length] ?? '') + path);
  return {
    home: [
      ...prefixes.flatMap((prefix) => homes.map((query) => withQuery(prefix || '/', query))),
      ...favourites,
      '/?more=20',
      '/?order=time&more=20',
    ],
    match: spread(matches.map((slug, at) => withQuery(`/${slug}`, parameters[Math.floor(at / prefixes.length) % parameters.length]))),
    team: spread(teams.map((slug, at) => withQuery(`/teams/${slug}`, at % 5 === 0 ? 'more=3' : ''))),
    tournament: leagues.flatMap((path, at) => [
      `/${path}`,
      ...[0, 3, 7].map((more) => `/${path}?${sections[(at + more) % sections.length]}`),
    ]),
    day: spread([
      ...folded.flatMap((text) => [`/day-part?competition=${text}`, `/?open=${text}`]),
      ...countries.flatMap((text) => [`/day-part?country=${text}`, `/?country=${text}`]),
      ...[
        '/day-part?all=1',
        '/?order=time&start=61',
        '/?order=time&start=901',
        '/?order=time&start=1801',
        '/?level=youth',
        '/?level=friendly',
      ],
    ]),
    forecasts: spread(
      [
        ...['', 'date=2026-11-14', 'date=2026-11-20', 'date=2026-11-22', 'league=1', 'league=213', 'tip=1', 'more=3', 'more=8', 'more=20'],
        ...['home', 'away', 'over', 'moved', 'reliability', 'match', 'score'].flatMap((sort) => [
          `sort=${sort}`,
          `sort=${sort}&reversed=1&more=2`,
        ]),
      ].map((query) => withQuery('/forecasts', query)),
    ),
    streaks: spread(
      ['', 'day=1', 'day=2', 'league=1', 'league=213', 'more=3', 'more=15', 'day=1&more=5'].map((query) => withQuery('/streaks', query)),
    ),
    leagues: spread([
      '/leagues',
      '/leagues?country=england',
      '/leagues?country=ger',
      '/leagues/countries',
      '/search?q=league+12',
      '/search?q=real',
      '/search?q=balbel',
    ]),
    feeds: spread(['/tips/feed.xml', '/tips/predictions.xml', '/track-record/feed.xml']),
    api: [
      ...['2026-11-14', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-25'].map((day) => `/api/predictions?day=${day}`),
      ...['2026-11-14', '2026-11-21', '2026-11-22'].map((day) => `/api/match-feed.xml?from=${day}&to=${day}`),
      ...['/api/soccer/tournament/top?limit=15', '/api/soccer/tournament/countries'],
    ],
    predictions: spread(
      ['', 'date=2026-11-20', 'date=2026-11-21', 'date=2026-10-10', 'sport=football', 'origin=live'].map((query) =>
        withQuery('/track-record/predictions', query),
      ),
    ),
    tips: spread(
      tipDays.flatMap((date) =>
        ['', 'market=total-goals', 'order=value'].map((rest) => withQuery('/tips', [date, rest].filter(Boolean).join('&'))),
      ),
    ),
    record: spread(records.map((query) => withQuery('/track-record', query))),
    odds: spread([
      ...[
        '/odds',
        '/odds?day=1',
        '/odds?league=1',
        '/odds?country=england',
        '/odds?sort=time&page=9',
        '/odds?day=1&sort=first',
        '/odds?sort=above-average',
      ],
      ...[
        '/odds?market=goals&sort=margin',
        '/odds?market=handicap&selection=home',
        '/odds/movements',
        '/odds/movements?day=1',
        '/odds/movements?day=1&league=2',
      ],
    ]),
  };
}

function withQuery(path: string, query: string | undefined): string {
  return query === undefined || query === '' ? path : `${path}?${query}`;
}

async function texts(db: Database, statement: string): Promise<string[]> {
  const { rows } = await db.query<{ text: string }>(statement);
  return rows.map(({ text }) => text);
}
