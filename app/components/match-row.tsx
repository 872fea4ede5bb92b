import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { outcomeOf } from '#domain/match/match-score.ts';
import { Crest } from './crest.tsx';
import { KickoffTime } from './kickoff-time.tsx';
import { MatchMoment } from './match-moment.tsx';
import { Price } from './price.tsx';
import { Star } from './star.tsx';

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

/** One match on one line of 44 px: when, who, the score, the best 1 X 2 prices, the star. The whole row is one link. `dated` rows name the day, rows of mixed lists their `competition`. */
export function MatchRow({
  match,
  dated = false,
  competition,
  note,
}: {
  match: ListedMatch;
  dated?: boolean;
  competition?: { code: string; name: string };
  note?: ReactNode;
}) {
  const { href, t } = useWords();
  const over = match.status === 'finished' || match.status === 'awarded';
  const live = match.status === 'live';
  const winner = winnerOf(match);
  const named = t('match.versus', { home: match.homeName, away: match.awayName });
  return (
    <li className={live ? 'row live' : over ? 'row done' : 'row'} data-match={match.id}>
      <a className="go" href={href(`/${match.slug}`)}>
        <span className="vh">{named}</span>
      </a>
      <span className={dated || competition !== undefined ? 't dated' : 't'}>
        {dated && (
          <small>
            <KickoffTime moment={new Date(match.kickoffUtc)} show="row-day" />
          </small>
        )}
        <span>
          <MatchMoment match={match} />
        </span>
        {competition !== undefined && <small title={competition.name}>{competition.code}</small>}
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
      <RowPrice place="p1" odds={match.bestHomeOdds} open={!live && !over} hit={over && regularOutcome(match) === 'home'} />
      <RowPrice place="px" odds={match.bestDrawOdds} open={!live && !over} hit={over && regularOutcome(match) === 'draw'} />
      <RowPrice place="p2" odds={match.bestAwayOdds} open={!live && !over} hit={over && regularOutcome(match) === 'away'} />
      {note !== undefined && <span className="note-cell">{note}</span>}
      <Star id={`m${match.id}`} of={named} />
    </li>
  );
}

/** The 1 X 2 market is settled after ninety minutes; what came in extra time is left out. */
function regularOutcome(match: ListedMatch): 'home' | 'draw' | 'away' | undefined {
  const home = match.fullTimeHome ?? (match.extraTimeHome === null ? match.homeGoals : null);
  const away = match.fullTimeAway ?? (match.extraTimeHome === null ? match.awayGoals : null);
  return home === null || away === null ? undefined : outcomeOf({ home, away });
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
        {name.length > 24 ? row : name}
      </span>
      <span className="short">{short}</span>
    </span>
  );
}

function RowPrice({ place, odds, open, hit }: { place: 'p1' | 'px' | 'p2'; odds: number | null; open: boolean; hit: boolean }) {
  const state = odds === null ? ' none' : hit ? ' hit' : open ? '' : ' past';
  return (
    <span className={`p ${place}${state}`}>
      <Price odds={odds} />
    </span>
  );
}
