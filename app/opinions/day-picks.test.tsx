import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { DayPicks } from './day-picks.tsx';
import type { Pick } from './picks.server.ts';

const likely: Pick = {
  kind: 'likely',
  match: {
    id: 1,
    slug: 'arsenal-everton-2024-04-06',
    tournamentId: 1,
    priority: 1,
    competitionId: 'england.premier-league',
    kickoffUtc: new Date('2024-04-06T15:00:00Z'),
    kickoffKnown: true,
    homeId: 1,
    homeName: 'Arsenal',
    awayId: 2,
    awayName: 'Everton',
    competition: { id: 'england.premier-league', code: 'ENG', region: 'GB-ENG', name: 'Premier League' },
    leagueGoals: 2.8,
    end: aPrediction(),
    goals: { home: 2.7, away: 0.5 },
  },
  bet: { market: 'match-result', line: 0, selection: 'home' },
  chance: 0.85,
  offer: null,
  reason: { code: 'goals-expected', home: 2.7, away: 0.5 },
};

function markupOf(ofDay: number, open: number): string {
  return renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
        <DayPicks picks={{ likely, tip: undefined, tips: { ofDay, open }, goals: undefined }} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
}

it.each([
  [0, 0, 'No tip today', 'By our reckoning, no price is high enough'],
  [3, 2, '2 tips open', 'By our reckoning, no price is high enough any more'],
  [3, 0, 'No more tips today', 'Every match with a tip today has kicked off.'],
])('without a tip to take, of %d tips of the day and %d open, says how it is, and leads to the list of tips', (ofDay, open, what, why) => {
  const [, value = ''] = markupOf(ofDay, open).split('Best value');
  expect(value).toContain(`>${what}<`);
  expect(value).toContain(`>${why}<`);
  expect(value).toContain('href="/tips#value"');
});
