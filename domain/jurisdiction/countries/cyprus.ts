import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Cyprus: the Betting Law of 2019; what an affiliate may do was not found. */
export const cyprus: Jurisdiction = {
  country: 'CY',
  minimumAge: 18,
  notices: [],
  helplines: [
    { name: 'Αρχή Αντιμετώπισης Εξαρτήσεων Κύπρου', phone: '1422', url: 'https://safergambling.gov.cy/', languages: ['el', 'en'] },
  ],
  regulator: { name: 'Εθνική Αρχή Στοιχημάτων', url: 'https://nba.gov.cy/' },
  advertising: { affiliateLinks: false, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [],
  statements: [
    notConfirmed('minimum-age', '18 in the Betting Law 37(I)/2019.', 'https://nba.gov.cy/en/frequently-asked-questions/', reviewedOn),
    notConfirmed('affiliate-links', 'no rule on affiliates was found.', 'https://nba.gov.cy/', reviewedOn),
    notConfirmed('bonuses', 'no rule was found.', 'https://nba.gov.cy/', reviewedOn),
    notConfirmed('live-scores', 'no rule was found.', 'https://nba.gov.cy/', reviewedOn),
    notConfirmed(
      'licences',
      'the list of class B licences was not seen.',
      'https://safergambling.gov.cy/en/illegal-betting/risk/',
      reviewedOn,
    ),
    notConfirmed(
      'licences',
      'bet365 and Betfair held one in 2017; such licences are given for one or two years, and who holds one now was not seen.',
      'https://calvinayre.com/2017/03/20/business/cyprus-online-sports-betting-licenses-betfair',
      lookedUpOn,
    ),
    confirmed(
      'helplines',
      'The addictions authority has a line for gambling, 1422.',
      'https://www.philenews.com/kipros/koinonia/article/1637051/archi-antimetopisis-exartiseon-exi-programmata-gia-exartisi-apo-ton-tzogo/',
      reviewedOn,
    ),
    notConfirmed('self-exclusion', 'a common platform was announced; whether it is open.', 'https://nba.gov.cy/', reviewedOn),
  ],
  reviewedOn,
};
