import { clsx } from 'clsx';
import groupStyles from '#app/components/match-group.module.css';
import { useWords } from '#app/i18n/words.tsx';
import { tennisTournamentPath } from '#app/pages/court-match/tennis-path.address.ts';
import text from '#app/ui/text.module.css';
import type { CourtDayMatch } from '#data/queries/court/list-court-day.ts';
import { SurfaceSign } from './surface-sign.tsx';
import styles from './tennis-heads.module.css';
import { TennisHeads } from './tennis-heads.tsx';
import { TennisRow } from './tennis-row.tsx';

type TennisDayMatch = CourtDayMatch & { readonly sport: 'tennis' };

/** The matches of one tournament of tennis under its heading. */
export function TennisGroup({ matches, id }: { matches: readonly TennisDayMatch[]; id?: string | undefined }) {
  const { href, t } = useWords();
  const [first] = matches;
  if (first === undefined) return null;
  const { name, slug, genderType, countryCode } = first.tournament;
  const named = t(genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: name });
  return (
    <section className={groupStyles.group} id={id}>
      <div className={clsx(groupStyles.head, styles.head)}>
        <div className={groupStyles.heading}>
          <span className={text.countryCode}>{countryCode}</span>
          <h2 className={groupStyles.title}>
            <a href={href(tennisTournamentPath(slug))}>{named}</a>
          </h2>
          <SurfaceSign surface={first.facts.surface} court={first.facts.court} className={styles.surface} />
        </div>
        <TennisHeads />
      </div>
      <ul>
        {matches.map((match) => (
          <TennisRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}
