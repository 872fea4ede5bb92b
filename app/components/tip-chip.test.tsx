import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { createWordsOf } from '#app/i18n/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { TipChip } from './tip-chip.tsx';

const tip: ListedTip = {
  sequence: 1,
  bet: { market: 'total-goals', line: 2.5, selection: 'over' },
  decimalOdds: 1.7,
  presentOdds: 1.7,
  probability: 0.641,
  origin: 'live',
  state: 'open',
};

function shown(over: Partial<ListedTip>, code = 'en', { chosenIn, clockSetTo }: { chosenIn?: number; clockSetTo?: string } = {}): string {
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts({ clockSetTo })}>
      <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
        <TipChip tip={{ ...tip, ...over }} home="Slavia" away="Girona" chosenIn={chosenIn} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
}

describe('the tip in a row', () => {
  it('is the bet, its chance when it was tipped and its price', () => {
    expect(shown({})).toBe('|Tip|Over 2.5|64% when tipped|1.70|');
    expect(shown({}, 'cz')).toBe('|Tip|Více než 2,5|64\u00a0% v době tipu|1,70|');
  });

  it('offers what the bet pays now, and tells those who hear it what it paid when it was published', () => {
    expect(shown({ presentOdds: 1.65 }, 'en', { chosenIn: 7 })).toBe('|Tip|Over 2.5|64% when tipped|Over 2.5 |1.65|, when tipped |1.70|');
    expect(shown({}, 'en', { chosenIn: 7 })).toBe('|Tip|Over 2.5|64% when tipped|Over 2.5 |1.70|');
  });

  it('offers nothing that nobody prices any more', () => {
    expect(shown({ presentOdds: null }, 'en', { chosenIn: 7 })).toBe('|Tip|Over 2.5|64% when tipped|1.70|, no longer on offer|');
  });

  it('becomes its outcome once it is settled, by letter and by word', () => {
    expect(shown({ state: 'won' })).toBe('|Tip|Over 2.5|64% · |1.70|W|won|');
    expect(shown({ state: 'half-lost' }, 'gr')).toBe('|Προγν.|Over 2,5|64% · |1,70|½Η|μισό χαμένο|');
    expect(shown({ state: 'withdrawn' })).toBe('|Tip|Over 2.5|64% · |1.70|V|withdrawn|');
  });

  it('says so when it was computed afterwards', () => {
    expect(shown({ origin: 'reconstructed' })).toBe('|Tip|Over 2.5|, computed afterwards|64% when tipped|1.70|');
    expect(shown({ origin: 'clock-set' })).toBe('|Tip|Over 2.5|, computed afterwards|64% when tipped|1.70|');
  });

  it('leaves it to the one mark of the site that its clock is set', () => {
    expect(shown({ origin: 'clock-set' }, 'en', { clockSetTo: '2024-04-06T09:00:00Z' })).toBe('|Tip|Over 2.5|64% when tipped|1.70|');
    expect(shown({ origin: 'reconstructed' }, 'en', { clockSetTo: '2024-04-06T09:00:00Z' })).toContain('computed afterwards');
  });
});
