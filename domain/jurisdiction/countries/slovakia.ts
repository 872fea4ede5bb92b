import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;

/** Slovakia: act 30/2019; what an affiliate may do was not found. */
export const slovakia: Jurisdiction = {
  country: 'SK',
  minimumAge: 18,
  notices: [],
  helplines: [{ name: 'Linka pomoci pre problémy s hraním', phone: '0800 800 900', url: 'https://www.cpldz.sk/', languages: ['sk'] }],
  selfExclusion: { name: 'Register vylúčených osôb', url: 'https://www.urhh.sk/' },
  regulator: { name: 'Úrad pre reguláciu hazardných hier', url: 'https://www.urhh.sk/' },
  advertising: { affiliateLinks: false, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [],
  statements: [
    confirmed('minimum-age', '18 (act 30/2019).', 'https://www.nrsr.sk/web/Dynamic/DocumentPreview.aspx?DocID=498600', reviewedOn),
    notConfirmed(
      'affiliate-links',
      'what the act says of advertising by third parties was not read.',
      'https://www.nrsr.sk/web/Dynamic/DocumentPreview.aspx?DocID=498600',
      reviewedOn,
    ),
    notConfirmed('bonuses', 'not looked into.', 'https://www.urhh.sk/', reviewedOn),
    notConfirmed('live-scores', 'no rule was found.', 'https://www.urhh.sk/', reviewedOn),
    notConfirmed('licences', 'the list of licences was not seen.', 'https://www.urhh.sk/', reviewedOn),
    confirmed(
      'helplines',
      'The line 0800 800 900 is free, on working days from 9 to 13.',
      'https://www.24hod.sk/register-vylucenych-osob-z-gamblingu-sa-odporuca-ako-doplnok-k-liecbe-cl668752.html',
      reviewedOn,
    ),
    confirmed(
      'self-exclusion',
      'Whoever asks is entered in the register of excluded persons.',
      'https://www.teraz.sk/ekonomika/pocet-samovylucenych-hracov-z-haza/811840-clanok.html',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
