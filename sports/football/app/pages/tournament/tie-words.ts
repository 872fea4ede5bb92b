import type { Words } from '#app/i18n/words/create-words.ts';
import type { ListedTie } from './knock-out-rounds.ts';

type DecidedTie = Pick<ListedTie, 'firstId' | 'winnerId' | 'kind' | 'score' | 'shootOut' | 'decidedBy' | 'isOver'>;

/**
 * Returns the outcome of a tie as a sentence: `Inter went through, 7–6 on aggregate, after extra time`. For a tie of two legs in progress its sum so
 * far; empty before.
 *
 * @param club the name of the winner, if it has one
 * @param isForPlace true for a final and a match for third place, after which no club goes through
 */
export function tieSentence({ t, format }: Pick<Words, 't' | 'format'>, tie: DecidedTie, club: string, isForPlace: boolean): string {
  const { kind, score, winnerId, decidedBy, shootOut } = tie;
  const scoreOf = ({ first, second }: { first: number; second: number }) => format.score({ home: first, away: second });
  if (winnerId === undefined) return kind === 'two-legs' && score !== null ? t('bracket.soFar', { score: scoreOf(score) }) : '';
  const ofWinner = (pair: { first: number; second: number }) =>
    winnerId === tie.firstId ? pair : { first: pair.second, second: pair.first };
  const parts = [t(isForPlace ? 'bracket.won' : 'bracket.through', { club })];
  if (score !== null && decidedBy !== 'later-round') {
    const written = scoreOf(ofWinner(score));
    parts.push(kind === 'two-legs' ? t('bracket.onAggregate', { score: written }) : written);
  }
  if (decidedBy === 'penalties' && shootOut !== null) parts.push(t('bracket.onPenalties', { score: scoreOf(ofWinner(shootOut)) }));
  if (decidedBy === 'extra-time') parts.push(t('bracket.afterExtraTime'));
  if (decidedBy === 'away-goals') parts.push(t('bracket.onAwayGoals'));
  if (decidedBy === 'award') parts.push(t('bracket.byAward'));
  if (kind === 'replay') parts.push(t('bracket.replay'));
  return parts.join(', ');
}

/** Returns the means by which a tie was decided, in a word or two; empty when its goals show it. */
export function tieVerdict({ t, format }: Pick<Words, 't' | 'format'>, { kind, shootOut, decidedBy }: DecidedTie): string {
  switch (decidedBy) {
    case 'penalties':
      return shootOut === null
        ? t('status.penaltiesShort')
        : `${t('status.penaltiesShort')} ${format.score({ home: shootOut.first, away: shootOut.second })}`;
    case 'extra-time':
      return t('status.extraTimeShort');
    case 'away-goals':
      return t('bracket.awayGoals');
    case 'award':
      return t('status.awarded');
    default:
      return kind === 'replay' ? t('bracket.replay') : '';
  }
}
