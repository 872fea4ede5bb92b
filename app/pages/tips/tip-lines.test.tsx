import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { aLedgerTip } from '#tests/factories/a-ledger-tip.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { toDayTip } from './day-tip.ts';
import { TipLines } from './tip-lines.tsx';
import type { PlacedTip } from './tips.server.ts';

function linesOf(tips: readonly LedgerTip[], code = 'en'): string {
  const placed = tips.map((tip): PlacedTip => ({ ...toDayTip(tip, new Map(), undefined), phase: 'live' }));
  return renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
        <TipLines tips={placed} id="list" />
      </WordsProvider>
    </SiteFactsProvider>,
  );
}

const overGoals = { market: 'total-goals', line: 2.5, selection: 'over' } as const;
const live = { status: 'live', period: 'second-half', minute: 57, homeGoals: 1, awayGoals: 0 } as const;
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

describe('the list of tips', () => {
  it('names a match once, with its clubs in full, its minute, score, country and league, and its tips below', () => {
    const [, first = '', ...others] = linesOf([aLedgerTip(1, { match: live }), aLedgerTip(2, { match: live, tip: overGoals })]).split(
      '<li id="',
    );
    expect(others).toEqual([]);
    expect(textOf(`<${first}`)).toMatch(
      /^\|57’\|IFK Göteborg – Malmö FF\| \|?1\|?–\|?0\|Sweden, Allsvenskan\|IFK Göteborg to win\|.*\|Live\|Over 2\.5 goals\|.*\|Live\|$/,
    );
    expect(first.match(/<h3/g)).toHaveLength(1);
  });

  it('says of a tip on a match that is on what no goal can change any more, in every sport', () => {
    const decided = { ...live, homeGoals: 2, awayGoals: 1 };
    const ends = (...tips: LedgerTip[]) => textOf(linesOf(tips)).match(/[^|]*\|[^|]*\|[^|]*\|(?=$)/)?.[0];
    expect(ends(aLedgerTip(1, { match: decided, tip: overGoals }))).toBe('W|won (expected, until settled)| expected|');
    const ofTennis = {
      ...aLedgerTip(2, {
        match: { status: 'live', play: { sets: [{ games: [7, 6] }, { games: [3, 3] }] }, facts: { bestOf: 3 } as never },
      }),
      ...{ sport: 'tennis', market: 'total-games', line: 21.5, selection: 'under' },
    } as unknown as LedgerTip;
    expect(ends(ofTennis)).toBe('L|lost (expected, until settled)| expected|');
    expect(linesOf([ofTennis])).not.toContain('slip-price');
  });

  it('gives each match an id of its own, by which the list grows', () => {
    const html = linesOf([aLedgerTip(1), aLedgerTip(2, { match: { id: 88 } })]);
    expect([...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['tips-77', 'tips-88']);
  });

  it('offers no price to the slip, in whatever state its match is', () => {
    expect(linesOf([aLedgerTip(1), aLedgerTip(2, { match: live, tip: overGoals })])).not.toContain('slip-price');
  });

  it('says the country and the league in the language of the page', () => {
    expect(textOf(linesOf([aLedgerTip(1)], 'gr'))).toContain('|Σουηδία, Allsvenskan|');
  });

  it('tells the outcome of each tip of a match by itself', () => {
    const settled = (outcome: 'won' | 'lost', profitUnits: number) => ({ outcome, profitUnits }) as LedgerTip['settlement'];
    const text = textOf(
      linesOf([aLedgerTip(1, { settlement: settled('won', 0.91) }), aLedgerTip(2, { tip: overGoals, settlement: settled('lost', -1) })]),
    );
    expect(text).toMatch(/IFK Göteborg to win.*\|W\|won\|\+0\.91\|Over 2\.5 goals.*\|L\|lost\|−1\.00\|/);
  });
});
