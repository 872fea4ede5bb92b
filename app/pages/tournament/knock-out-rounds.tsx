import { MatchList } from '#app/components/match-list.tsx';
import { roundName } from '#app/components/round-name.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { type Tie, type TieMatch, tiesOf } from '#domain/tournament/knock-out-ties.ts';
import styles from './knock-out-rounds.module.css';

type ListedTieMatch = TieMatch & { readonly listed: ListedMatch };

/** The knock-out rounds of a cup, the latest first; each tie with its legs and what they come to. */
export function KnockOutRounds({ matches }: { matches: readonly ListedMatch[] }) {
  const { t } = useWords();
  const rounds = new Map<string, ListedMatch[]>();
  for (const match of matches) rounds.set(match.stage as string, [...(rounds.get(match.stage as string) ?? []), match]);
  return [...rounds].reverse().map(([stage, ofRound]) => (
    <div key={stage}>
      <MatchList heading={roundName(t, { stage, matchday: null })} matches={ofRound} dated />
      <Verdicts
        ties={tiesOf(
          ofRound.map(toTieMatch),
          ofRound.some(({ leg }) => leg !== null),
        )}
      />
    </div>
  ));
}

/** The sides that go through where the rows alone do not show it: after two legs. */
function Verdicts({ ties }: { ties: readonly Tie<ListedTieMatch>[] }) {
  const { t } = useWords();
  const decided = ties.filter(({ matches, winnerId }) => matches.length > 1 && winnerId !== undefined);
  if (decided.length === 0) return null;
  return (
    <ul className={styles.verdicts}>
      {decided.map(({ firstId, winnerId, aggregate, matches }) => {
        const { listed } = matches[0] as ListedTieMatch;
        const winnerFirst = winnerId === firstId;
        const [of, against] = winnerFirst ? [aggregate?.first, aggregate?.second] : [aggregate?.second, aggregate?.first];
        return (
          <li key={firstId}>
            {t('tournament.goesThrough', { club: winnerFirst ? listed.homeName : listed.awayName })}{' '}
            <span>{t('tournament.aggregate', { first: of ?? 0, second: against ?? 0 })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function toTieMatch(match: ListedMatch): ListedTieMatch {
  const pair = (home: number | null, away: number | null) => (home === null || away === null ? null : { home, away });
  return {
    listed: match,
    homeId: match.homeId,
    awayId: match.awayId,
    kickoffUtc: new Date(match.kickoffUtc),
    goals: pair(match.homeGoals, match.awayGoals),
    penalties: pair(match.penaltiesHome, match.penaltiesAway),
    decided: match.status === 'finished' || match.status === 'awarded',
  };
}
