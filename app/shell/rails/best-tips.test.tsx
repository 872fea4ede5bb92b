import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, type LocaleCode, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { aLedgerTip } from '#tests/factories/a-ledger-tip.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import styles from './best-tips.module.css';
import { BestTips } from './best-tips.tsx';

const derby = { id: 88, homeName: 'Queens Park Rangers', awayName: 'Wolverhampton Wanderers' };
const tips = [
  aLedgerTip(1),
  aLedgerTip(2, { match: derby, tip: { matchId: 88 } }),
  aLedgerTip(3, { tip: { market: 'total-goals', line: 2.5, selection: 'over' } }),
];

function boxOf(shown: readonly LedgerTip[], code: LocaleCode = 'en', more: { isToday?: boolean; open?: number } = {}): string {
  const now = {
    bookmaker: 'bet365',
    bookmakerName: 'bet365',
    decimalOdds: 2.1,
    probability: 0.52,
    expectedValue: 0.09,
    pricesSeenAt: null,
    worthTipping: true,
  };
  return renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
        <BestTips
          best={{ day: '2026-11-21' as never, isToday: true, tips: shown.map((tip) => ({ tip, now })), count: 3, open: 3, ...more }}
        />
      </WordsProvider>
    </SiteFactsProvider>,
  );
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
const matchesOf = (html: string) => html.split(`<li class="${styles.match}">`).slice(1).map(textOf);

describe('the box of best tips', () => {
  it('says of tomorrow’s why the tips of today that are open are not there, and leads to them', () => {
    const html = boxOf(tips, 'en', { isToday: false, open: 2 });
    expect(textOf(html)).toContain('|Best tips tomorrow|');
    expect(html).toMatch(/href="\/tips#value">Of today’s tips, no price .* any more\.</);
    for (const others of [
      { isToday: false, open: 0 },
      { isToday: true, open: 2 },
    ])
      expect(boxOf(tips, 'en', others)).not.toContain('Of today’s tips');
  });

  it('has its prices within its edge', () => {
    const css = readFileSync(new URL('./best-tips.module.css', import.meta.url), 'utf8');
    expect(/\.choose \{[^}]*\}/.exec(css)?.[0]).toMatch(/margin: -4px 0 -2px;/);
  });

  it.each([
    [true, 'Tips follow as soon as past results have been loaded.'],
    [false, 'No tip at the moment: no price on the result is far enough above our fair one.'],
  ])('without any, on a site that is being filled (%s), says why', (isFilling, why) => {
    const none = { day: '2026-11-21' as never, isToday: true, tips: [], count: 0, open: 0 };
    const html = renderToStaticMarkup(
      <SiteFactsProvider facts={siteFacts()}>
        <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
          <BestTips best={none} isFilling={isFilling} />
        </WordsProvider>
      </SiteFactsProvider>,
    );
    expect(textOf(html)).toContain(`|${why}|`);
  });

  it.each([
    ['en', 'Sweden, Allsvenskan', 'IFK Göteborg to win'],
    ['cz', 'Švédsko, Allsvenskan', 'IFK Göteborg'],
    ['de', 'Schweden, Allsvenskan', 'IFK Göteborg'],
    ['es', 'Suecia, Allsvenskan', 'IFK Göteborg'],
    ['gr', 'Σουηδία, Allsvenskan', 'IFK Göteborg'],
    ['it', 'Svezia, Allsvenskan', 'IFK Göteborg'],
    ['pt_br', 'Suécia, Allsvenskan', 'IFK Göteborg'],
  ] as const)('names clubs in full, with the country and the league, in %s', (code, league, bet) => {
    const [first = ''] = matchesOf(boxOf(tips, code));
    expect(first).toContain('|IFK Göteborg – Malmö FF|');
    expect(first).toContain(league);
    expect(first.split('Malmö FF|')[1]).toContain(bet);
  });

  it('puts the tips on one match under one heading, where the best of them stands', () => {
    const html = boxOf(tips);
    const [first = '', second = '', ...more] = matchesOf(html);
    expect(first).toMatch(/^\|IFK Göteborg – Malmö FF\|18:00\| · Sweden, Allsvenskan\|IFK Göteborg to win\|.*\|Over 2\.5 goals\|/);
    expect(second).toMatch(/^\|Queens Park Rangers – Wolverhampton Wanderers\|.*\|Queens Park Rangers to win\|/);
    expect(more).toEqual([]);
  });

  it('says that its chance and value are of now, to a tenth as every list', () => {
    expect(matchesOf(boxOf([aLedgerTip(1)]))[0]).toContain('|now: chance 52%, value +9.0%|');
    expect(matchesOf(boxOf([aLedgerTip(1)], 'cz'))[0]).toContain('|nyní: šance 52\u00a0%, hodnota +9,0\u00a0%|');
  });

  it('names the clubs as they were recorded where the match is stored no more', () => {
    expect(matchesOf(boxOf([aLedgerTip(1, { match: null })]))[0]).toContain('|IFK Göteborg – Malmö FF|');
  });
});
