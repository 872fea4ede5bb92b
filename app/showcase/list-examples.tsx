import { ArticleList } from '#app/components/articles/article-list.tsx';
import { ArticleDrawing } from '#app/components/articles/drawings/article-drawing.tsx';
import { NewsLinks, NewsSection } from '#app/components/articles/news-links.tsx';
import { NewsDrawing } from '#app/components/articles/news-sketch.tsx';
import { ReadNext } from '#app/components/articles/read-next.tsx';
import { FollowRow } from '#app/components/competitions/follow-row.tsx';
import { LeagueLinks, MatchCount } from '#app/components/competitions/league-links.tsx';
import { AdLink } from '#app/components/offers/ad-link.tsx';
import { BonusBox } from '#app/components/offers/bonus-box.tsx';
import { BonusZone } from '#app/components/offers/bonus-zone.tsx';
import { OfferBox } from '#app/components/offers/offer-box.tsx';
import { OfferSlot } from '#app/components/offers/offer-slot.tsx';
import type { DrawingKind } from '#data/articles/drawing.ts';
import type { League } from '#data/queries/leagues/list-leagues.ts';
import type { ZoneCountry } from '#domain/bonus/guide-offer.ts';
import type { Section } from './example.ts';
import { exampleClubs, exampleMoment } from './example-matches.ts';

const { leeds, gladbach } = exampleClubs;
const league: League = {
  id: 1,
  name: 'Premier League',
  slug: 'premier-league',
  categorySlug: 'england',
  countrySlug: 'england',
  countryCode: 'ENG',
  countryRegion: 'GB',
  matches: 10,
  competitions: 1,
  coverage: { results: '1993-08-14', tables: '1993/94', lineUps: null, odds: '2005-08-13', forecasts: '2006-08-19' },
};
const leagues: readonly League[] = [
  league,
  { ...league, id: 2, name: 'UEFA Champions League', slug: 'champions-league', countryCode: 'EUR', matches: 0 },
  { ...league, id: 3, name: 'Regionalliga', slug: 'regionalliga', countryCode: 'GER', competitions: 5, coverage: null, matches: 1 },
];
const lags = new Map([[1, { changes: 120, p50: 21, p95: 74 }]]);

const moves = { of: 'moves', clubs: [1, 2, 3, 4, 5].map((before) => ({ before, after: (before % 5) + 1 })) } as const;
const bars = { of: 'bars', shares: [0.8, 0.55, 0.3, 0.1] } as const;
const curve = { of: 'curve', values: [0, 2, 1, 4, 3, 6] } as const;
const news = [moves, bars, curve].map((sketch, at) => ({
  path: `/news/example-${at}`,
  headline: [
    'Leeds climb to third',
    'Who is relegated? The chances of all four clubs that are below the line, and of the two above it',
    'Six wins',
  ][at] as string,
  competition: at === 2 ? undefined : 'Premier League',
  publishedAt: exampleMoment,
  sketch,
}));

const rows = [3, 8, 5, 9, 6].map((value, at) => ({ values: [value, value / 2, 2], isMarked: at === 3 }));
const drawn = (
  kind: DrawingKind,
  values: readonly { readonly values: readonly (number | null)[]; readonly isMarked: boolean }[] = rows,
) => <ArticleDrawing figure={{ of: 'piece', drawing: { kind, rows: values }, words: { heading: 'Goals a match', shown: '2.7' } }} />;
const single = rows.map(({ values: [value = 0], isMarked }) => ({ values: [value], isMarked }));
const pieces = ['rules', 'model', 'other'].map((topic, at) => ({
  path: `/example-${at}`,
  title: ['Offside', 'How a forecast is made of nothing but results, prices and patience', 'Bankroll'][at] as string,
  standfirst: 'What it is, and what a reader can do with it.',
  minutes: at + 1,
  figure: { of: 'topic', topic } as const,
}));

export const lists: Section = {
  id: 'lists',
  title: 'Lists',
  examples: {
    LeagueLinks: {
      empty: <LeagueLinks leagues={[]} />,
      one: <LeagueLinks leagues={[league]} />,
      'several, with coverage and delays': <LeagueLinks leagues={leagues} withCoverage lags={lags} />,
      'without codes': <LeagueLinks leagues={leagues} withCode={false} />,
    },
    MatchCount: { none: <MatchCount matches={0} />, many: <MatchCount matches={1204} /> },
    FollowRow: {
      'a competition': (
        <ul>
          <FollowRow id="c1" href="#c1" name="Premier League" mark="ENG" />
        </ul>
      ),
      'a club, with its country': (
        <ul>
          <FollowRow id="t9000001" href="#t1" name={leeds.name} mark={{ crestName: leeds.name, colours: leeds.colours }} note="England" />
        </ul>
      ),
      'long, not to be followed': (
        <ul>
          <FollowRow href="#t4" name={gladbach.name} mark={{ crestName: gladbach.name, colours: gladbach.colours }} note="Germany" />
        </ul>
      ),
    },
    NewsSection: { none: <NewsSection news={[]} />, several: <NewsSection news={news} /> },
    NewsLinks: { one: <NewsLinks news={news.slice(0, 1)} /> },
    NewsDrawing: {
      moves: <NewsDrawing sketch={moves} />,
      bars: <NewsDrawing sketch={bars} />,
      curve: <NewsDrawing sketch={curve} />,
    },
    ArticleList: { empty: <ArticleList pieces={[]} />, several: <ArticleList pieces={pieces} /> },
    ReadNext: { none: <ReadNext title="Read next" pieces={[]} />, one: <ReadNext title="Read next" pieces={pieces.slice(0, 1)} /> },
    ArticleDrawing: {
      'topic: rules': <ArticleDrawing figure={{ of: 'topic', topic: 'rules' }} />,
      'topic: competitions': <ArticleDrawing figure={{ of: 'topic', topic: 'competitions' }} />,
      'topic: numbers': <ArticleDrawing figure={{ of: 'topic', topic: 'numbers' }} />,
      'topic: model': <ArticleDrawing figure={{ of: 'topic', topic: 'model' }} />,
      'topic: control': <ArticleDrawing figure={{ of: 'topic', topic: 'control' }} />,
      'any other topic': <ArticleDrawing figure={{ of: 'topic', topic: 'other' }} />,
      columns: drawn('columns', single),
      line: drawn('line', single),
      shares: drawn('shares'),
      grid: drawn('grid'),
      gains: drawn(
        'gains',
        single.map((row) => ({ ...row, values: row.values.map((value) => value - 5) })),
      ),
      spans: drawn(
        'spans',
        single.map(({ values: [value = 0], isMarked }) => ({ values: [-value, value / 2], isMarked })),
      ),
      points: drawn(
        'points',
        [5, 2, null, 4].map((value) => ({ values: [value], isMarked: false })),
      ),
    },
  },
};

const link = { bookmaker: 'bet365' } as const;
const boost = { kind: 'net-winnings-boost', percent: 50 } as const;
const safetyNet = { kind: 'safety-net-bet', amount: 200, currency: 'DKK' } as const;
const zone: readonly ZoneCountry[] = [
  { country: 'DE', bonus: boost, minimumAge: 18, shownThere: false },
  { country: 'DK', bonus: safetyNet, minimumAge: 18, shownThere: true },
];
const guide = { country: 'GB', minimumAge: 18, link } as const;
const offer = { link, name: 'bet365', country: 'GB', minimumAge: 18, bonus: undefined } as const;

export const offers: Section = {
  id: 'offers',
  title: 'Offers',
  examples: {
    AdLink: { link: <AdLink link={link}>bet365</AdLink> },
    OfferBox: {
      none: <OfferBox offers={[]} />,
      one: <OfferBox offers={[offer]} />,
      'several, with bonuses': (
        <OfferBox
          offers={[
            { ...offer, bonus: boost },
            { ...offer, link: { bookmaker: 'williamhill' }, name: 'William Hill', bonus: safetyNet },
          ]}
        />
      ),
    },
    OfferSlot: { 'as the visitor may see it': <OfferSlot placement="rightbanner" sport="soccer" /> },
    BonusBox: {
      'link alone': <BonusBox offer={{ ...guide, bonuses: undefined }} code={undefined} used={0} />,
      'no code at present': <BonusBox offer={{ ...guide, bonuses: { own: boost, zone } }} code={undefined} used={0} />,
      'with a code': <BonusBox offer={{ ...guide, bonuses: { own: boost, zone } }} code="TIPS-12" used={1204} />,
    },
    BonusZone: { countries: <BonusZone zone={zone} bonusWords={({ kind }) => kind} /> },
  },
};
