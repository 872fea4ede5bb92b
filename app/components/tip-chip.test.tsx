import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { createWordsOf } from '#app/i18n/words-of.server.ts';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import { TipChip } from './tip-chip.tsx';

const tip: ListedTip = {
  bet: { market: 'total-goals', line: 2.5, selection: 'over' },
  decimalOdds: 1.7,
  presentOdds: 1.7,
  probability: 0.641,
  origin: 'live',
  state: 'open',
};

function shown(over: Partial<ListedTip>, code = 'en', chosenIn?: number): string {
  const markup = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
      <TipChip tip={{ ...tip, ...over }} home="Slavia" away="Girona" chosenIn={chosenIn} />
    </WordsProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
}

describe('the tip in a row', () => {
  it('is the bet, its chance and its price', () => {
    expect(shown({})).toBe('|Tip|Over 2.5|64%|1.70|');
    expect(shown({}, 'cz')).toBe('|Tip|Více než 2,5|64\u00a0%|1,70|');
  });

  it('offers what the bet pays now, and tells those who hear it what it paid when it was published', () => {
    expect(shown({ presentOdds: 1.65 }, 'en', 7)).toBe('|Tip|Over 2.5|64%|Over 2.5 |1.65|, at publication |1.70|');
    expect(shown({}, 'en', 7)).toBe('|Tip|Over 2.5|64%|Over 2.5 |1.70|');
  });

  it('offers nothing that nobody prices any more', () => {
    expect(shown({ presentOdds: null }, 'en', 7)).toBe('|Tip|Over 2.5|64%|1.70|, no longer on offer|');
  });

  it('becomes its outcome once it is settled, by letter and by word', () => {
    expect(shown({ state: 'won' })).toBe('|Tip|Over 2.5|64% · |1.70|W|won|');
    expect(shown({ state: 'half-lost' }, 'gr')).toBe('|Προγν.|Over 2,5|64% · |1,70|½Η|μισό χαμένο|');
    expect(shown({ state: 'withdrawn' })).toBe('|Tip|Over 2.5|64% · |1.70|V|withdrawn|');
  });

  it('says so when it was rebuilt from the past', () => {
    expect(shown({ origin: 'reconstructed' })).toBe('|Tip|Over 2.5|, reconstructed|64%|1.70|');
  });
});
