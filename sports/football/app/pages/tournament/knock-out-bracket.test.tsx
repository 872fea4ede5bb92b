import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import type { Stage } from '#domain/tournament/round.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { KnockOutBracket } from './knock-out-bracket.tsx';
import { tournamentPage } from './tournament.page.ts';
import type { TournamentView } from './tournament.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

/** Stores an English cup's matches; `leg` 0 is for a tie of one match. */
const cup = (season: string, stage: Stage, leg: 0 | 1 | 2, home: string, away: string, day: string, more: Partial<FeedMatch> = {}) =>
  feedMatch(home, away, `${day}T19:00:00Z`, {
    tournamentId: 'england.fa-cup',
    season,
    round: { stage, ...(leg === 0 ? {} : { leg }) },
    ...more,
  });
const shootOut = (home: number, away: number, pens: [number, number]): Partial<FeedMatch> => ({
  status: 'finished',
  score: {
    current: { home, away },
    fullTime: { home, away },
    extraTime: { home, away },
    penalties: { home: pens[0], away: pens[1] },
  },
});

beforeAll(async () => {
  const catalogue = smallCatalogue();
  const cupOfEngland = catalogue.countries[0]?.tournaments.find(({ slug }) => slug === 'fa-cup');
  if (cupOfEngland !== undefined) cupOfEngland.awayGoalsUntil = '2020-21';
  await storeCatalogue(db, catalogue, now);
  await ingestMatches(db, now, [
    cup('2018-19', 'semi-final', 1, 'Arsenal', 'Everton', '2019-04-30', ended(0, 1)),
    cup('2018-19', 'semi-final', 2, 'Everton', 'Arsenal', '2019-05-08', ended(2, 3)),
    cup('2018-19', 'semi-final', 1, 'Man City', 'Man United', '2019-05-01', ended(3, 0)),
    cup('2018-19', 'semi-final', 2, 'Man United', 'Man City', '2019-05-07', ended(4, 0)),
    cup('2018-19', 'third-place', 0, 'Everton', 'Man City', '2019-06-01', { status: 'awarded', score: { current: { home: 3, away: 0 } } }),
    cup('2018-19', 'final', 0, 'Man United', 'Arsenal', '2019-06-01', shootOut(3, 3, [2, 4])),
    cup('2023-24', 'semi-final', 1, 'Arsenal', 'Everton', '2024-03-30', ended(3, 2)),
    cup('2023-24', 'semi-final', 2, 'Everton', 'Arsenal', '2024-04-06', {
      status: 'live',
      live: { period: 'second-half', minute: 63 },
      score: { current: { home: 2, away: 1 } },
    }),
    cup('2023-24', 'semi-final', 1, 'Man City', 'Man United', '2024-03-31', ended(0, 0)),
    cup('2023-24', 'semi-final', 2, 'Man United', 'Man City', '2024-04-05', { status: 'postponed' }),
  ]);
});

async function open(season: string, code: 'en' | 'de' = 'en') {
  const { site } = createSiteForPages(db, now, { code });
  const page = await openPage<TournamentView>(tournamentPage, site, `/england/fa-cup?season=${season}&section=knock-out`);
  const { content } = page.view;
  if (content.kind !== 'knock-out') throw new Error(`rounds are wanted, this is ${content.kind}`);
  const locale = localeByCode(code) as Locale;
  const html = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(locale)}>
        <KnockOutBracket rounds={content.rounds} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  return { page, html, text: html.replace(/<[^>]+>/g, '¦').replace(/¦[¦\s]*/g, ' | ') };
}

describe('the bracket of a cup', () => {
  it('takes the room to its right, which other sections leave to tips and slip', async () => {
    expect((await open('2018-19')).page.isWide).toBe(true);
    const { site } = createSiteForPages(db, now, {});
    expect((await openPage(tournamentPage, site, '/england/fa-cup?season=2018-19&section=results')).isWide).toBe(false);
  });

  it('says of each tie who went through, and by which means', async () => {
    const { text } = await open('2018-19');
    expect(text).toContain('Arsenal went through, 3–3 on aggregate, on away goals');
    expect(text).toContain('Manchester United went through, 4–3 on aggregate');
    expect(text).toContain('Arsenal won, 3–3, 4–2 on penalties');
    expect(text).toContain('Everton won, 3–0, awarded, not decided on the pitch');
  });

  it('says it in German', async () => {
    const { text } = await open('2018-19', 'de');
    expect(text).toContain('Weiter: Arsenal, insgesamt 3:3, dank der Auswärtstorregel');
    expect(text).toContain('Sieger: Arsenal, 3:3, 4:2 im Elfmeterschießen');
  });

  it('is a list of rounds with a heading each, the final last and the match for third place beneath', async () => {
    const { html } = await open('2018-19');
    const heads = [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, name]) => name);
    expect(heads).toEqual(['Semi-final', 'Final', 'Third-place play-off']);
  });

  it('leads to every match, and names leg and score to who does not see them', async () => {
    const { text } = await open('2018-19');
    expect(text).toContain('30 Apr | leg 1: Arsenal 0–1 Everton');
    expect(text).toContain('8 May | leg 2: Everton 2–3 Arsenal');
  });

  it('has the sum so far while a second leg is played, the state of a postponed one, and who may reach the final', async () => {
    const { text } = await open('2023-24');
    expect(text).toContain('63’ leg 2 | Everton 2–1 Arsenal');
    expect(text).toContain('so far 4–4 on aggregate');
    expect(text).toContain('5 Apr | Postp. | leg 2: Manchester United v Manchester City');
    expect(text).toContain('Winner of Arsenal v Everton');
    expect(text).not.toContain('went through,');
  });
});
