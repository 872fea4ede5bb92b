import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PriceHeads } from '#app/components/prices/price-heads.tsx';
import text from '#app/ui/text.module.css';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import styles from './match-group.module.css';
import { MatchRow, type RowCompetition } from './match-row.tsx';

/** Match rows under a heading, with 1 X 2 above the prices. `dated` rows name their day. */
export function MatchList<Match extends ListedMatch>({
  code,
  heading,
  beside,
  matches,
  competitionOf,
  dated = false,
  ofTeam,
}: {
  /** A few letters before the heading: a country's code. */
  code?: string;
  heading: ReactNode;
  beside?: ReactNode;
  matches: readonly Match[];
  /** The competition of each row, where the rows are of several. */
  competitionOf?: (match: Match) => RowCompetition;
  dated?: boolean;
  /** The club whose results these are: each row says whether it won, drew or lost. */
  ofTeam?: number;
}) {
  return (
    <section className={clsx(styles.group, competitionOf !== undefined && styles.mixed)}>
      <div className={styles.head}>
        <div className={styles.heading}>
          {code !== undefined && <span className={text.countryCode}>{code}</span>}
          <h2 className={styles.title}>{heading}</h2>
          {beside !== undefined && <span className={styles.beside}>{beside}</span>}
        </div>
        <PriceHeads />
      </div>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} dated={dated} competition={competitionOf?.(match)} ofTeam={ofTeam} />
        ))}
      </ul>
    </section>
  );
}
