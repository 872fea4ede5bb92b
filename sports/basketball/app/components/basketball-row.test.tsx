import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { BasketballRow } from './basketball-row.tsx';

type Game = TwoSidedListedMatchOf<'basketball'>;

const club = (id: number, name: string, shortName: string) => ({
  id,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  rowName: name,
  shortName,
  nation: null,
  colours: [],
  crestName: name,
});

/** LA Clippers at Denver on 19 January 2022, which Denver won 130–128 after overtime, the home side first. */
const before: Game = {
  sport: 'basketball',
  id: 7,
  slug: 'denver-nuggets-la-clippers-2022-01-19',
  tournamentId: 1,
  seasonId: 1,
  kickoffUtc: new Date('2022-01-20T02:00:00Z'),
  kickoffKnown: true,
  stage: null,
  matchday: null,
  groupLabel: null,
  status: 'scheduled',
  home: club(1, 'Denver Nuggets', 'Nuggets'),
  away: club(2, 'LA Clippers', 'Clippers'),
  namedFirst: 'away',
  play: null,
  facts: { stage: 'regular', venue: 'home' },
  odds: [1.24, 4.5],
  bookmakers: null,
  averageOdds: null,
  spread: { line: -9.5, odds: [1.93, 1.91], bookmakers: [null, null] },
  total: { line: 216.5, odds: [1.9, 1.92], bookmakers: [null, null] },
  chances: [79, 21],
  prediction: null,
  tip: null,
};
const quarters = [
  [29, 25],
  [18, 34],
  [34, 22],
  [33, 33],
] as const;

function markupOf(game: Partial<Game>, code = 'en', leads?: 'spread'): string {
  return renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
        <BasketballRow match={{ ...before, ...game }} leads={leads} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
}

const legsOf = (game: Partial<Game>, leads?: 'spread') =>
  [...markupOf(game, 'en', leads).matchAll(/<slip-price leg="([^"]+)"/g)].map(([, leg]) => leg);

/** Returns the words of a row in their order, those for screen readers in brackets. */
function shown(game: Partial<Game>, code = 'en', leads?: 'spread'): string {
  return markupOf(game, code, leads)
    .replace(/<favourite-star.*<\/favourite-star>/, '')
    .replaceAll(/<span class="visuallyHidden[^"]*">([^<]*)<\/span>/g, '($1) ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it('of a game to come names the price and the spread of each side, the visitors first, and the total', () => {
  expect(shown({})).toMatch(/^\(LA Clippers at Denver Nuggets\) .*LA Clippers Clippers Denver Nuggets Nuggets \(away: ?\) 4\.50/);
  expect(shown({})).toMatch(
    /\(away: ?\) 4\.50 \+9\.5 \(, Spread \+9\.5\) \(home: ?\) 1\.24 −9\.5 \(, Spread −9\.5\) \(Total: \) 216\.5 1\.90/,
  );
  expect(shown({})).toContain('(Chances before the start: ) 21% 79%');
});

it('a price of a bookmaker can be put on the slip until the game begins, on a club or on more points than the line', () => {
  const priced = { bookmakers: ['bet365', 'Unibet'], total: { line: 216.5, odds: [1.9, 1.92], bookmakers: ['Betano', null] } } as const;
  const [away, home] = ['7:moneyline:0:away', '7:moneyline:0:home'];
  expect(legsOf(priced)).toEqual([away, home, '7:total:216.5:over']);
  expect(shown(priced)).toContain('(Over 216.5 points ) 216.5 1.90 (, Betano, LA Clippers at Denver Nuggets)');
  expect(legsOf({ ...priced, odds: [null, null], averageOdds: [1.24, 4.5], bookmakers: null, total: null })).toEqual([]);
  expect(legsOf({ ...priced, status: 'postponed', bookmakers: null })).toEqual([]);
  const bet = { market: 'spread', line: -9.5, selection: 'home' } as const;
  const tip = {
    sequence: 3,
    bet,
    decimalOdds: 1.9,
    present: { decimalOdds: 1.93, bookmaker: 'bet365', bookmakerName: 'bet365' },
    probability: 0.54,
    origin: 'live',
    state: 'open',
  } as const;
  expect(legsOf({ tip })).toEqual(['7:spread:-9.5:home']);
  expect(shown({ tip })).toContain('(Nuggets −9.5 ) 1.93');
});

it('leads with the spread and its price where the reader wants it, a line without a price alone, and a dash without a line', () => {
  expect(shown({}, 'en', 'spread')).toMatch(/\(away: Spread ?\) \+9\.5 1\.91 \(home: Spread ?\) −9\.5 1\.93 \(Total: \) 216\.5 1\.90/);
  expect(shown({ spread: { line: -9.5, odds: [null, null], bookmakers: [null, null] } }, 'en', 'spread')).toMatch(
    /\+9\.5 \(home: Spread ?\) −9\.5 \(Total: \)/,
  );
  expect(shown({ spread: null, odds: [null, null], averageOdds: [1.24, 4.5] }, 'en', 'spread')).toMatch(
    /\(away: ?\) – \(home: ?\) – \(Total: \)/,
  );
  const spread = { line: -9.5, odds: [1.93, 1.91], bookmakers: ['Betano', 'bet365'] } as const;
  expect(legsOf({ spread }, 'spread')).toEqual(['7:spread:-9.5:away', '7:spread:-9.5:home']);
});

it('says of an average price that it is one, with the sides of the language', () => {
  const average = { odds: [null, null], averageOdds: [1.24, 4.5] } as const;
  expect(shown(average)).toContain('(away, Market average: ) 4.50');
  expect(shown(average, 'de')).toContain('4,50');
});

it('of a game in its third quarter shows the clock, the quarters that have begun and the points, the visitors above', () => {
  const play = { quarters: quarters.slice(0, 3), total: [81, 81], clock: { period: 'q3', secondsLeft: 247 } } as const;
  expect(shown({ status: 'live', play })).toMatch(/Q3 4:07 .* \(81–81\) 25 29 34 18 22 34 81 81/);
});

it('says that it is half-time', () => {
  const play = { quarters: quarters.slice(0, 2), total: [47, 59], clock: { period: 'half-time' } } as const;
  expect(shown({ status: 'live', play })).toMatch(/HT .* \(59–47\)/);
});

it('of a game that was won in overtime shows its points, and stresses the winner', () => {
  const play = { quarters, overtime: [16, 14], total: [130, 128] } as const;
  expect(shown({ status: 'finished', play })).toMatch(/Final .*\(128–130, After overtime\) 25 29 34 18 22 34 33 33 14 16 128 130/);
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
        <BasketballRow match={{ ...before, status: 'finished', play }} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  expect(/class="[^"]*\bwon\b.*?title="([^"]+)"/.exec(markup)?.[1]).toBe('Denver Nuggets');
});

it('of a game of the EuroLeague names the home side first, in sides, prices, chances and points', () => {
  const ofEurope = { namedFirst: 'home' } as const;
  expect(shown(ofEurope)).toMatch(/^\(Denver Nuggets v LA Clippers\) .*Denver Nuggets Nuggets LA Clippers Clippers \(home: ?\) 1\.24/);
  expect(shown(ofEurope)).toContain('(Chances before the start: ) 79% 21%');
  expect(shown(ofEurope, 'de')).toMatch(/^\(Denver Nuggets – LA Clippers\)/);
  const play = { quarters: quarters.slice(0, 3), total: [81, 80], clock: { period: 'q3', secondsLeft: 247 } } as const;
  expect(shown({ ...ofEurope, status: 'live', play })).toMatch(/\(81–80\) 29 25 18 34 34 22 81 80/);
});
