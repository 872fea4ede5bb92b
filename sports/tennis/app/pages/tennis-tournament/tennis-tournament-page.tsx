import { clsx } from 'clsx';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { AlertSheet } from '#app/components/page/alert-sheet.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { CalendarTool } from '#app/components/page/calendar-tool.tsx';
import { CodeSign, PageHead } from '#app/components/page/page-head.tsx';
import { PageTools } from '#app/components/page/page-tools.tsx';
import { Star } from '#app/components/page/star.tsx';
import { tennisRoundWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { competitionCalendarPath } from '#app/pages/calendar/calendar.address.ts';
import chip from '#app/ui/chip.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import tabs from '#app/ui/tabs.module.css';
import text from '#app/ui/text.module.css';
import { type Stage, stageRank } from '#domain/tournament/round.ts';
import { SurfaceSign } from '../../components/surface-sign.tsx';
import { TennisList } from '../../components/tennis-group.tsx';
import { PastChampions } from './past-champions.tsx';
import { placePath } from './place-path.ts';
import { RoundRobinTables } from './round-robin-tables.tsx';
import { TennisDraw } from './tennis-draw.tsx';
import { tennisTournamentAddress } from './tennis-tournament.address.ts';
import styles from './tennis-tournament.module.css';
import { isToCome, type TennisListed, type TennisTournamentView } from './tennis-tournament.server.ts';
import { useTournamentEvent } from './use-tournament-event.ts';

const sectionKeys = {
  draw: 'tennis.draw',
  matches: 'tennis.matches',
  results: 'tournament.results',
  champions: 'tennis.pastChampions',
} as const;

/** Draws the page of a tennis tournament: its draw, its matches round by round, and its past champions. */
export function TennisTournamentPage({ view }: { view: TennisTournamentView }) {
  const { href, t } = useWords();
  const event = useTournamentEvent(view);
  const { tournament, address, season, facts, sections, section, isPresent } = view;
  const name = t(tournament.genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: tournament.name });
  return (
    <>
      {event !== undefined && <StructuredData data={event} />}
      <Breadcrumbs
        headed
        steps={[
          { name: t('sport.tennis'), path: '/tennis' },
          { name, path: tennisTournamentAddress.href({ ...tennisTournamentAddress.absent, tournament: tournament.slug }) },
        ]}
      />
      <PageHead
        sign={<CodeSign code={tournament.countryCode} />}
        title={name}
        beneath={
          <>
            {[view.town, season?.label].filter(Boolean).join(' · ')}{' '}
            {facts !== undefined && (
              <>
                · {seriesWords(facts, t)} · <SurfaceSign surface={facts.surface} court={facts.court} />
              </>
            )}
          </>
        }
        star={<Star id={`c${tournament.numericId}`} of={name} />}
        alerts={<AlertSheet id={`c${tournament.numericId}`} of={name} sport="tennis" compact />}
      />
      <PageTools>
        <CalendarTool path={competitionCalendarPath('tennis', tournament.slug)} />
      </PageTools>
      {tournament.seasons.length > 1 && (
        <nav className={chip.chips} aria-label={t('tournament.season')} data-keep-scroll="seasons">
          {tournament.seasons.map(({ label }, index) => (
            <a
              key={label}
              className={chip.chip}
              href={href(placePath({ ...address, season: index === 0 ? undefined : label }, undefined, undefined))}
              aria-current={label === season?.label ? 'true' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
      {sections.length > 0 && (
        <nav className={tabs.tabs} aria-label={t('tournament.sections')} data-keep-scroll="tabs">
          {sections.map((each) => (
            <a key={each} href={href(placePath(address, each, sections[0]))} aria-current={each === section ? 'page' : undefined}>
              {t(sectionKeys[each])}
            </a>
          ))}
        </nav>
      )}
      {isPresent && season !== undefined && <LiveFeed competitions={[tournament.numericId]} />}
      <LivePart id="content" on={['play', 'status']}>
        <Content view={view} />
      </LivePart>
      {(section === 'matches' || section === 'results') && <p className={clsx(text.caption, styles.note)}>{t('tennis.listNote')}</p>}
    </>
  );
}

function Content({ view }: { view: TennisTournamentView }) {
  const { t } = useWords();
  const { section, matches, drawSize, champions } = view;
  switch (section) {
    case undefined:
      return <EmptyState title={t('states.noData')} why={t('tennis.tournamentEmpty')} />;
    case 'draw':
      return (
        <>
          <TennisDraw matches={matches} drawSize={drawSize} />
          <RoundRobinTables matches={matches} />
        </>
      );
    case 'champions':
      return <PastChampions champions={champions} />;
    case 'matches':
      return <ByRound matches={matches.filter(isToCome)} />;
    case 'results':
      return <ByRound matches={matches.filter((match) => !isToCome(match)).toReversed()} />;
  }
}

/** Draws matches under their rounds, the latest round first. */
function ByRound({ matches }: { matches: readonly TennisListed[] }) {
  const { t } = useWords();
  const rankOf = (stage: string | null) => (stage === null ? -1 : stageRank(stage as Stage));
  const rounds = [...Map.groupBy(matches, ({ stage }) => stage)].sort(([one], [other]) => rankOf(other) - rankOf(one));
  return rounds.map(([stage, ofRound]) => (
    <TennisList key={stage} heading={tennisRoundWords(stage, t) || t('tennis.matches')} matches={ofRound} dated />
  ));
}

/** Returns the series of a tournament: `Grand Slam`, `ATP 500`. */
function seriesWords({ tour, series }: NonNullable<TennisTournamentView['facts']>, t: ReturnType<typeof useWords>['t']): string {
  if (series === 'grand-slam' || series === 'tour-finals') return t(`tennis.series.${series}`);
  return `${tour.toUpperCase()} ${series}`;
}
