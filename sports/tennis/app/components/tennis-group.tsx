import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import groupStyles from '#app/components/matches/match-group.module.css';
import { useWords } from '#app/i18n/words/words.tsx';
import { competitionPath } from '#app/pages/two-sided-match/competition-path.address.ts';
import text from '#app/ui/text.module.css';
import type { TwoSidedListedMatchOf, TwoSidedMatchOfTournament } from '#data/queries/two-sided/two-sided-match-list.ts';
import { SurfaceSign } from './surface-sign.tsx';
import styles from './tennis-heads.module.css';
import { TennisHeads } from './tennis-heads.tsx';
import { TennisRow } from './tennis-row.tsx';

/** Draws the matches of one tournament of tennis under its heading. */
export function TennisGroup({
  matches,
  id,
  dated = false,
}: {
  matches: readonly TwoSidedMatchOfTournament<'tennis'>[];
  id?: string | undefined;
  dated?: boolean;
}) {
  const { href, t } = useWords();
  const [first] = matches;
  if (first === undefined) return null;
  const { name, slug, genderType, countryCode } = first.tournament;
  return (
    <TennisList
      id={id}
      code={countryCode}
      heading={
        <a href={href(competitionPath('tennis', slug))}>
          {t(genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: name })}
        </a>
      }
      beside={<SurfaceSign surface={first.facts.surface} court={first.facts.court} className={styles.surface} />}
      matches={matches}
      dated={dated}
    />
  );
}

/** Draws rows of tennis under a heading. */
export function TennisList({
  id,
  code,
  heading,
  beside,
  matches,
  dated = false,
}: {
  id?: string | undefined;
  code?: string;
  heading: ReactNode;
  beside?: ReactNode;
  matches: readonly TwoSidedListedMatchOf<'tennis'>[];
  /** True when rows name their day. */
  dated?: boolean;
}) {
  const hasOpinions = matches.some(({ tip, prediction }) => tip !== null || prediction !== null);
  return (
    <section className={clsx(groupStyles.group, !hasOpinions && styles.withoutOpinions)} id={id}>
      <div className={clsx(groupStyles.head, styles.head)}>
        <div className={groupStyles.heading}>
          {code !== undefined && <span className={text.countryCode}>{code}</span>}
          <h2 className={groupStyles.title}>{heading}</h2>
          {beside}
        </div>
        <TennisHeads hasOpinions={hasOpinions} />
      </div>
      <ul>
        {matches.map((match) => (
          <TennisRow key={match.id} match={match} dated={dated} />
        ))}
      </ul>
    </section>
  );
}
