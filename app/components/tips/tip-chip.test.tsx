import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { ListedTip } from '#data/queries/match/match-list.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { TipChip } from './tip-chip.tsx';

const tip: ListedTip = {
  sequence: 1,
  bet: { market: 'total-goals', line: 2.5, selection: 'over' },
  decimalOdds: 1.7,
  present: { decimalOdds: 1.7, bookmaker: 'bet365', bookmakerName: 'bet365' },
  probability: 0.641,
  origin: 'live',
  state: 'open',
};

const toCome = {
  id: 7,
  status: 'scheduled' as MatchStatus,
  period: null as MatchPeriod | null,
  homeGoals: null as number | null,
  awayGoals: null as number | null,
  halfTimeHome: null as number | null,
  halfTimeAway: null as number | null,
  fullTimeHome: null as number | null,
  fullTimeAway: null as number | null,
  extraTimeHome: null as number | null,
};
const live: typeof toCome = { ...toCome, status: 'live', period: 'second-half', homeGoals: 1, awayGoals: 0 };

function markupOf(
  over: Partial<ListedTip>,
  code = 'en',
  { match = live, clockSetTo }: { match?: typeof toCome; clockSetTo?: string } = {},
): string {
  return renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts({ clockSetTo })}>
      <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
        <TipChip tip={{ ...tip, ...over }} home="Slavia" away="Girona" match={match} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
}

function shown(...args: Parameters<typeof markupOf>): string {
  return markupOf(...args)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
}

describe('the tip in a row', () => {
  it('is the bet, its chance when it was tipped and its price', () => {
    expect(shown({})).toBe('|Tip|Over 2.5|64% when tipped|1.70|');
    expect(shown({}, 'cz')).toBe('|Tip|Více než 2,5|64\u00a0% v době tipu|1,70|');
  });

  it('offers what the bet pays now, and tells those who hear it what it paid when it was published', () => {
    expect(shown({ present: { decimalOdds: 1.65, bookmaker: 'bet365', bookmakerName: 'bet365' } }, 'en', { match: toCome })).toBe(
      '|Tip|Over 2.5|64% when tipped|Over 2.5 |1.65|, when tipped |1.70|1.70|, now at bet365: no licence known in your country|',
    );
  });

  it('names where its price can be taken, and holds ready what it says elsewhere', () => {
    const markup = markupOf({ present: { decimalOdds: 1.65, bookmaker: 'coral', bookmakerName: 'Coral' } }, 'en', { match: toCome });
    expect(markup).toMatch(
      /<licensed-price countries="GB" shows="[^"]*"><span><slip-price .*<\/slip-price><\/span><span hidden="">.*1\.70/,
    );
  });

  it('offers nothing that no licensed bookmaker prices', () => {
    expect(shown({ present: null }, 'en', { match: toCome })).toBe(
      '|Tip|Over 2.5|64% when tipped|1.70|, no price from a bookmaker we know is licensed in Britain|',
    );
  });

  it('becomes the outcome that is expected as soon as no goal can change it, and keeps its price for the one that is taken back', () => {
    const decided = { match: { ...live, homeGoals: 2, awayGoals: 1 } };
    const under = { bet: { market: 'total-goals', line: 2.5, selection: 'under' } } as const;
    expect(shown({}, 'en', decided)).toBe('|Tip|Over 2.5|64% when tipped|1.70|W|won (expected, until settled)|');
    expect(shown(under, 'de', decided)).toBe('|Tipp|Unter 2,5|64\u00a0% beim Tipp|1,70|N|verloren (vorläufig, bis zur Abrechnung)|');
    expect(markupOf({}, 'en', decided)).toMatch(/<span[^>]* hidden=""><span[^>]*><span>1\.70/);
  });

  it('is what the score settles from the end of its match until it is settled', () => {
    const over = { match: { ...live, status: 'finished', period: null } as const };
    expect(shown({}, 'en', over)).toBe('|Tip|Over 2.5|64% when tipped|1.70|L|lost (expected, until settled)|');
    const afterExtraTime = { match: { ...over.match, homeGoals: 3, extraTimeHome: 3, fullTimeHome: 1, fullTimeAway: 1 } };
    expect(shown({}, 'en', afterExtraTime)).toContain('|L|lost (expected, until settled)|');
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
