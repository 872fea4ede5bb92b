import { clsx } from 'clsx';
import { seasonName } from '#app/components/competitions/season-name.ts';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { MatchList } from '#app/components/matches/match-list.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { MoreLinks } from '#app/components/page/more-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import links from '#app/ui/link-list.module.css';
import section from '#app/ui/section.module.css';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { teamAddress } from '../team/team.address.ts';
import { KnockOutBracket } from './knock-out-bracket.tsx';
import { StageChips } from './stage-chips.tsx';
import { Tables } from './tables.tsx';
import { TopScorers } from './top-scorers.tsx';
import { placePath, tournamentAddress } from './tournament.address.ts';
import type { TournamentView } from './tournament.server.ts';

/** Draws the section of a competition that the reader has chosen. */
export function TournamentContent({ view }: { view: TournamentView }) {
  const { t } = useWords();
  const { content } = view;
  switch (content.kind) {
    case 'no-season':
      return view.parts.leagues.length > 0 ? null : <WithoutData tournament={view.tournament} creditedTo={content.creditedTo} />;
    case 'table':
      return <Tables view={view} content={content} />;
    case 'knock-out':
      return (
        <>
          <StageChips view={view} stages={content.stages} shown={content.shown} />
          <LivePart id="bracket" on={['score', 'status']}>
            <KnockOutBracket rounds={content.rounds} />
          </LivePart>
        </>
      );
    case 'matches':
      return content.matches.length === 0 ? (
        <EmptyState title={t('tournament.noMatches')} why={t('tournament.noMatchesWhy')} />
      ) : (
        <Matches view={view} heading={t('tournament.matches')} matches={content.matches} more={content.more} />
      );
    case 'results':
      return content.matches.length === 0 ? (
        <EmptyState title={t('tournament.noResults')} why={t('tournament.noResultsWhy')} />
      ) : (
        <Matches view={view} heading={t('tournament.results')} matches={content.matches} more={content.more} />
      );
    case 'teams':
      return <Clubs clubs={content.clubs} />;
    case 'scorers':
      return (
        <LivePart id="scorers" on={['goal', 'status']}>
          <TopScorers scorers={content.scorers} clubs={content.clubs} />
        </LivePart>
      );
    case 'seasons':
      return <Seasons view={view} />;
  }
}

/** Draws a competition of which only the name is known, with a link to others of its country. */
function WithoutData({ tournament, creditedTo }: Pick<TournamentView, 'tournament'> & { creditedTo: string | undefined }) {
  const { format, href, t } = useWords();
  const country = format.region(tournament.countryRegion);
  return (
    <EmptyState
      title={t('states.noData')}
      why={creditedTo === undefined ? t('tournament.noSeasonWhy') : t('tournament.noMatchesOfSourceWhy', { source: creditedTo })}
      action={
        <a className={button.button} href={href(`/leagues?country=${tournament.countrySlug}`)}>
          {t('tournament.othersInCountry', { country })}
        </a>
      }
    />
  );
}

type ContentOf<Kind> = Extract<TournamentView['content'], { kind: Kind }>;

function Matches({
  view,
  heading,
  matches,
  more,
}: {
  view: TournamentView;
  heading: string;
  matches: readonly ListedMatch[];
  more: boolean;
}) {
  const { href, t } = useWords();
  const { place, sections } = view;
  return (
    <>
      <div id="list">
        <MatchList heading={heading} matches={matches} dated />
      </div>
      <MoreLinks
        list="list"
        label={t('tournament.showMore')}
        more={more ? href(placePath({ ...place, more: place.more + 1 }, sections[0])) : undefined}
        less={place.more > 1 ? href(placePath({ ...place, more: 1 }, sections[0])) : undefined}
      />
    </>
  );
}

function Clubs({ clubs }: { clubs: ContentOf<'teams'>['clubs'] }) {
  const { href } = useWords();
  return (
    <ul className={clsx(links.list, section.section)}>
      {clubs.map((club) => (
        <li key={club.id}>
          <a href={href(teamAddress.href({ slug: club.slug }))}>
            <Crest name={club.crestName} colours={club.colours} />
            <b>{club.name}</b>
            <span className={links.beside}>{club.place}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Seasons({
  view: {
    tournament: { seasons },
    season: shown,
    place,
  },
}: {
  view: TournamentView;
}) {
  const { href, t } = useWords();
  const { category, tournament } = place;
  return (
    <ul className={clsx(links.list, section.section)}>
      {seasons.map(({ id, label }, index) => (
        <li key={id}>
          <a
            href={href(tournamentAddress.href({ category, tournament, season: index === 0 ? undefined : label }))}
            aria-current={id === shown?.id ? 'true' : undefined}
          >
            <b>{seasonName(label)}</b>
            {index === 0 && <span className={links.beside}>{t('tournament.current')}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
