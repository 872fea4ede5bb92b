import { clsx } from 'clsx';
import { seasonName } from '#app/components/competitions/season-name.ts';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { AlertSheet } from '#app/components/page/alert-sheet.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { CalendarTool } from '#app/components/page/calendar-tool.tsx';
import { CodeSign, PageHead } from '#app/components/page/page-head.tsx';
import { PageTools } from '#app/components/page/page-tools.tsx';
import { Star } from '#app/components/page/star.tsx';
import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { competitionCalendarPath } from '#app/pages/calendar/calendar.address.ts';
import { competitionPath } from '#app/pages/two-sided-match/competition-path.address.ts';
import button from '#app/ui/button.module.css';
import chip from '#app/ui/chip.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import tabs from '#app/ui/tabs.module.css';
import text from '#app/ui/text.module.css';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { ConferenceLegend, ConferenceTable } from '../../components/conference-table.tsx';
import { GamesByDay } from '../../components/games-by-day.tsx';
import { type BasketballSeasonAddress, basketballSeasonAddress } from './basketball-season.address.ts';
import type { BasketballSeasonView } from './basketball-season.server.ts';
import { PlayOffs } from './play-offs.tsx';

const sections = [
  [undefined, 'tournament.table'],
  ['play-offs', 'basketball.stage.playoffs'],
  ['games', 'basketball.nextGames'],
  ['results', 'basketball.lastGames'],
] as const;

/** Draws the page of a basketball season: the tables of its conferences or its play-offs with the next games, or its games day by day. */
export function BasketballSeasonPage({ view }: { view: BasketballSeasonView }) {
  const { t, href } = useWords();
  const { root } = usePlace();
  const { competition, address, season, isPresent } = view;
  const { name } = competition;
  const shownSections = sections.filter(([named]) => named !== 'play-offs' || view.playOffs !== undefined);
  const isGoingOn = isPresent || view.playOffs?.isGoingOn === true;
  const to = (values: Partial<BasketballSeasonAddress>) =>
    href(basketballSeasonAddress.href({ ...address, more: basketballSeasonAddress.absent.more, ...values }));
  return (
    <>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'SportsOrganization',
          name,
          sport: 'Basketball',
          url: root + competitionPath('basketball', competition.slug),
        }}
      />
      <Breadcrumbs
        headed
        steps={[
          { name: t('sport.basketball'), path: '/basketball' },
          { name, path: competitionPath('basketball', competition.slug) },
        ]}
      />
      <PageHead
        sign={<CodeSign code={competition.countryCode} />}
        title={name}
        beneath={season === undefined ? t('sport.basketball') : `${t('sport.basketball')} · ${seasonName(season.label)}`}
        star={<Star id={`c${competition.numericId}`} of={name} />}
        alerts={<AlertSheet id={`c${competition.numericId}`} of={name} sport="basketball" compact />}
      />
      <PageTools>
        <CalendarTool path={competitionCalendarPath('basketball', competition.slug)} />
      </PageTools>
      {competition.seasons.length > 1 && (
        <nav className={chip.chips} aria-label={t('tournament.season')} data-keep-scroll="seasons">
          {competition.seasons.map(({ label }, index) => (
            <a
              key={label}
              className={chip.chip}
              href={to({ season: index === 0 ? undefined : label })}
              aria-current={label === season?.label ? 'true' : undefined}
            >
              {seasonName(label)}
            </a>
          ))}
        </nav>
      )}
      <nav className={tabs.tabs} aria-label={t('tournament.sections')} data-keep-scroll="tabs">
        {shownSections.map(([named, key]) => (
          <a key={key} href={to({ section: named })} aria-current={named === address.section ? 'page' : undefined}>
            {t(key)}
          </a>
        ))}
      </nav>
      {isGoingOn && season !== undefined && <LiveFeed competitions={[competition.numericId]} />}
      <LivePart id="content" on={['play', 'status']}>
        {address.section === undefined && <Tables view={view} />}
        {address.section === 'play-offs' && view.playOffs !== undefined && <PlayOffs playOffs={view.playOffs} zone={view.zone} />}
        {(address.section !== 'play-offs' || view.games.length > 0) && <Games view={view} />}
      </LivePart>
      {view.hasMore && (address.section === 'games' || address.section === 'results') && (
        <p>
          <a className={button.button} href={to({ more: address.more + 1 })} data-keep-scroll="">
            {t('tournament.showMore')}
          </a>
        </p>
      )}
    </>
  );
}

function Tables({ view: { competition, tables, zones, today } }: { view: BasketballSeasonView }) {
  const { t, format } = useWords();
  const day = format.longDay(format.noonOf(today), 'UTC');
  if (tables.length === 0) return null;
  return (
    <>
      <div className={clsx(section.columns, tables.length > 1 && section.halves)}>
        {tables.map(({ conference, rows }) => {
          const name = conference === undefined ? competition.name : t(`basketball.${conference}ernConference`);
          return (
            <TwoSidedSection key={conference ?? 'league'} title={name}>
              <ConferenceTable caption={t('basketball.standingsCaption', { conference: name, day })} rows={rows} zones={zones} />
            </TwoSidedSection>
          );
        })}
      </div>
      <ConferenceLegend zones={zones} />
    </>
  );
}

function Games({ view: { address, games, zone, season } }: { view: BasketballSeasonView }) {
  const { t } = useWords();
  const areResults = address.section === 'results';
  const title = t(areResults ? 'basketball.lastGames' : 'basketball.nextGames');
  const why = t(areResults ? 'basketball.noGames' : 'basketball.noNextGames');
  return (
    <>
      <h2
        className={
          address.section === undefined || address.section === 'play-offs' ? clsx(text.heading, section.section) : text.visuallyHidden
        }
      >
        {title}
      </h2>
      {games.length === 0 ? (
        <EmptyState
          title={t(areResults ? 'states.noData' : 'states.noUpcoming')}
          why={season === undefined ? t('basketball.noGames') : why}
        />
      ) : (
        <GamesByDay games={games} zone={zone} />
      )}
    </>
  );
}
