import { ArticleHead } from '#app/components/articles/article-head.tsx';
import { Prose } from '#app/components/articles/prose/prose.tsx';
import { AlertDialog } from '#app/components/page/alert-dialog.tsx';
import { AlertSheet } from '#app/components/page/alert-sheet.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { CalendarTool } from '#app/components/page/calendar-tool.tsx';
import { CopyField } from '#app/components/page/copy-field.tsx';
import { CountryField } from '#app/components/page/country-field.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { DateBar } from '#app/components/page/date-bar.tsx';
import { DayAndLeagueChips } from '#app/components/page/day-and-league-chips.tsx';
import { Fold } from '#app/components/page/fold.tsx';
import { MoreLinks } from '#app/components/page/more-links.tsx';
import { OnThisPage } from '#app/components/page/on-this-page.tsx';
import { CodeSign, PageHead } from '#app/components/page/page-head.tsx';
import { PageLinks } from '#app/components/page/page-links.tsx';
import { PageToolLink, PageTools } from '#app/components/page/page-tools.tsx';
import { Pager } from '#app/components/page/pager.tsx';
import { RailBox } from '#app/components/page/rail-box.tsx';
import { SearchField } from '#app/components/page/search-field.tsx';
import { ShareLinks } from '#app/components/page/share-links.tsx';
import { Star } from '#app/components/page/star.tsx';
import { OddsTabs } from '#app/components/prices/odds-tabs.tsx';
import { SportSwitch } from '#app/components/two-sided/sport-switch.tsx';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import type { Section } from './example.ts';
import { exampleClubs } from './example-matches.ts';

const today = '2026-11-21' as LocalDay;
const days = [-3, -2, -1, 0, 1, 2, 3].map((away) => addDays(today, away));
const week = days.map((day, at) => ({ day, count: at * 37 }));
const { leeds, wolves } = exampleClubs;
const leagues = ['Premier League', 'La Liga', 'Bundesliga', 'Serie A', 'Ligue 1', 'UEFA Champions League'].map((name, at) => ({
  id: at + 1,
  name,
  code: ['ENG', 'ESP', 'GER', 'ITA', 'FRA', 'EUR'][at] as string,
  matches: 10 - at,
}));
const places = [
  { id: 'prices', text: 'Prices' },
  { id: 'a-long-heading', text: 'How a forecast is made of results and prices, step by step' },
];

export const ways: Section = {
  id: 'ways',
  title: 'Ways around the site',
  examples: {
    Breadcrumbs: {
      'one step': <Breadcrumbs steps={[{ name: 'Leagues', path: '/leagues' }]} />,
      'three steps': (
        <Breadcrumbs
          steps={[
            { name: 'England', path: '/leagues' },
            { name: 'Premier League', path: '/leagues' },
            { name: 'Leeds United', path: '/teams/leeds-united' },
          ].map((step, at) => ({ ...step, path: `${step.path}?${at}` }))}
        />
      ),
      'before a heading': (
        <Breadcrumbs
          headed
          steps={[
            { name: 'England', path: '/leagues' },
            { name: 'Premier League', path: '/x' },
          ]}
        />
      ),
    },
    DateBar: {
      today: <DateBar today={today} day={today} week={week} to={(day) => `#${day}`} countWords={String} />,
      'another day': <DateBar today={today} day={addDays(today, 2)} week={week} to={(day) => `#${day}`} countWords={String} />,
    },
    SportSwitch: {
      'all sports': <SportSwitch current="football" counts={{ football: 1204, tennis: 31, basketball: 0 }} />,
      'tennis chosen': <SportSwitch current="tennis" counts={{ football: 3, tennis: 31 }} />,
      'one sport alone': <SportSwitch current="football" counts={{ football: 3 }} />,
    },
    DayAndLeagueChips: {
      'no competitions': (
        <DayAndLeagueChips chosen={{ day: 0, league: undefined }} days={days.slice(3, 5)} leagues={[]} to={() => '/leagues'} />
      ),
      'one chosen': <DayAndLeagueChips chosen={{ day: 1, league: 3 }} days={days.slice(3, 6)} leagues={leagues} to={() => '/leagues'} />,
    },
    OddsTabs: {
      comparison: <OddsTabs shown="compare" of={{ day: 0, league: undefined }} />,
      movements: <OddsTabs shown="movements" of={{ day: 0, league: undefined }} />,
    },
    MoreLinks: {
      more: <MoreLinks list="example" more="#more" less={undefined} label="More matches" remaining={120} />,
      'more and less': <MoreLinks list="example" more="#more" less="#less" label="More matches" />,
      'less alone': <MoreLinks list="example" more={undefined} less="#less" label="More matches" />,
    },
    Pager: {
      'one page': <Pager page={1} pages={1} to={(page) => `#page-${page}`} />,
      first: <Pager page={1} pages={3} to={(page) => `#page-${page}`} />,
      'in the middle': <Pager page={18} pages={40} to={(page) => `#page-${page}`} />,
    },
    PageLinks: {
      'one marked': (
        <PageLinks
          pages={[
            { path: '/help', title: 'Help' },
            { path: '/how-tips-are-made', title: 'How our tips are made, and how we judge them afterwards' },
          ]}
          shown="/help"
        />
      ),
    },
    OnThisPage: { headings: <OnThisPage places={places} /> },
    SearchField: {
      empty: <SearchField id="example-search" label="Search" />,
      'with a query': <SearchField id="example-search-typed" label="Search" query="Leeds" />,
    },
    CountryField: {
      empty: <CountryField label="Countries" list="example-countries" />,
      typed: <CountryField label="Countries" list="example-countries" typed="Eng" />,
    },
  },
};

const html = `<p>A price is the other side of a chance. A fair price of 2.00 stands for a chance of 50%.</p>
<h2 id="example-margin">The margin</h2><ul><li>Bookmakers pay a little less than that.</li><li>The difference is the <a href="#margin">margin</a>.</li></ul>
<blockquote><p>No margin, no bookmaker.</p></blockquote>`;

export const pageParts: Section = {
  id: 'page-parts',
  title: 'Parts of a page',
  examples: {
    PageHead: {
      'a competition': <PageHead sign={<CodeSign code="ENG" />} title="Premier League" beneath="England" />,
      'a club, with star and alerts': (
        <PageHead
          sign={<Crest name={wolves.name} colours={wolves.colours} size="large" />}
          title={wolves.name}
          beneath="Premier League, England"
          star={<Star id="t9000001" of={leeds.name} />}
          alerts={<AlertSheet id="t9000001" of={leeds.name} compact />}
        />
      ),
    },
    CodeSign: { code: <CodeSign code="GER" /> },
    AlertDialog: {
      'closed, as it is fetched': <AlertDialog sport="football" />,
    },
    AlertSheet: {
      football: <AlertSheet id="m9000100" of="Leeds United – Everton" />,
      tennis: <AlertSheet id="m9000200" of="Thornbury – Hesketh" sport="tennis" />,
      'the bell alone on a phone': <AlertSheet id="c1" of="Premier League" compact />,
    },
    PageTools: {
      'calendar and link': (
        <PageTools>
          <CalendarTool path="/calendar/team/leeds-united.ics" />
          <PageToolLink icon="chart" href="#prices">
            Track record
          </PageToolLink>
        </PageTools>
      ),
    },
    CopyField: {
      short: <CopyField label="Code">TIPS-12</CopyField>,
      long: <CopyField label="Address">{`https://tipledger.example/${'calendar/'.repeat(14)}`}</CopyField>,
    },
    ShareLinks: { article: <ShareLinks title="How tips are made" address="https://tipledger.example/how-tips-are-made" /> },
    ArticleHead: {
      article: (
        <ArticleHead
          title="How long does a price last?"
          standfirst="Prices move until kick-off. Half of the movement comes in the last two hours."
          minutes={6}
          updated={today}
        />
      ),
      'law, without minutes': (
        <ArticleHead title="Privacy policy" standfirst="What we store, and what not." minutes={undefined} updated={today} />
      ),
    },
    Prose: { text: <Prose html={html} /> },
    Fold: {
      folded: (
        <Fold summary="Other lines">
          <p>What was folded away.</p>
        </Fold>
      ),
    },
    RailBox: {
      box: (
        <RailBox title="Read next">
          <p>What the box has.</p>
        </RailBox>
      ),
    },
  },
};
