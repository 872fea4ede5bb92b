import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { DayOutcome } from '#data/queries/home/list-day-outcomes.ts';
import type { DayTournament } from '#data/queries/home/list-day-tournaments.ts';
import { dayPartOf } from './day-part.address.ts';
import folded from './folded-group.module.css';
import { type HomeAddress, homeAddress } from './home.address.ts';
import type { HomeGroup } from './home-groups.server.ts';
import { LineCounts } from './line-counts.tsx';
import { OpenedLine } from './open-group.tsx';

/** Max number of opened competitions in an address. */
const maxOpened = 12;

/** Returns the address of the list with one more competition opened, and with its fragment. */
export function addressWithOpened(address: HomeAddress, { id }: DayTournament): string {
  const open = [...address.open.filter((other) => other !== id), id].slice(-maxOpened).sort((first, second) => first - second);
  return `${homeAddress.href({ ...address, country: undefined, open })}#c${id}`;
}

/** Renders a competition on one line, in the list itself with the code of its country. The line is a link; in the browser it opens the matches in place. */
export function CompetitionLine({
  group,
  address,
  isOfList = false,
}: {
  group: HomeGroup;
  address: HomeAddress;
  /** True in the list itself, false below a country. */
  isOfList?: boolean;
}) {
  const { format, href, t } = useWords();
  const { tournament, matches, outcome, above } = group;
  const name = format.competition(tournament.name);
  const id = `c${tournament.id}`;
  if (!isOfList && above !== undefined) {
    return (
      <a className={clsx(folded.line, folded.sign, folded.upwards, folded.below)} href={`#${above === 'line' ? 'line-' : ''}${id}`}>
        <span className={folded.name}>
          <b>{name}</b> <small>{t('world.above')}</small>
        </span>
        <LineCounts of={id} address={address} {...tournament} />
      </a>
    );
  }
  return (
    <fold-line
      class={isOfList ? folded.ofList : undefined}
      data-group={isOfList ? id : undefined}
      id={isOfList ? `line-${id}` : undefined}
      src={href(dayPartOf(address, { competition: tournament.id }))}
      opens={`open=${tournament.id}`}
      rows={String(tournament.matches)}
    >
      <a className={clsx(folded.line, folded.sign, !isOfList && folded.below)} href={href(addressWithOpened(address, tournament))}>
        {isOfList && <span className={clsx(text.countryCode, folded.code)}>{tournament.code}</span>}
        <span className={folded.name}>
          <b>{name}</b> <LineWords tournament={tournament} outcome={outcome} />
        </span>
        <LineCounts of={id} address={address} {...tournament} />
      </a>
      <div hidden={matches === undefined}>{matches !== undefined && <OpenedLine group={group} withScorers={address.scorers} />}</div>
    </fold-line>
  );
}

/** Renders the hour of a competition's next match, and once all matches are over, the outcome of its predictions. */
function LineWords({ tournament, outcome }: { tournament: DayTournament; outcome: DayOutcome | undefined }) {
  const { nextKickoffUtc, live, toCome, finished } = tournament;
  const { t } = useWords();
  if (nextKickoffUtc !== null) {
    // In "from 18:00" the hour is a moment that the browser may rewrite, so the words are put around it.
    const [before = '', after = ''] = t('home.from', { time: '\u0000' }).split('\u0000');
    return (
      <small>
        {before}
        <KickoffTime moment={nextKickoffUtc} show="time" />
        {after}
      </small>
    );
  }
  if (live + toCome > 0 || finished === 0) return null;
  return <small>{outcome === undefined ? t('home.finished', { count: finished }) : <OutcomeWords outcome={outcome} />}</small>;
}

/** Renders the outcome of decided predictions: "6 of 10 right, 5 promised". */
export function OutcomeWords({ outcome: { right, decided, promised } }: { outcome: DayOutcome }) {
  const { t, format } = useWords();
  return t('predictions.rightOf', {
    right: format.integer(right),
    decided: format.integer(decided),
    promised: format.integer(Math.round(promised)),
  });
}
