import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import { outcomeWords } from './outcome-words.ts';
import type { Translate } from './translate.ts';

/** The words for the stages of a match. */
export type StageWords = Readonly<
  Record<
    Exclude<MatchPeriod | MatchStatus, 'scheduled' | 'first-half' | 'second-half' | 'extra-time'> | 'afterExtraTime' | 'afterPenalties',
    string
  >
>;

/** Words that live elements put into the page, in its language; `fillIn` fills `{…}`. */
export interface LiveWords {
  /** Stages of a match for a row's first column. */
  readonly stages: StageWords;
  readonly goal: string;
  readonly ownGoalMark: string;
  readonly penaltyMark: string;
  readonly redCard: string;
  readonly shirt: string;
  readonly kickedOff: string;
  readonly noGoalYet: string;
  readonly takenBack: string;
  readonly cut: string;
  readonly spokenGoal: string;
  readonly spokenTakenBack: string;
  /** Text with placeholders for three percentages. */
  readonly chances: string;
  readonly changes: string;
  /** Text with the number of new tips. */
  readonly newOnes: string;
  readonly outcomes: ReturnType<typeof outcomeWords>;
  /** Text for an outcome that is only expected. */
  readonly expected: string;
  /** The outcomes of a prediction. */
  readonly predictions: Readonly<Record<PredictionOutcome, string>>;
}

/** Returns words with their placeholders filled in. */
export function fillIn(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Returns the words of a language. */
export function liveWords(t: Translate): LiveWords {
  return {
    stages: {
      live: t('status.live'),
      'half-time': t('status.halfTimeShort'),
      'extra-time-break': t('status.extraTimeBreakShort'),
      penalties: t('status.penaltiesShort'),
      awaited: t('status.awaitedShort'),
      finished: t('status.fullTimeShort'),
      postponed: t('status.postponedShort'),
      cancelled: t('status.cancelledShort'),
      abandoned: t('status.abandonedShort'),
      awarded: t('status.awardedShort'),
      afterExtraTime: t('status.extraTimeShort'),
      afterPenalties: t('status.penaltiesShort'),
    },
    goal: t('live.goal'),
    ownGoalMark: t('match.ownGoalMark'),
    penaltyMark: t('match.penaltyMark'),
    redCard: t('timeline.red-card'),
    shirt: t('match.shirt', { number: '{number}' }),
    kickedOff: t('live.kickedOff'),
    noGoalYet: t('live.noGoalYet'),
    takenBack: t('live.takenBack'),
    cut: t('live.cut', { time: '{time}' }),
    spokenGoal: t('live.spokenGoal', { home: '{home}', away: '{away}', score: '{score}' }),
    spokenTakenBack: t('live.spokenTakenBack', { home: '{home}', away: '{away}', score: '{score}' }),
    outcomes: outcomeWords(t),
    expected: t('tip.expected', { outcome: '{outcome}' }),
    predictions: { right: t('predictions.outcomes.right'), wrong: t('predictions.outcomes.wrong'), void: t('predictions.outcomes.void') },
    chances: t('live.chances', { home: '{home}', draw: '{draw}', away: '{away}' }),
    changes: t('live.changes', { count: '{count}' }),
    newOnes: t('live.newOnes', { count: '{count}' }),
  };
}
