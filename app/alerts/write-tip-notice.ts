import { clubsOfTip } from '#app/components/tips/tip-clubs.ts';
import { betOfTip } from '#app/components/tips/tip-state.ts';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { lawNote } from '#app/shell/law/law-note.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import type { Notice } from './notice.ts';
import type { NoticeReader } from './write-match-notice.ts';

/** Returns the notice of a new tip; undefined for one that was withdrawn meanwhile, or whose match is no longer stored. */
export function writeTipNotice(
  tip: LedgerTip,
  { words: { t, format, locale }, zone }: Omit<NoticeReader, 'hideScores'>,
): Notice | undefined {
  if (tip.match === null || tip.withdrawal !== null) return undefined;
  const clubs = clubsOfTip(tip);
  const time = tip.match.kickoffKnown
    ? `${format.rowDay(tip.match.kickoffUtc, zone)} ${format.time(tip.match.kickoffUtc, zone)}`
    : format.rowDay(tip.match.kickoffUtc, zone);
  return {
    title: t('push.tip', { bet: anyBetWords(betOfTip(tip), clubs, { t, format }), price: format.decimalOdds(tip.decimalOdds) }),
    body: `${t('push.tipBody', {
      match: pairingWords(clubs, t),
      time,
      chance: format.percent(tip.probability),
      fair: format.decimalOdds(Math.round(100 / tip.probability) / 100),
    })}\n${lawNote(locale.tag)}`,
    tag: `tip${tip.sequence}`,
    path: matchPath(sportOfTip(tip), tip.match.slug),
    language: locale.tag,
  };
}
