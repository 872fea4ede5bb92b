import { delayText } from '#app/components/matches/delay-text.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import counted from '#app/ui/counted-links.module.css';
import text from '#app/ui/text.module.css';
import type { League } from '#data/queries/leagues/list-leagues.ts';
import type { LiveLag } from '#data/queries/live/list-live-lags.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';
import { CoverageMark } from './coverage-mark.tsx';
import styles from './league-links.module.css';

export interface LeagueLinksProps {
  readonly leagues: readonly League[];
  readonly withCode?: boolean;
  /** True to mark the data that are available of each. */
  readonly withCoverage?: boolean;
  /** Delays of live changes, by competition. */
  readonly lags?: ReadonlyMap<number, LiveLag>;
}

/** A list of competitions with their country's code and the number of their matches today. */
export function LeagueLinks({ leagues, withCode = true, withCoverage = false, lags }: LeagueLinksProps) {
  const { t, format, href } = useWords();
  return (
    <ul className={counted.list}>
      {leagues.map(({ id, name, slug, categorySlug, countryCode, matches, competitions, coverage }) => (
        <li key={id} data-name={format.competition(name)}>
          <a href={href(tournamentAddress.href({ category: categorySlug, tournament: slug }))}>
            {withCode && <span className={styles.code}>{countryCode}</span>}
            <span className={styles.name}>{format.competition(name)}</span>
            {competitions > 1 && <small className={styles.parts}>{t('leagues.number', { count: competitions })}</small>}
            {withCoverage && <CoverageMark coverage={coverage} />}
            <LagOfLeague lag={lags?.get(id)} />
            <MatchCount matches={matches} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function LagOfLeague({ lag }: { lag: LiveLag | undefined }) {
  const words = useWords();
  if (lag === undefined) return null;
  return (
    <small className={styles.lag}>
      {delayText(words, lag.p50)} / {delayText(words, lag.p95)}
    </small>
  );
}

/** The number of today's matches, with its meaning for screen readers; nothing for 0. */
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
