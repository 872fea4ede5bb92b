import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;

/** Denmark: licensed operators may advertise, with age, StopSpillet and ROFUS; no present licence of ours was confirmed. */
export const denmark: Jurisdiction = {
  country: 'DK',
  minimumAge: 18,
  notices: [],
  helplines: [{ name: 'StopSpillet', phone: '70 22 28 25', url: 'https://www.stopspillet.dk/', languages: ['da'] }],
  selfExclusion: { name: 'ROFUS', url: 'https://www.rofus.nu/' },
  regulator: { name: 'Spillemyndigheden', url: 'https://www.spillemyndigheden.dk/' },
  advertising: { affiliateLinks: true, bonuses: true, besideLiveScores: false },
  licensedBookmakers: [],
  statements: [
    confirmed(
      'minimum-age',
      '18, and advertising is for adults only (§ 36 of the gambling act).',
      'https://www.spillemyndigheden.dk/markedsfoering-af-spil',
      reviewedOn,
    ),
    confirmed(
      'affiliate-links',
      'Advertising is forbidden for operators without a Danish licence and allowed for those with one.',
      'https://www.spillemyndigheden.dk/nyheder/forbud-mod-reklamering-spil-uden-tilladelse',
      reviewedOn,
    ),
    confirmed(
      'bonuses',
      'Allowed up to 1,000 kroner with all terms beside the offer.',
      'https://www.spillemyndigheden.dk/markedsfoering-af-spil',
      reviewedOn,
    ),
    notConfirmed('live-scores', 'no rule was found.', 'https://www.spillemyndigheden.dk/markedsfoering-af-spil', reviewedOn),
    notConfirmed(
      'licences',
      'bet365 has a Danish site; its present licence was not seen in the list.',
      'https://www.spillemyndigheden.dk/',
      reviewedOn,
    ),
    confirmed('notices', 'Marketing names the age, the help line and ROFUS.', 'https://info.skat.dk/data.aspx?oid=2168820', reviewedOn),
    confirmed(
      'helplines',
      'StopSpillet is the authority’s own line, free and independent of operators.',
      'https://www.spillemyndigheden.dk/en/news/more-500-have-applied-help-compulsive-gambling-stopspillet-helpline-success',
      reviewedOn,
    ),
    confirmed(
      'self-exclusion',
      'ROFUS excludes from all licensed online operators.',
      'https://www.borger.dk/kultur-og-fritid/spilafhaengighed',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
