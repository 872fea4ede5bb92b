import { clsx } from 'clsx';
import { NewsSection } from '#app/components/articles/news-links.tsx';
import { seasonName } from '#app/components/competitions/season-name.ts';
import { titleOfTable } from '#app/components/competitions/stage-name.ts';
import { headingOfMatches } from '#app/components/matches/heading-of-matches.ts';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { MatchList } from '#app/components/matches/match-list.tsx';
import { AlertSheet } from '#app/components/page/alert-sheet.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { CalendarTool } from '#app/components/page/calendar-tool.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { MoreLinks } from '#app/components/page/more-links.tsx';
import { PageHead } from '#app/components/page/page-head.tsx';
import { PageTools } from '#app/components/page/page-tools.tsx';
import { Star } from '#app/components/page/star.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { clubCalendarPath } from '#app/pages/calendar/calendar.address.ts';
import { nextMatchEmbedAddress } from '#app/pages/embed/embed.address.ts';
import { leaguesAddress } from '#app/pages/leagues/leagues.address.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import links from '#app/ui/link-list.module.css';
import section from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import table from '#app/ui/table.module.css';
import tabs from '#app/ui/tabs.module.css';
import text from '#app/ui/text.module.css';
import type { TeamMatch } from '#data/queries/team/list-team-matches.ts';
import { EmbedTool } from '../../components/embed-tool.tsx';
import { StandingsTable, ZoneLegend } from '../../components/standings-table.tsx';
import { SuspectedTwinsNote } from '../../components/suspected-twins-note.tsx';
import { tournamentAddress } from '../tournament/tournament.address.ts';
import { Squad } from './squad.tsx';
import { teamAddress } from './team.address.ts';
import type { TeamView } from './team.server.ts';
import { TeamFigures } from './team-figures.tsx';
import { hasForecast, TeamForecast } from './team-forecast.tsx';

const competitionOf = ({ tournamentName }: TeamMatch) => ({ name: tournamentName });

export function TeamPage({ view }: { view: TeamView }) {
  const { format, href, t } = useWords();
  const { team, coming, past, squad, seasons, more, hasMore } = view;
  const { slug } = team;
  const country = format.region(team.countryRegion);
  return (
    <>
      <StructuredData data={view.sportsTeam} />
      <Breadcrumbs
        steps={[
          { name: country, path: leaguesAddress.href({ country: team.countrySlug }) },
          { name: team.name, path: teamAddress.href({ slug }) },
        ]}
      />
      <PageHead
        sign={<Crest name={team.crestName} colours={team.colours} size="large" />}
        title={team.name}
        beneath={view.place}
        star={<Star id={`t${team.id}`} of={team.name} />}
        alerts={<AlertSheet id={`t${team.id}`} of={team.name} sign={<Crest name={team.crestName} colours={team.colours} />} compact />}
      />
      <LiveFeed competitions={seasons.filter(({ current }) => current).map(({ tournamentId }) => tournamentId)} />
      <PageTools>
        <CalendarTool path={clubCalendarPath(slug)} />
        <EmbedTool path={nextMatchEmbedAddress.href({ slug })} title={t('embed.nextMatch', { name: team.name })} height={340} />
      </PageTools>
      <nav className={tabs.tabs} aria-label={t('team.sections')}>
        <a href="#matches">{t('team.coming')}</a>
        {hasForecast(view.outlook) && <a href="#forecast">{t('team.forecast')}</a>}
        <a href="#results">{t('team.results')}</a>
        <a href="#figures">{t('team.figures')}</a>
        {view.table !== undefined && <a href="#table">{t('team.table')}</a>}
        {squad.length > 0 && <a href="#squad">{t('team.squad')}</a>}
        <a href="#competitions">{t('team.competitions')}</a>
      </nav>
      {/* One step more lengthens both lists. */}
      <div id="lists">
        <div id="matches">
          {coming.length === 0 ? (
            <Section heading={t('team.coming')}>
              <EmptyState title={t('team.noComing')} why={t('team.noComingWhy')} />
            </Section>
          ) : (
            <MatchList heading={t(headingOfMatches('coming', coming))} matches={coming} competitionOf={competitionOf} dated />
          )}
        </div>
        <TeamForecast outlook={view.outlook} name={team.name} />
        <div id="results">
          {past.length === 0 ? (
            <Section heading={t('team.results')}>
              <EmptyState title={t('team.noResults')} why={t('team.noResultsWhy')} />
            </Section>
          ) : (
            <MatchList heading={t(headingOfMatches('past', past))} matches={past} competitionOf={competitionOf} ofTeam={team.id} dated />
          )}
        </div>
      </div>
      <MoreLinks
        list="lists"
        label={t('tournament.showMore')}
        more={hasMore ? href(teamAddress.href({ slug, more: more + 1 })) : undefined}
        less={more > 1 ? href(teamAddress.href({ slug })) : undefined}
      />
      <LivePart id="live-figures" on={['status']}>
        <Section id="figures" heading={t('team.figures')} beside={t('team.figuresRestOn', { count: view.matchesCounted })}>
          <TeamFigures statistics={view.statistics} />
        </Section>
      </LivePart>
      <LivePart id="live-table" on={['score', 'status']}>
        <TableOfLeague view={view} />
      </LivePart>
      {squad.length > 0 && (
        <Section id="squad" heading={t('team.squad')}>
          <Squad members={squad} />
        </Section>
      )}
      <NewsSection news={view.news} />
      <Section id="competitions" heading={t('team.competitions')}>
        <ul className={links.list}>
          {seasons.map((season) => (
            <li key={season.tournamentId}>
              <a href={href(tournamentAddress.href({ category: season.countrySlug, tournament: season.tournamentSlug }))}>
                <span className={links.code}>{season.countryCode}</span>
                <b>{format.competition(season.tournamentName)}</b>
                <span className={links.beside}>{seasonName(season.label)}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function TableOfLeague({ view: { league, table: standings, twins, team } }: { view: TeamView }) {
  const { format, href, t } = useWords();
  if (league === undefined || standings === undefined) return null;
  const title = titleOfTable(t, standings);
  const { zones } = standings;
  return (
    <section className={section.section} id="table">
      <div className={section.head}>
        <h2 className={text.heading}>{title === undefined ? t('team.table') : `${t('team.table')}: ${title}`}</h2>
        <a
          className={clsx(section.aside, text.link)}
          href={href(tournamentAddress.href({ category: league.countrySlug, tournament: league.tournamentSlug }))}
        >
          {format.competition(league.tournamentName)}
        </a>
      </div>
      <div className={table.scroll}>
        <StandingsTable
          caption={t('tournament.tableCaption', { name: format.competition(league.tournamentName), season: seasonName(league.label) })}
          rows={standings.rows}
          zones={zones}
          marked={[team.id]}
        />
      </div>
      <ZoneLegend zones={zones} />
      <SuspectedTwinsNote twins={twins} />
    </section>
  );
}

function Section({ id, heading, beside, children }: { id?: string; heading: string; beside?: string; children: React.ReactNode }) {
  return (
    <section className={section.section} id={id}>
      <div className={section.head}>
        <h2 className={text.heading}>{heading}</h2>
        {beside !== undefined && <span className={section.aside}>{beside}</span>}
      </div>
      {children}
    </section>
  );
}
