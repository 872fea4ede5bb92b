import { clsx } from 'clsx';
import groupStyles from '#app/components/match-group.module.css';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import type { CourtDayMatch } from '#data/queries/court/list-court-day.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import { BasketballRow } from './basketball-row.tsx';
import { TennisRow } from './tennis-row.tsx';

/** The matches of one competition under its heading. */
export function CourtGroup({ sport, matches }: { sport: CourtSport; matches: readonly CourtDayMatch[] }) {
  const { href, t } = useWords();
  const [first] = matches;
  if (first === undefined) return null;
  const { name, slug, genderType } = first.tournament;
  const named = sport === 'tennis' ? t(genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: name }) : name;
  return (
    <section className={groupStyles.group} id={`c${first.tournamentId}`}>
      <h2 className={clsx(groupStyles.heading)}>
        <a href={href(`/${sport}/${slug}`)}>{named}</a>
        {first.sport === 'tennis' && <span className={text.muted}>{t(`tennis.surface.${first.facts.surface}`)}</span>}
      </h2>
      <ul>
        {matches.map((match) =>
          match.sport === 'tennis' ? <TennisRow key={match.id} match={match} /> : <BasketballRow key={match.id} match={match} />,
        )}
      </ul>
    </section>
  );
}
