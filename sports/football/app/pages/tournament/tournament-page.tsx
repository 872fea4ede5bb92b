import { NewsSection } from '#app/components/articles/news-links.tsx';
import { seasonName } from '#app/components/competitions/season-name.ts';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { AlertSheet } from '#app/components/page/alert-sheet.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { CalendarTool } from '#app/components/page/calendar-tool.tsx';
import { CodeSign, PageHead } from '#app/components/page/page-head.tsx';
import { PageTools } from '#app/components/page/page-tools.tsx';
import { Star } from '#app/components/page/star.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { competitionCalendarPath } from '#app/pages/calendar/calendar.address.ts';
import { tableEmbedAddress } from '#app/pages/embed/embed.address.ts';
import { leaguesAddress } from '#app/pages/leagues/leagues.address.ts';
import { StructuredData } from '#app/ui/structured-data.tsx';
import tabs from '#app/ui/tabs.module.css';
import { EmbedTool } from '../../components/embed-tool.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { Parts } from './parts.tsx';
import { placePath, tournamentAddress } from './tournament.address.ts';
import type { TournamentView } from './tournament.server.ts';
import { TournamentContent } from './tournament-content.tsx';

const sectionKeys = {
  table: 'table',
  'knock-out': 'knockOut',
  matches: 'matches',
  results: 'results',
  teams: 'teams',
  scorers: 'scorers',
  seasons: 'seasons',
} as const;

/** Returns the height in pixels of the embedded tables on a phone: each has a heading, a head and a row for each club, and there is a line beneath them. */
function heightOfTables(tables: readonly { readonly rows: readonly unknown[] }[]): number {
  return tables.reduce((height, { rows }) => height + 70 + 31 * rows.length, 80);
}

export function TournamentPage({ view }: { view: TournamentView }) {
  const { format, href, t } = useWords();
  const { tournament, season, sections, place } = view;
  const name = format.competition(tournament.name);
  const country = format.region(tournament.countryRegion);
  const { parent } = tournament;
  return (
    <>
      <StructuredData data={view.organization} />
      <Breadcrumbs
        steps={[
          { name: country, path: leaguesAddress.href({ country: tournament.countrySlug }) },
          ...(parent === null ? [] : [{ name: format.competition(parent.name), path: tournamentAddress.href(parent) }]),
          { name, path: tournamentAddress.href({ category: place.category, tournament: place.tournament }) },
        ]}
      />
      <PageHead
        sign={<CodeSign code={tournament.countryCode} />}
        title={name}
        beneath={[country, season === undefined ? '' : seasonName(season.label)].filter(Boolean).join(' · ')}
        star={<Star id={`c${tournament.numericId}`} of={name} />}
        alerts={<AlertSheet id={`c${tournament.numericId}`} of={name} compact />}
      />
      {season !== undefined && (
        <PageTools>
          <CalendarTool path={competitionCalendarPath(place.category, place.tournament)} />
          {view.content.kind === 'table' && season === tournament.seasons[0] && (
            <EmbedTool
              path={tableEmbedAddress.href({ category: place.category, tournament: place.tournament })}
              title={t('tournament.tableCaption', { name, season: seasonName(season.label) })}
              height={heightOfTables(view.content.tables)}
            />
          )}
        </PageTools>
      )}
      {season !== undefined && (
        <nav className={tabs.tabs} aria-label={t('tournament.sections')} data-keep-scroll="tabs">
          {sections.map((section) => (
            <a
              key={section}
              href={href(placePath({ ...place, section, stage: undefined, table: 'all', more: 1 }, sections[0]))}
              aria-current={section === place.section ? 'page' : undefined}
            >
              {t(`tournament.${sectionKeys[section]}`)}
            </a>
          ))}
        </nav>
      )}
      {(season === undefined ? view.parts.matches.length > 0 : season.id === tournament.seasons[0]?.id) && (
        <LiveFeed competitions={[tournament.numericId, ...view.parts.leagues.map(({ id }) => id)]} />
      )}
      <TournamentContent view={view} />
      <Parts parts={view.parts} />
      <NewsSection news={view.news} />
      {view.coverage !== undefined && <CoverageSection of={view.coverage} />}
    </>
  );
}
