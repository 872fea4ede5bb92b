import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Austria: betting is regulated by the nine states, each with its own law. */
export const austria: Jurisdiction = {
  country: 'AT',
  minimumAge: 18,
  notices: [],
  helplines: [{ name: 'Spielsuchthilfe Wien', url: 'https://www.spielsuchthilfe.at/', languages: ['de'] }],
  advertising: { affiliateLinks: false, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [],
  statements: [
    confirmed(
      'minimum-age',
      '18 in the betting laws of the states; here that of Lower Austria (§ 8).',
      'https://gesetzefinden.at/landesrecht/landesgesetze/no-wettg/para-8',
      reviewedOn,
    ),
    notConfirmed('affiliate-links', 'nine laws, none of which was read as to links.', 'https://www.ris.bka.gv.at/', reviewedOn),
    notConfirmed('bonuses', 'nine laws, none of which was read as to bonuses.', 'https://www.ris.bka.gv.at/', reviewedOn),
    notConfirmed('live-scores', 'no rule was found.', 'https://www.ris.bka.gv.at/', reviewedOn),
    notConfirmed('licences', 'permissions are given state by state.', 'https://www.ris.bka.gv.at/', reviewedOn),
    notConfirmed(
      'licences',
      'a magazine called the sports bets of Interwetten legal in 2025, without naming the permission.',
      'https://profil.at/investigativ/ski-wm-saalbach-sponsoring-illegales-online-casino-gluecksspiel/403002286',
      lookedUpOn,
    ),
    confirmed(
      'helplines',
      'Spielsuchthilfe advises people who gamble and their families, free of charge.',
      'https://www.spielsuchthilfe.at/',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
