import { clsx } from 'clsx';
import { roundName } from '#app/components/competitions/round-name.ts';
import groupStyles from '#app/components/matches/match-group.module.css';
import { MatchRow } from '#app/components/matches/match-row.tsx';
import { PriceHeads } from '#app/components/prices/price-heads.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import type { DayTournament } from '#data/queries/home/list-day-tournaments.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';
import styles from './group-list.module.css';
import type { HomeGroup } from './home-groups.server.ts';

/** Renders a competition of the list with its matches, which can be pinned and folded. */
export function OpenGroup({ group: { tournament, matches = [] }, withScorers }: { group: HomeGroup; withScorers: boolean }) {
  const { format, href, t } = useWords();
  const id = `c${tournament.id}`;
  const [first] = matches;
  const round = first === undefined ? '' : roundName(t, { ...first, leg: null });
  const sameRound = matches.every((match) => roundName(t, { ...match, leg: null }) === round);
  return (
    <match-group class={clsx(groupStyles.group, styles.foldable)} data-group={id} id={id}>
      <h2 className={clsx(groupStyles.heading, styles.name)}>
        <span className={text.countryCode}>{tournament.code}</span>
        <a href={href(tournamentAddress.href({ category: tournament.categorySlug, tournament: tournament.slug }))}>
          {format.competition(tournament.name)}
        </a>
        {sameRound && <span className={clsx(groupStyles.beside, styles.round)}>{round}</span>}
        <span className={styles.count}>{t('home.inDay', { count: matches.length })}</span>
      </h2>
      <Pin tournament={tournament} />
      <details open>
        <summary className={clsx(groupStyles.head, styles.line)}>
          <span className={styles.fold}>
            <span className={text.visuallyHidden}>{format.competition(tournament.name)}</span>
            <Icon name="down" small />
          </span>
          <PriceHeads />
        </summary>
        <Rows matches={matches} withScorers={withScorers} />
      </details>
    </match-group>
  );
}

/**
 * Renders what the line of a competition (`CompetitionLine`) shows once it is opened: its name and matches. Also sent alone when the reader opens
 * the line.
 */
export function OpenedLine({ group: { tournament, matches = [] }, withScorers }: { group: HomeGroup; withScorers: boolean }) {
  const { format, href } = useWords();
  return (
    <match-group class={clsx(styles.foldable, styles.lined)} id={`c${tournament.id}`}>
      <div className={clsx(groupStyles.heading, styles.name)}>
        <a className={text.link} href={href(tournamentAddress.href({ category: tournament.categorySlug, tournament: tournament.slug }))}>
          {format.competition(tournament.name)}
        </a>
      </div>
      <Pin tournament={tournament} />
      <div className={groupStyles.head}>
        <span />
        <PriceHeads />
      </div>
      <Rows matches={matches} withScorers={withScorers} />
    </match-group>
  );
}

function Pin({ tournament: { name } }: { tournament: DayTournament }) {
  const { format, t } = useWords();
  return (
    <button type="button" className={styles.pin} aria-pressed="false" aria-label={t('home.pin', { name: format.competition(name) })}>
      <Icon name="pin" small />
    </button>
  );
}

function Rows({ matches, withScorers }: { matches: NonNullable<HomeGroup['matches']>; withScorers: boolean }) {
  return (
    <ul>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} withScorers={withScorers} />
      ))}
    </ul>
  );
}
