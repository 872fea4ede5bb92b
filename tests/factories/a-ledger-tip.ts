import type { FirstSportLedgerTip, LedgerMatch } from '#data/queries/ledger/ledger-tip.ts';
import type { FirstSportTip } from '#domain/ledger/ledger-record.ts';
import { aTip } from './a-tip.ts';

interface Over {
  readonly tip?: Partial<FirstSportTip>;
  readonly match?: Partial<LedgerMatch> | null;
  readonly settlement?: FirstSportLedgerTip['settlement'];
}

/** Returns an open tip as pages receive it: IFK Göteborg, in short Göteborg, at home to Malmö FF in the evening of 21 November 2026 in Sweden. */
export function aLedgerTip(sequence: number, { tip = {}, match = {}, settlement = null }: Over = {}): FirstSportLedgerTip {
  const published = new Date('2026-11-20T09:00:00Z');
  const kickoffUtc = new Date('2026-11-21T18:00:00Z');
  return {
    ...aTip({
      matchId: 77,
      tournamentId: 'sweden.allsvenskan',
      homeClubName: 'IFK Göteborg',
      awayClubName: 'Malmö FF',
      kickoffUtc,
      market: 'match-result',
      line: 0,
      selection: 'home',
      origin: 'live',
      ...tip,
    }),
    reasons: [],
    sequence,
    hash: 'a1b2',
    publishedAt: published,
    recordedAt: published,
    match: match && {
      id: 77,
      slug: 'ifk-goteborg-malmo-ff-2026-11-21',
      kickoffUtc,
      kickoffKnown: true,
      status: 'scheduled',
      period: null,
      minute: null,
      addedMinute: null,
      homeGoals: null,
      awayGoals: null,
      halfTimeHome: null,
      halfTimeAway: null,
      fullTimeHome: null,
      fullTimeAway: null,
      extraTimeHome: null,
      penaltiesHome: null,
      penaltiesAway: null,
      homeName: 'IFK Göteborg',
      homeRowName: 'Göteborg',
      awayName: 'Malmö FF',
      awayRowName: 'Malmö',
      play: null,
      facts: null,
      ...match,
    },
    tournament: { numericId: 5, name: 'Allsvenskan', slug: 'allsvenskan', categorySlug: 'sweden', countryCode: 'SWE', region: 'SE' },
    withdrawal: null,
    settlement,
  };
}
