import { clsx } from 'clsx';
import group from '#app/components/matches/match-group.module.css';
import { MatchRow } from '#app/components/matches/match-row.tsx';
import { PriceHeads } from '#app/components/prices/price-heads.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import type { MixedMatch } from '#data/queries/home/read-chosen-matches.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { type HomeAddress, homeAddress, placeOfNow } from './home.address.ts';
import type { HomeMixedList } from './home-lists.server.ts';
import { matchesPerPage } from './matches-per-page.ts';
import styles from './mixed-list.module.css';
import { PricesNote } from './prices-note.tsx';
import { ShowMore } from './show-more.tsx';

/** Renders the matches of all competitions in one list, each with its country's code. */
export function MixedList({ address, list }: { address: HomeAddress; list: HomeMixedList }) {
  const { t, href } = useWords();
  return (
    <>
      {list.start > 1 && (
        <a
          className={clsx(button.button, button.block, styles.before)}
          href={href(homeAddress.href({ ...address, start: Math.max(1, list.start - matchesPerPage), more: 1 }))}
        >
          {address.list === 'previous' ? t('home.later') : t('home.earlier')}
        </a>
      )}
      <div id="list">
        {list.days.map(({ day, matches }) => (
          <MatchesOfDay key={day} day={day} matches={matches} now={list.now} withScorers={address.scorers} />
        ))}
      </div>
      <ShowMore address={address} hasMore={list.more} next={list.next} />
      <PricesNote matches={list.days.flatMap(({ matches }) => matches)} />
    </>
  );
}

/** Renders the matches of a day; `now` is the id of the match that gets the fragment `#now`. */
export function MatchesOfDay({
  day,
  matches,
  now,
  withScorers,
}: {
  day: LocalDay;
  matches: readonly MixedMatch[];
  now?: number | undefined;
  withScorers: boolean;
}) {
  const { format } = useWords();
  return (
    <section className={clsx(group.group, group.mixed)} id={`day-${day}`}>
      <div className={group.head}>
        <h2 className={clsx(group.heading, group.title)}>{format.headingDay(format.noonOf(day), 'UTC')}</h2>
        <PriceHeads />
      </div>
      <ul>
        {matches.map((match) => (
          <MatchRow
            key={match.id}
            id={match.id === now ? placeOfNow : undefined}
            match={match}
            withScorers={withScorers}
            competition={{ code: match.countryCode, name: match.tournamentName }}
          />
        ))}
      </ul>
    </section>
  );
}
