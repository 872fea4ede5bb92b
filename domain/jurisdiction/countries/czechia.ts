import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;

/** Czechia: the warning of the Ministry of Finance, and no bookmaker of ours with a Czech licence. */
export const czechia: Jurisdiction = {
  country: 'CZ',
  minimumAge: 18,
  notices: ['czechia-ministry'],
  helplines: [
    { name: 'Linka pomoci (Společnost Podané ruce)', phone: '777 477 877', url: 'https://www.nabertekurz.cz/', languages: ['cs'] },
    { name: 'Národní linka pro odvykání', phone: '800 350 000', url: 'https://www.chciodvykat.cz/', languages: ['cs'] },
  ],
  selfExclusion: {
    name: 'Rejstřík fyzických osob vyloučených z účasti na hazardních hrách',
    url: 'https://portal.hazard.mfcr.cz/aisg/verejny/rejstrik-vyloucenych-osob/zapis-vymaz',
  },
  regulator: { name: 'Ministerstvo financí', url: 'https://www.mfcr.cz/' },
  advertising: { affiliateLinks: false, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [],
  statements: [
    confirmed(
      'minimum-age',
      '18 (act 186/2016).',
      'https://www.zdarns.cz/mestsky-urad/potrebuji-vyridit/tombola/zakonna-omezeni-hazardnich-her',
      reviewedOn,
    ),
    notConfirmed(
      'affiliate-links',
      'advertising is allowed for operators licensed by the Ministry of Finance only; whether links paid by results are.',
      'https://www.mfcr.cz/',
      reviewedOn,
    ),
    notConfirmed('bonuses', 'not looked into, since no bookmaker of ours is licensed.', 'https://www.mfcr.cz/', reviewedOn),
    notConfirmed('live-scores', 'no rule was found.', 'https://www.mfcr.cz/', reviewedOn),
    notConfirmed('licences', 'none of our bookmakers was found among the licensed operators.', 'https://www.mfcr.cz/', reviewedOn),
    notConfirmed(
      'notices',
      'the warning of the Ministry of Finance as operators show it; the paragraph was not seen.',
      'https://www.mfcr.cz/',
      reviewedOn,
    ),
    confirmed(
      'helplines',
      'The line 777 477 877 answers day and night.',
      'https://www.zodpovednehrani.cz/nejen-pro-media/linka-pomoci-pro-hazardni-hrace-a-jejich-blizke-rozsiruje-svuj-provoz-nove-se-na-ni-mohou-vsichni-obratit-nonstop',
      reviewedOn,
    ),
    confirmed(
      'helplines',
      'The national line 800 350 000 advises on gambling on working days from 10 to 18.',
      'https://www.parlamentnilisty.cz/zpravy/tiskovezpravy/HSHMP-Nove-narodni-linky-pro-odvykani-alkoholu-a-hazardniho-hrani-556931',
      reviewedOn,
    ),
    confirmed(
      'self-exclusion',
      'Whoever asks is entered in the register and can leave it after a year at the earliest.',
      'https://www.gamblingvysocina.cz/rejstrik/',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
