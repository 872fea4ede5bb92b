import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { licence } from '../licence.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Greece: 21 years; only affiliates entered in the register of the Hellenic Gaming Commission may link, and this site is not. */
export const greece: Jurisdiction = {
  country: 'GR',
  minimumAge: 21,
  notices: ['greece-regulator'],
  helplines: [{ name: 'ΚΕΘΕΑ ΑΛΦΑ', phone: '1114', url: 'https://www.kethea.gr/', languages: ['el'] }],
  regulator: { name: 'Επιτροπή Εποπτείας και Ελέγχου Παιγνίων', url: 'https://www.gamingcommission.gov.gr/' },
  advertising: { affiliateLinks: false, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [
    licence(
      'bet365',
      'https://www.capital.gr/epixeiriseis/3547369/dothikan-oi-treis-protes-adeies-diadiktuakou-stoiximatos-apo-tin-eeep',
      lookedUpOn,
    ),
    licence(
      'betsson',
      'https://www.capital.gr/epixeiriseis/3547369/dothikan-oi-treis-protes-adeies-diadiktuakou-stoiximatos-apo-tin-eeep',
      lookedUpOn,
    ),
    licence('bet-and-win', 'https://www.kathimerini.gr/economy/561409891/online-tzogos-stin-teliki-eytheia-oi-adeies/', lookedUpOn),
    licence('interwetten', 'https://www.kathimerini.gr/economy/561409891/online-tzogos-stin-teliki-eytheia-oi-adeies/', lookedUpOn),
  ],
  statements: [
    confirmed('minimum-age', '21.', 'https://winupgo.com/casinos/europe/greece/laws-and-regulations', reviewedOn),
    confirmed(
      'affiliate-links',
      'Only for partners in the commission’s register (art. 45A, law 4002/2011; decision 509/2020). The operator of this site may change the row once it is entered there.',
      'https://www.gamingcommission.gov.gr/',
      reviewedOn,
    ),
    notConfirmed('bonuses', 'not looked into, since links are closed.', 'https://www.gamingcommission.gov.gr/', reviewedOn),
    notConfirmed('live-scores', 'not looked into, since links are closed.', 'https://www.gamingcommission.gov.gr/', reviewedOn),
    notConfirmed(
      'notices',
      'the wording is that of licensed operators’ advertising; the text of the rule was not seen.',
      'https://www.gamingcommission.gov.gr/',
      reviewedOn,
    ),
    confirmed(
      'licences',
      'bet365, Betsson, bwin and Interwetten were licensed in 2021; the licences of that year hold for seven years.',
      'https://flashnews.gr/post/594098/adeiodotisi-kai-rythmisi-ton-diadiktyakon-tycheron-paichnidion-stin-ellada/',
      lookedUpOn,
    ),
    notConfirmed('licences', 'who was licensed since.', 'https://www.gamingcommission.gov.gr/', lookedUpOn),
    confirmed(
      'helplines',
      'The line 1114 is run by KETHEA ALFA, Monday to Friday from 9 to 21.',
      'https://www.kethea.gr/en/kethea/therapeutic-programmes/helpline-1114/',
      reviewedOn,
    ),
    notConfirmed(
      'self-exclusion',
      'exclusion is asked of each licence holder; a common register was not found.',
      'https://www.gamingcommission.gov.gr/',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
