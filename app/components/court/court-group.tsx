import { clsx } from 'clsx';
import groupStyles from '#app/components/match-group.module.css';
import { useWords } from '#app/i18n/words.tsx';
import type { CourtDayMatch } from '#data/queries/court/list-court-day.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import { BasketballRow } from './basketball-row.tsx';
import { TennisGroup } from './tennis-group.tsx';

/** The matches of one competition under its heading. */
export function CourtGroup({
  sport,
  matches,
  id,
}: {
  sport: CourtSport;
  matches: readonly CourtDayMatch[];
  /** A name by which an address leads to the group. */
  id?: string | undefined;
}) {
  const { href } = useWords();
  if (sport === 'tennis') return <TennisGroup matches={matches.filter((match) => match.sport === 'tennis')} id={id} />;
  const [first] = matches;
  if (first === undefined) return null;
  const { name, slug } = first.tournament;
  return (
    <section className={groupStyles.group} id={id}>
      <h2 className={clsx(groupStyles.heading)}>
        <a href={href(`/${sport}/${slug}`)}>{name}</a>
      </h2>
      <ul>{matches.map((match) => match.sport === 'basketball' && <BasketballRow key={match.id} match={match} />)}</ul>
    </section>
  );
}
