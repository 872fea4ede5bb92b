import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { TwoSidedMatchDetails } from '#data/queries/two-sided/get-two-sided-match.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { TwoSidedTipLine } from './two-sided-tip-line.tsx';

const bet = { market: 'match-winner', line: 0, selection: 'first' } as const;
const sides = { home: { shortName: 'Alcaraz' }, away: { shortName: 'Djokovic' } };

function shown(match: object, decision: object = { kind: 'no-tip', market: 'match-winner', reason: 'no-prices' }): string {
  const details = {
    id: 7,
    sport: 'tennis',
    tip: null,
    forecast: null,
    pricesSeenAt: null,
    ...sides,
    ...match,
  } as unknown as TwoSidedMatchDetails<TwoSidedSport>;
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
        <TwoSidedTipLine match={details} decision={decision as TipDecision} begun={false} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
}

const refused = (reason: string, nearest: object) =>
  shown({ forecast: { level: 4 } }, { kind: 'no-tip', market: 'match-winner', reason, nearest: { bet, ...nearest } });

it('tells no figure that reads like the threshold which it misses by a hair', () => {
  // 0.6845 · 1.475 − 1
  const small = { decimalOdds: 1.475, probability: 0.6845, fairOdds: 1.4609, expectedValue: 0.0096 };
  expect(refused('value-too-small', small)).toContain('Value +0.9%, below our minimum of 1%.');
  const unlikely = { decimalOdds: 3, probability: 0.3497, fairOdds: 2.86, expectedValue: 0.0491 };
  expect(refused('too-unlikely', unlikely)).toContain('but a chance of only 34.9%; we want at least 35%.');
});

it('says that the chance of a tip is of when it was tipped', () => {
  const tip = {
    sequence: 3,
    bet,
    decimalOdds: 1.9,
    present: { decimalOdds: 1.95, bookmaker: 'bet365', bookmakerName: 'bet365' },
    probability: 0.54,
    origin: 'live',
    state: 'open',
  };
  expect(shown({ tip })).toContain('|54% when tipped|');
});

it('says what is expected of a tip once no way of playing on can change it', () => {
  const under = { market: 'total-games', line: 21.5, selection: 'under' };
  const tip = { sequence: 3, bet: under, decimalOdds: 1.9, present: null, probability: 0.54, origin: 'live', state: 'open' };
  const at = (first: number, second: number) =>
    shown({ tip, status: 'live', play: { sets: [{ games: [7, 6] }, { games: [first, second] }] }, facts: { bestOf: 3 } });
  expect(at(3, 3)).toContain('|L|lost (expected, until settled)| expected|');
  expect(at(2, 2)).not.toContain('expected');
});

it('says that the sport has no tips, and does not promise to look again', () => {
  const without = shown({}, { kind: 'no-tip', market: 'match-winner', reason: 'rule-not-proven' });
  expect(without).toContain('We give no tips in this sport: no rule has yet been shown to beat the closing odds in it.');
  expect(without).not.toContain('checked again');
});
