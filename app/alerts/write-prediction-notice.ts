import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { lawNote } from '#app/shell/law/law-note.ts';
import type { PredictionFacts } from '#data/queries/alerts/get-prediction-facts.ts';
import { predictedChance } from '#domain/prediction/prediction.ts';
import type { Notice } from './notice.ts';
import type { NoticeReader } from './write-match-notice.ts';

/** Returns the notice of a frozen prediction; undefined when the match has begun, or will not be played as announced. */
export function writePredictionNotice(
  facts: PredictionFacts,
  { words: { t, format, locale }, zone }: Omit<NoticeReader, 'hideScores'>,
): Notice | undefined {
  if (facts.status !== 'scheduled') return undefined;
  const { sport, matchId, slug, kickoffUtc, result, homeName, awayName, namedFirst, homeScore, awayScore } = facts;
  const said = { home: homeName, draw: t('odds.draw'), away: awayName }[result];
  const pairing = pairingWords({ home: homeName, away: awayName, namedFirst }, t);
  const match = t('push.predictionOf', { match: pairing, time: format.time(kickoffUtc, zone) });
  const score =
    homeScore === null || awayScore === null
      ? []
      : [t('push.likeliestScore', { score: format.score({ home: homeScore, away: awayScore }) })];
  return {
    title: t('push.prediction', { result: said, chance: format.percent(predictedChance(facts)) }),
    body: `${[match, ...score].join(' ')}\n${lawNote(locale.tag)}`,
    tag: `prediction${matchId}`,
    path: matchPath(sport, slug),
    language: locale.tag,
  };
}
