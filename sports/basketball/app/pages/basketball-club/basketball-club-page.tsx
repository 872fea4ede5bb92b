import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import groupStyles from '#app/components/matches/match-group.module.css';
import { AlertSheet } from '#app/components/page/alert-sheet.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { CalendarTool } from '#app/components/page/calendar-tool.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { PageHead } from '#app/components/page/page-head.tsx';
import { PageTools } from '#app/components/page/page-tools.tsx';
import { Star } from '#app/components/page/star.tsx';
import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { sideCalendarPath } from '#app/pages/calendar/calendar.address.ts';
import { competitionPath } from '#app/pages/two-sided-match/competition-path.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { BasketballGames } from '../../components/basketball-group.tsx';
import { ConferenceLegend, ConferenceTable } from '../../components/conference-table.tsx';
import type { BasketballClubView } from './basketball-club.server.ts';
import { ClubRecord } from './club-record.tsx';

/** Draws the page of a basketball club: its next games, its record at home and away, its place, its last games. */
export function BasketballClubPage({ view }: { view: BasketballClubView }) {
  const { t } = useWords();
  const { root } = usePlace();
  const { club, arena, coming, ended, row } = view;
  const { season } = club;
  const place =
    row &&
    t('basketball.place', {
      won: row.wins,
      lost: row.losses,
      place: row.place,
      conference: row.conference === undefined ? (season?.tournament ?? '') : t(`basketball.${row.conference}`),
    });
  return (
    <>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'SportsTeam',
          name: club.name,
          sport: 'Basketball',
          url: root + sidePath('basketball', club.slug),
          ...(season === null
            ? {}
            : {
                memberOf: {
                  '@type': 'SportsOrganization',
                  name: season.tournament,
                  url: root + competitionPath('basketball', season.tournamentSlug),
                },
              }),
        }}
      />
      <Breadcrumbs
        headed
        steps={[
          { name: t('sport.basketball'), path: '/basketball' },
          ...(season === null ? [] : [{ name: season.tournament, path: competitionPath('basketball', season.tournamentSlug) }]),
          { name: club.name, path: sidePath('basketball', club.slug) },
        ]}
      />
      <PageHead
        sign={<Crest name={club.crestName} colours={club.colours} size="large" />}
        title={club.name}
        beneath={[place, club.town, arena].filter(Boolean).join(' · ')}
        star={<Star id={`t${club.id}`} of={club.name} />}
        alerts={<AlertSheet id={`t${club.id}`} of={club.name} sport="basketball" compact />}
      />
      <PageTools>
        <CalendarTool path={sideCalendarPath('basketball', club.slug)} />
      </PageTools>
      {coming.length > 0 && <LiveFeed matches={coming.map(({ id }) => id)} />}
      <LivePart id="games" on={['play', 'status']}>
        {coming.length === 0 ? (
          <TwoSidedSection title={t('basketball.nextGames')}>
            <EmptyState title={t('states.noUpcoming')} why={t('basketball.noNextGames')} />
          </TwoSidedSection>
        ) : (
          <Games title={t('basketball.nextGames')} games={coming} />
        )}
      </LivePart>
      <ClubRecord view={view} />
      <Table view={view} />
      {ended.length === 0 ? (
        <TwoSidedSection title={t('basketball.lastGames')}>
          <EmptyState title={t('states.noData')} why={t('basketball.noGames')} />
        </TwoSidedSection>
      ) : (
        <Games title={t('basketball.lastGames')} games={ended} />
      )}
    </>
  );
}

function Games({ title, games }: { title: string; games: BasketballClubView['coming'] }) {
  return (
    <BasketballGames
      heading={<h2 className={groupStyles.title}>{title}</h2>}
      games={games}
      dayOf={({ kickoffUtc, kickoffKnown }) => <KickoffTime moment={kickoffUtc} show="row-day" dayAlone={!kickoffKnown} />}
    />
  );
}

function Table({ view: { club, table, zones, today } }: { view: BasketballClubView }) {
  const { t, format } = useWords();
  if (table === undefined) return null;
  const name = table.conference === undefined ? (club.season?.tournament ?? '') : t(`basketball.${table.conference}ernConference`);
  const day = format.longDay(format.noonOf(today), 'UTC');
  return (
    <TwoSidedSection title={name}>
      <ConferenceTable
        caption={t('basketball.standingsCaption', { conference: name, day })}
        rows={table.rows}
        zones={zones}
        marked={[club.id]}
      />
      <ConferenceLegend zones={zones} />
    </TwoSidedSection>
  );
}
