import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { MatchList } from './match-list.tsx';

const leeds = 7;
const everton = 8;
const played = {
  id: 1,
  slug: 'leeds-everton-2026-03-21',
  kickoffUtc: '2026-03-21T15:00:00Z',
  kickoffKnown: true,
  status: 'finished',
  homeId: leeds,
  awayId: everton,
  homeGoals: 2,
  awayGoals: 0,
  penaltiesHome: null,
  penaltiesAway: null,
  homeName: 'Leeds United',
  homeRowName: 'Leeds United',
  homeShortName: 'Leeds',
  homeCrestName: 'Leeds United',
  homeColours: [],
  awayName: 'Everton',
  awayRowName: 'Everton',
  awayShortName: 'Everton',
  awayCrestName: 'Everton',
  awayColours: [],
  bestHomeOdds: null,
  bestDrawOdds: null,
  bestAwayOdds: null,
  chances: [45, 27, 28],
  prediction: null,
  tip: null,
  highlights: [],
  silentSince: null,
  forecast: null,
} as unknown as ListedMatch;
const drawn = { ...played, homeGoals: 1, awayGoals: 1 };
const shootOut = { ...drawn, penaltiesHome: 2, penaltiesAway: 4 };

/** Returns the line below a match in the results of a club: the letter that is seen and, in brackets, the word that is read out instead. */
function belowResult(match: ListedMatch, ofTeam: number, code = 'en'): string | undefined {
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
        <MatchList heading="" matches={[match]} competitionOf={() => ({ name: 'Premier League' })} ofTeam={ofTeam} dated />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  return /<span class="line">(.*?Premier League)<\/span>/
    .exec(markup)?.[1]
    ?.replace(/<span class="visuallyHidden">(\p{L}+) <\/span>/u, '($1) ')
    .replaceAll(/<[^>]+>/g, '');
}

it.each([
  ['en', 'W(Won) ', 'D(Drawn) ', 'L(Lost) '],
  ['cz', 'V(Výhra) ', 'R(Remíza) ', 'P(Prohra) '],
  ['de', 'S(Sieg) ', 'U(Unentschieden) ', 'N(Niederlage) '],
  ['es', 'G(Victoria) ', 'E(Empate) ', 'P(Derrota) '],
  ['gr', 'Ν(Νίκη) ', 'Ι(Ισοπαλία) ', 'Η(Ήττα) '],
  ['it', 'V(Vittoria) ', 'N(Pareggio) ', 'P(Sconfitta) '],
  ['pt_br', 'V(Vitória) ', 'E(Empate) ', 'D(Derrota) '],
])(
  'a club’s results say in %s whether it won, drew or lost, as a letter and as a noun, and in which competition',
  (code, won, drew, lost) => {
    const results = [belowResult(played, leeds, code), belowResult(drawn, leeds, code), belowResult(played, everton, code)];
    expect(results).toEqual([`${won}Premier League`, `${drew}Premier League`, `${lost}Premier League`]);
  },
);

it('a club that won the shoot-out has won, and a match to come says nothing of an outcome', () => {
  expect([belowResult(shootOut, leeds), belowResult(shootOut, everton)]).toEqual(['L(Lost) Premier League', 'W(Won) Premier League']);
  expect(belowResult({ ...played, status: 'scheduled', homeGoals: null, awayGoals: null }, leeds)).toBeUndefined();
});

it.each([
  ['en', '2–0'],
  ['cz', '2:0'],
  ['de', '2:0'],
  ['es', '2-0'],
  ['gr', '2-0'],
  ['it', '2-0'],
  ['pt_br', '2x0'],
])('a row in %s has the sign of the language between its goals', (code, score) => {
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
        <MatchList heading="" matches={[played]} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  const [, written = ''] = /<live-score[^>]*>(.*?)<\/live-score>/.exec(markup) ?? [];
  expect(written.replaceAll(/<[^>]+>/g, '')).toBe(score);
});

it('a played match shows the price that came in, and an awarded one none, since its stakes are returned', () => {
  const priced = {
    ...played,
    fullTimeHome: 2,
    fullTimeAway: 0,
    extraTimeHome: null,
    bestHomeOdds: 1.9,
    bestDrawOdds: 3.4,
    bestAwayOdds: 4.2,
  };
  const cameIn = (match: ListedMatch) =>
    renderToStaticMarkup(
      <SiteFactsProvider facts={siteFacts()}>
        <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
          <MatchList heading="" matches={[match]} dated />
        </WordsProvider>
      </SiteFactsProvider>,
    ).match(/data-outcome="home"/g)?.length ?? 0;
  expect([cameIn(priced), cameIn({ ...priced, status: 'awarded' })]).toEqual([1, 0]);
});

/** Returns the attributes of the three price cells of a match to come. */
function cellsOf(match: Partial<ListedMatch>, code = 'en'): (string | undefined)[][] {
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
        <MatchList heading="" matches={[{ ...played, status: 'scheduled', bestHomeOdds: 1.9, ...match }]} dated />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  return [...markup.matchAll(/data-of="\w+"[^>]*>/g)].map(([tag]) =>
    ['chance', 'mark'].map((name) => tag.match(`data-${name}="([^"]*)"`)?.[1]),
  );
}
const predicted = { result: 'home', home: 2, away: 0, outcome: null } as const;

it('carries our chances below its prices, with the sign of the language where we predict the result', () => {
  expect(cellsOf({ prediction: predicted })).toEqual([
    ['45%', 'predicted'],
    ['27', undefined],
    ['28', undefined],
  ]);
  expect(cellsOf({ prediction: predicted }, 'cz')[0]?.[0]).toMatch(/^45\s%$/);
  expect(cellsOf({ chances: null }).map(([chance]) => chance)).toEqual([undefined, undefined, undefined]);
});

it('marks a tip on the result more than the prediction, and one that was taken back not at all', () => {
  const tip = {
    sequence: 3,
    bet: { market: 'match-result', line: 0, selection: 'away' },
    decimalOdds: 4.5,
    present: null,
    probability: 0.28,
    origin: 'live',
    state: 'open',
  } as const;
  expect(cellsOf({ prediction: predicted, tip }).map(([, mark]) => mark)).toEqual(['predicted', undefined, 'tip']);
  expect(cellsOf({ prediction: predicted, tip: { ...tip, state: 'withdrawn' } }).map(([, mark]) => mark)).toEqual([
    'predicted',
    undefined,
    undefined,
  ]);
});

it('says what was predicted, and once the match is over what became of it', () => {
  const textOf = (match: Partial<ListedMatch>) =>
    renderToStaticMarkup(
      <SiteFactsProvider facts={siteFacts()}>
        <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
          <MatchList heading="" matches={[{ ...played, ...match }]} dated />
        </WordsProvider>
      </SiteFactsProvider>,
    ).replaceAll(/<[^>]+>/g, ' ');
  expect(textOf({ status: 'scheduled', prediction: predicted })).toMatch(/Leeds\s*,\s*2–0/);
  expect(textOf({ prediction: { ...predicted, outcome: 'right' } })).toContain('right');
  expect(textOf({ prediction: { ...predicted, result: 'away', outcome: 'wrong' } })).toContain('wrong');
});
