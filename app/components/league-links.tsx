import { useWords } from '#app/i18n/words.tsx';
import counted from '#app/ui/counted-links.module.css';
import text from '#app/ui/text.module.css';
import type { League } from '#data/queries/leagues/list-leagues.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';
import { CoverageMark } from './coverage-mark.tsx';
import styles from './league-links.module.css';

export interface LeagueLinksProps {
  readonly leagues: readonly League[];
  readonly withCode?: boolean;
  /** True to mark what there is of each. */
  readonly withCoverage?: boolean;
}

/** A list of competitions by their country's code, with how many of their matches are today. */
export function LeagueLinks({ leagues, withCode = true, withCoverage = false }: LeagueLinksProps) {
  const { format, href } = useWords();
  return (
    <ul className={counted.list}>
      {leagues.map(({ id, name, slug, categorySlug, countryCode, matches, coverage }) => (
        <li key={id} data-name={format.competition(name)}>
          <a href={href(tournamentAddress.href({ category: categorySlug, tournament: slug }))}>
            {withCode && <span className={styles.code}>{countryCode}</span>}
            <span className={styles.name}>{format.competition(name)}</span>
            {withCoverage && <CoverageMark coverage={coverage} />}
            <MatchCount matches={matches} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A number that is explained to who hears the page. */
export function MatchCount({ matches }: { matches: number }) {
  const { t, format } = useWords();
  if (matches === 0) return null;
  return (
    <span className={counted.count}>
      <span aria-hidden="true">{format.integer(matches)}</span>
      <span className={text.visuallyHidden}>{t('leagues.matchesToday', { count: matches })}</span>
    </span>
  );
}
