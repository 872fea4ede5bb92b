import { Crest } from '#app/components/crest.tsx';
import { Star } from '#app/components/star.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { teamAddress } from '#app/pages/team/team.address.ts';
import { tournamentAddress } from '#app/pages/tournament/tournament.address.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { HomeFavourites } from './home-lists.server.ts';
import { MatchesOfDay } from './mixed-list.tsx';

/**
 * What the visitor follows. The address without ids is the same for everybody: there the browser goes on to the visitor's
 * own list before it is painted, or shows that there is none.
 */
export function FavouriteList({ content: { asked, days, teams, tournaments } }: { content: HomeFavourites }) {
  const { format, t, href } = useWords();
  const none = (
    <EmptyState
      title={t('states.noFollowed')}
      why={t('states.noFollowedHint')}
      action={
        <a className="btn" href={href('/')}>
          {t('states.toToday')}
        </a>
      }
    />
  );
  if (!asked) {
    return (
      <>
        <div className="needs-no-script">
          <EmptyState
            title={t('states.noFollowed')}
            why={t('home.needsScript')}
            action={
              <a className="btn" href={href('/')}>
                {t('states.toToday')}
              </a>
            }
          />
        </div>
        <div className="needs-script">{none}</div>
      </>
    );
  }
  if (days.length + teams.length + tournaments.length === 0) return none;
  return (
    <>
      {days.length === 0 ? (
        <EmptyState title={t('states.noUpcoming')} why={t('home.noFollowedMatches')} />
      ) : (
        days.map(({ day, matches }) => <MatchesOfDay key={day} day={day} matches={matches} />)
      )}
      {tournaments.length > 0 && (
        <section className="sec">
          <div className="sec-h">
            <h2 className="h2">{t('home.followedCompetitions')}</h2>
          </div>
          <ul className="followed">
            {tournaments.map(({ id, code, name, slug, categorySlug }) => (
              <li key={id}>
                <a href={href(tournamentAddress.href({ category: categorySlug, tournament: slug }))}>
                  <span className="cc">{code}</span>
                  {format.competition(name)}
                </a>
                <Star id={`c${id}`} of={format.competition(name)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {teams.length > 0 && (
        <section className="sec">
          <div className="sec-h">
            <h2 className="h2">{t('home.followedClubs')}</h2>
          </div>
          <ul className="followed">
            {teams.map(({ id, slug, name, crestName, colours }) => (
              <li key={id}>
                <a href={href(teamAddress.href({ slug }))}>
                  <Crest name={crestName} colours={colours} />
                  {name}
                </a>
                <Star id={`t${id}`} of={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
