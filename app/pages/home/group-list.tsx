import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/kickoff-time.tsx';
import groupStyles from '#app/components/match-group.module.css';
import { MatchRow } from '#app/components/match-row.tsx';
import { PriceHeads } from '#app/components/price-heads.tsx';
import { roundName } from '#app/components/round-name.ts';
import { useWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';
import folded from './folded-group.module.css';
import styles from './group-list.module.css';
import { type HomeAddress, homeAddress } from './home.address.ts';
import type { HomeGroup, HomeGroups } from './home-groups.server.ts';
import { PricesNote } from './prices-note.tsx';
import { ShowMore } from './show-more.tsx';

/** Matches by competition: in full those that matter most, then some on one line each, then a button for the rest. */
export function GroupList({ address, list }: { address: HomeAddress; list: HomeGroups }) {
  const matches = list.groups.flatMap((group) => group.matches ?? []);
  return (
    <>
      <div
        id="list"
        className={clsx(
          styles.groups,
          matches.every(({ tip, prediction }) => tip === null && prediction === null) && styles.withoutOpinions,
        )}
      >
        {list.groups.map((group) =>
          group.matches === undefined ? (
            <FoldedGroup key={group.tournament.id} group={group} address={address} />
          ) : (
            <OpenGroup key={group.tournament.id} group={group} withScorers={address.scorers} />
          ),
        )}
      </div>
      <ShowMore address={address} hasMore={list.remaining > 0} remaining={list.remaining} />
      <PricesNote matches={matches} />
    </>
  );
}

function OpenGroup({ group: { tournament, matches = [] }, withScorers }: { group: HomeGroup; withScorers: boolean }) {
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
      <button
        type="button"
        className={styles.pin}
        aria-pressed="false"
        aria-label={t('home.pin', { name: format.competition(tournament.name) })}
      >
        <Icon name="pin" small />
      </button>
      <details open>
        <summary className={clsx(groupStyles.head, styles.line)}>
          <span className={styles.fold}>
            <span className={text.visuallyHidden}>{format.competition(tournament.name)}</span>
            <Icon name="down" small />
          </span>
          <PriceHeads />
        </summary>
        <ul>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} withScorers={withScorers} />
          ))}
        </ul>
      </details>
    </match-group>
  );
}

function FoldedGroup({ group: { tournament }, address }: { group: HomeGroup; address: HomeAddress }) {
  const { format, href, t } = useWords();
  const id = `c${tournament.id}`;
  const open = [...address.open, tournament.id].sort((first, second) => first - second).slice(-12);
  return (
    <a
      className={folded.folded}
      id={id}
      data-group={id}
      data-keep-scroll={id}
      href={`${href(homeAddress.href({ ...address, open }))}#${id}`}
    >
      <span className={clsx(text.countryCode, folded.code)}>{tournament.code}</span>
      <b className={folded.name}>{format.competition(tournament.name)}</b>
      <span className={folded.count}>
        {t('home.inDay', { count: tournament.matches })}
        <live-count of={`live-c${tournament.id}`}>
          <span data-some="" hidden={tournament.live === 0}>
            , <span data-count="">{tournament.live > 0 && t('home.liveNow', { count: tournament.live })}</span>
          </span>
          <span data-none="" hidden={tournament.live > 0}>
            <NextKickoff moment={tournament.nextKickoffUtc} />
          </span>
        </live-count>
      </span>
      <Icon name="down" small />
    </a>
  );
}

/** Of "from 18:00" the hour is a moment that the browser may rewrite, so the words stand around it. */
function NextKickoff({ moment }: { moment: Date | null }) {
  const { t } = useWords();
  if (moment === null) return null;
  const [before = '', after = ''] = t('home.from', { time: '\u0000' }).split('\u0000');
  return (
    <>
      , {before}
      <KickoffTime moment={moment} show="time" />
      {after}
    </>
  );
}
