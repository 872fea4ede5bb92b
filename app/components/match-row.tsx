import { useWords } from '#app/i18n/words.tsx';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { outcomeOf } from '#domain/match/match-score.ts';
import { Crest } from './crest.tsx';
import { KickoffTime } from './kickoff-time.tsx';
import { MatchMoment } from './match-moment.tsx';
import { Price } from './price.tsx';
import { regularGoals } from './regular-goals.ts';
import { SlipPrice } from './slip-price.tsx';
import { Star } from './star.tsx';
import { TipChip } from './tip-chip.tsx';

/** The competition of a row, where a list holds several: its country's code below the hour, and on a desk's width its name. */
export interface RowCompetition {
  readonly code?: string;
  readonly name: string;
}

const hasScore = (match: ListedMatch) => match.homeGoals !== null && match.awayGoals !== null;

/** Who came out on top, the shoot-out included; undefined before the end. */
function winnerOf(match: ListedMatch): 'home' | 'draw' | 'away' | undefined {
  if (match.status !== 'finished' && match.status !== 'awarded') return undefined;
  if (match.penaltiesHome !== null && match.penaltiesAway !== null) {
    return outcomeOf({ home: match.penaltiesHome, away: match.penaltiesAway });
  }
  if (match.homeGoals === null || match.awayGoals === null) return undefined;
  return outcomeOf({ home: match.homeGoals, away: match.awayGoals });
}

/** One match on one line of 44 px: when, who, the score, the best 1 X 2 prices, the star. The row is one link but for prices and star. `dated` rows name their day, rows of mixed lists their `competition`. */
export function MatchRow({
  match,
  dated = false,
  competition,
}: {
  match: ListedMatch;
  dated?: boolean;
  competition?: RowCompetition | undefined;
}) {
  const { format, href, t } = useWords();
  const over = match.status === 'finished' || match.status === 'awarded';
  const live = match.status === 'live';
  const winner = winnerOf(match);
  const prices = over ? 'over' : live ? 'closed' : match.status === 'scheduled' ? 'open' : 'off';
  const named = t('match.versus', { home: match.homeName, away: match.awayName });
  return (
    <li className={`${live ? 'row live' : over ? 'row done' : 'row'}${match.tip === null ? '' : ' tipped'}`} data-match={match.id}>
      <a className="go" href={href(`/${match.slug}`)}>
        <span className="vh">{named}</span>
      </a>
      <span className={dated || competition !== undefined ? 't dated' : 't'}>
        {dated && (
          <small>
            <KickoffTime moment={new Date(match.kickoffUtc)} show="row-day" dayAlone={!match.kickoffKnown} />
          </small>
        )}
        <span>
          <MatchMoment match={match} />
        </span>
        {competition?.code !== undefined && <small title={format.competition(competition.name)}>{competition.code}</small>}
      </span>
      <Club
        side="h"
        name={match.homeName}
        row={match.homeRowName}
        short={match.homeShortName}
        crestName={match.homeCrestName}
        colours={match.homeColours}
        result={winner === undefined || winner === 'draw' ? undefined : winner === 'home' ? 'won' : 'lost'}
      />
      <span className="hs">{hasScore(match) ? match.homeGoals : ''}</span>
      <span className="dash">–</span>
      <span className="as">{hasScore(match) ? match.awayGoals : ''}</span>
      <Club
        side="a"
        name={match.awayName}
        row={match.awayRowName}
        short={match.awayShortName}
        crestName={match.awayCrestName}
        colours={match.awayColours}
        result={winner === undefined || winner === 'draw' ? undefined : winner === 'away' ? 'won' : 'lost'}
      />
      <RowPrice match={match} outcome="home" state={prices} />
      <RowPrice match={match} outcome="draw" state={prices} />
      <RowPrice match={match} outcome="away" state={prices} />
      {competition !== undefined && <span className="note-cell">{format.competition(competition.name)}</span>}
      {match.tip !== null && (
        <TipChip
          tip={match.tip}
          home={match.homeShortName}
          away={match.awayShortName}
          chosenIn={prices === 'open' ? match.id : undefined}
        />
      )}
      <Star id={`m${match.id}`} of={named} />
    </li>
  );
}

function regularOutcome(match: ListedMatch): 'home' | 'draw' | 'away' | undefined {
  const goals = regularGoals(match);
  return goals === undefined ? undefined : outcomeOf(goals);
}

function Club({
  side,
  name,
  row,
  short,
  crestName,
  colours,
  result,
}: {
  side: 'h' | 'a';
  name: string;
  row: string;
  short: string;
  crestName: string;
  colours: readonly string[];
  result: 'won' | 'lost' | undefined;
}) {
  return (
    <span className={result === undefined ? `club ${side}` : `club ${side} ${result}`}>
      <Crest name={crestName} colours={colours} />
      <span className={name.length > 21 ? 'full long' : 'full'} title={name}>
        {name.length > 22 ? row : name}
      </span>
      <span className="short">{short}</span>
    </span>
  );
}

const places = { home: 'p1', draw: 'px', away: 'p2' } as const;

/** The best price for an outcome. Before kick-off it can be chosen; afterwards it is a plain figure, framed where it came in. */
function RowPrice({
  match,
  outcome,
  state,
}: {
  match: ListedMatch;
  outcome: 'home' | 'draw' | 'away';
  state: 'open' | 'off' | 'closed' | 'over';
}) {
  const { t } = useWords();
  const odds = { home: match.bestHomeOdds, draw: match.bestDrawOdds, away: match.bestAwayOdds }[outcome];
  const cell = `p ${places[outcome]}`;
  if (odds !== null && state === 'open') {
    const best = match.valueSelection === outcome;
    return (
      <SlipPrice
        matchId={match.id}
        bet={{ market: 'match-result', line: 0, selection: outcome }}
        odds={odds}
        selection={{ home: match.homeShortName, draw: t('odds.draw'), away: match.awayShortName }[outcome]}
        className={best ? `${cell} best` : cell}
      >
        {best && <span className="vh">, {t('tip.aboveFair')}</span>}
      </SlipPrice>
    );
  }
  const look = odds === null ? ' none' : state === 'off' ? '' : state === 'over' && regularOutcome(match) === outcome ? ' hit' : ' past';
  return (
    <span className={cell + look}>
      <Price odds={odds} />
    </span>
  );
}
