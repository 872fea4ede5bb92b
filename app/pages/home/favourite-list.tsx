import { FollowRow } from '#app/components/competitions/follow-row.tsx';
import { CalendarTool } from '#app/components/page/calendar-tool.tsx';
import { PageToolLink, PageTools } from '#app/components/page/page-tools.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { favouritesCalendarPath } from '#app/pages/calendar/calendar.address.ts';
import { carryAddress } from '#app/pages/carry/carry.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import scripting from '#app/ui/scripting.module.css';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';
import type { FavouriteKey } from './home.address.ts';
import type { HomeFavourites } from './home-lists.server.ts';
import { MatchesOfDay } from './mixed-list.tsx';

/**
 * Renders the list of the items that a visitor follows. The address without ids is the same for every visitor: there the browser goes on to the
 * visitor's own list before painting, or shows that nothing is followed.
 */
export function FavouriteList({
  content: { requested, days, teams, tournaments },
  ids,
}: {
  content: HomeFavourites;
  ids: readonly FavouriteKey[];
}) {
  const { format, t, href } = useWords();
  const none = (
    <EmptyState
      title={t('states.noFollowed')}
      why={t('states.noFollowedHint')}
      action={
        <a className={button.button} href={href('/')}>
          {t('states.toToday')}
        </a>
      }
    />
  );
  if (!requested) {
    return (
      <>
        <div className={scripting.needsNoScript}>
          <EmptyState
            title={t('states.noFollowed')}
            why={t('home.needsScript')}
            action={
              <a className={button.button} href={href('/')}>
                {t('states.toToday')}
              </a>
            }
          />
        </div>
        <div className={scripting.needsScript}>{none}</div>
      </>
    );
  }
  if (days.length + teams.length + tournaments.length === 0) return none;
  return (
    <>
      {days.length === 0 ? (
        <EmptyState title={t('states.noUpcoming')} why={t('home.noFollowedMatches')} />
      ) : (
        days.map(({ day, matches }) => <MatchesOfDay key={day} day={day} matches={matches} withScorers />)
      )}
      {tournaments.length > 0 && (
        <section className={section.section}>
          <div className={section.head}>
            <h2 className={text.heading}>{t('home.followedCompetitions')}</h2>
          </div>
          <ul>
            {tournaments.map(({ id, code, name, slug, categorySlug }) => (
              <FollowRow
                key={id}
                id={`c${id}`}
                href={href(tournamentAddress.href({ category: categorySlug, tournament: slug }))}
                name={format.competition(name)}
                mark={code}
              />
            ))}
          </ul>
        </section>
      )}
      {teams.length > 0 && (
        <section className={section.section}>
          <div className={section.head}>
            <h2 className={text.heading}>{t('home.followedClubs')}</h2>
          </div>
          <ul>
            {teams.map(({ id, slug, sport, name, crestName, colours }) => (
              <FollowRow key={id} id={`t${id}`} href={href(sidePath(sport, slug))} name={name} mark={{ crestName, colours }} />
            ))}
          </ul>
        </section>
      )}
      <PageTools>
        <CalendarTool path={favouritesCalendarPath(ids)} />
        <PageToolLink icon="share" href={href(carryAddress.path)}>
          {t('transfer.title')}
        </PageToolLink>
      </PageTools>
    </>
  );
}
