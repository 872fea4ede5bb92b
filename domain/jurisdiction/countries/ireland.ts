import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Ireland: the Gambling Regulation Act 2024 comes into force in parts; until that is settled, nothing is advertised. */
export const ireland: Jurisdiction = {
  country: 'IE',
  minimumAge: 18,
  notices: [],
  helplines: [{ name: 'Extern Problem Gambling', url: 'https://www.problemgambling.ie/', languages: ['en'] }],
  regulator: { name: 'Gambling Regulatory Authority of Ireland', url: 'https://www.grai.ie/' },
  advertising: { affiliateLinks: false, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [],
  statements: [
    confirmed(
      'minimum-age',
      '18 (Gambling Regulation Act 2024).',
      'https://www.gov.ie/en/organisation-information/2ceb2-information-for-the-public/',
      reviewedOn,
    ),
    notConfirmed(
      'affiliate-links',
      'which parts of the act on advertising hold already, and whether an affiliate needs a licence of its own.',
      'https://www.grai.ie/',
      reviewedOn,
    ),
    notConfirmed('bonuses', 'how far inducements remain allowed.', 'https://www.grai.ie/', reviewedOn),
    notConfirmed('live-scores', 'no rule was found.', 'https://www.grai.ie/', reviewedOn),
    notConfirmed('licences', 'licences under the new act are being applied for since 2026.', 'https://www.grai.ie/', reviewedOn),
    notConfirmed(
      'licences',
      'Paddy Power, bet365 and William Hill held one of 2015; such licences end after two years, and who holds one now was not seen.',
      'https://www.lkshields.ie/news-insights/publication/betting-amendment-act-2015-six-months-on-what-has-happened',
      lookedUpOn,
    ),
    confirmed('helplines', 'Extern advises people who gamble and their families.', 'https://www.problemgambling.ie/', reviewedOn),
    notConfirmed(
      'self-exclusion',
      'the act provides for a National Gambling Exclusion Register; whether it is open yet.',
      'https://www.grai.ie/',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
