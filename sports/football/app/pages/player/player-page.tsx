import { clsx } from 'clsx';
import { seasonName } from '#app/components/competitions/season-name.ts';
import { type BreadcrumbStep, Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import tabs from '#app/ui/tabs.module.css';
import type { PlayerSeason } from '../../../data/queries/players/list-player-seasons.ts';
import { teamAddress } from '../team/team.address.ts';
import { tournamentAddress } from '../tournament/tournament.address.ts';
import { GoalTimes } from './goal-times.tsx';
import { LastMatches } from './last-matches.tsx';
import { LiveMatch } from './live-match.tsx';
import { playerAddress } from './player.address.ts';
import type { PlayerView } from './player.server.ts';
import { PlayerHead } from './player-head.tsx';
import { PlayerSection } from './player-section.tsx';
import { SeasonChart } from './season-chart.tsx';
import { SeasonFigures } from './season-figures.tsx';
import { SeasonsTable } from './seasons-table.tsx';

export function PlayerPage({ view }: { view: PlayerView }) {
  const { format, t } = useWords();
  const { player, live, matches, season, seasons } = view;
  const { name, slug, club } = player;
  return (
    <>
      <StructuredData data={view.person} />
      <Breadcrumbs
        headed
        steps={[
          ...(seasons[0] === undefined ? [] : [competitionStep(seasons[0], format.competition)]),
          ...(club === null ? [] : [{ name: club.name, path: teamAddress.href({ slug: club.slug }) }]),
          { name, path: playerAddress.href({ slug }) },
        ]}
      />
      <PlayerHead player={player} />
      {live !== undefined && <LiveMatch match={live} />}
      {season === undefined ? (
        <EmptyState title={t('player.none')} why={t('player.noneWhy')} />
      ) : (
        <>
          <nav className={tabs.tabs} aria-label={t('player.sections')}>
            <a href="#season">{t('player.season')}</a>
            {matches.length > 0 && <a href="#matches">{t('player.matches')}</a>}
            <a href="#career">{t('player.career')}</a>
          </nav>
          <PlayerSection
            id="season"
            heading={t('player.season')}
            beside={`${format.competition(season.tournamentName)} ${seasonName(season.season)}`}
          >
            <SeasonFigures season={season} />
          </PlayerSection>
          <SeasonChart season={season} />
          <div className={clsx(section.columns, section.halves)}>
            {matches.length > 0 && (
              <PlayerSection id="matches" heading={t('player.lastMatches')}>
                <LastMatches matches={matches} />
              </PlayerSection>
            )}
            <GoalTimes minutes={season.matchByMatch.flatMap(({ goalMinutes }) => goalMinutes)} />
          </div>
          <PlayerSection id="career" heading={t('player.career')}>
            <SeasonsTable seasons={seasons} />
          </PlayerSection>
        </>
      )}
    </>
  );
}

function competitionStep(
  { categorySlug, tournamentSlug, tournamentName }: PlayerSeason,
  nameOf: (competition: string) => string,
): BreadcrumbStep {
  return { name: nameOf(tournamentName), path: tournamentAddress.href({ category: categorySlug, tournament: tournamentSlug }) };
}
