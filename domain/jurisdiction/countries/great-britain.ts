import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { licence } from '../licence.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Great Britain: a licence of the Gambling Commission, and the codes of the Committee of Advertising Practice. */
export const greatBritain: Jurisdiction = {
  country: 'GB',
  minimumAge: 18,
  notices: [],
  helplines: [
    { name: 'National Gambling Helpline (GamCare)', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk/', languages: ['en'] },
  ],
  selfExclusion: { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
  regulator: { name: 'Gambling Commission', url: 'https://www.gamblingcommission.gov.uk/' },
  advertising: { affiliateLinks: true, bonuses: true, besideLiveScores: false },
  licensedBookmakers: [
    licence('bet365', 'https://www.gamblingcommission.gov.uk/public-and-players/guide/page/hillside-uk-sports-enc-findings', reviewedOn),
    licence(
      'ladbrokes',
      'https://www.gamblingcommission.gov.uk/public-register/public-statement/detail/lc-international-limited-public-statement',
      reviewedOn,
    ),
    licence('coral', 'https://intelligent-profiling.com/entain-record-regulatory-action-not-enough-says-gambling-with-lives', lookedUpOn),
    licence(
      'william-hill',
      'https://www.gamblingcommission.gov.uk/public-register/public-statement/detail/whg-international-limited-public-statement',
      reviewedOn,
    ),
    licence(
      'betfair',
      'https://www.gamblingcommission.gov.uk/public-register/public-statement/detail/paddy-power-betfair-public-statement',
      lookedUpOn,
    ),
    licence(
      'paddy-power',
      'https://www.gamblingcommission.gov.uk/public-register/public-statement/detail/paddy-power-betfair-public-statement',
      lookedUpOn,
    ),
    licence('betvictor', 'https://www.gamblingcommission.gov.uk/public-register/business/detail/actions/39576', lookedUpOn),
    licence('betway', 'https://www.gamblingcommission.gov.uk/public-register/business/detail/actions/39372', lookedUpOn),
    licence('unibet-uk', 'https://www.lbc.co.uk/article/c8e0c57d3f554f69ab52d76af747ead6-5HjdFk2_2/', lookedUpOn),
    licence(
      'betfred',
      'https://cliftondavies.com/petfre-gibraltar-limited-operator-of-betfred-com-and-oddsking-com-fined-2-9million-by-the-ukgc/',
      lookedUpOn,
    ),
    licence('sky-bet', 'https://www.online-casinos.com/news/casino/sky-betting-and-gaming-fined-1-17m.html', lookedUpOn),
    licence('betmgm', 'https://www.tomharris.org.uk/uncategorized/betmgm-to-launch-in-the-uk-risking-civil-war-with-entain/', lookedUpOn),
  ],
  statements: [
    confirmed(
      'minimum-age',
      '18 for betting, and advertising is for adults only.',
      'https://www.advicenetwork.org.uk/debt-and-money/gambling-problems/get-help-with-gambling-problems/',
      reviewedOn,
    ),
    confirmed(
      'affiliate-links',
      'Affiliates may advertise licensed operators; the rules of 2026 bind what they publish.',
      'https://affrate.com/guides-playbooks/compliance-rg/ukgc-promo-rules-2026-mixed-product-incentives-affiliates',
      reviewedOn,
    ),
    confirmed(
      'bonuses',
      'Allowed within one kind of gambling, with at most ten times wagering and the significant terms beside the offer, since 19 January 2026 (social responsibility code 5.1.1).',
      'https://www.gamblingzone.com/uk/the-zone/news/uk-gambling-commission-new-bonus-rules-to-start-in-january',
      reviewedOn,
    ),
    confirmed(
      'live-scores',
      'No urgent calls to bet, above all not where time is short as during a match (CAP guidance on responsibility and problem gambling, since 2018).',
      'https://www.asa.org.uk/resource/gambling-guidance-regulatory-statement.html',
      reviewedOn,
    ),
    confirmed(
      'licences',
      'bet365 (Hillside (UK Sports) ENC) is a licensee.',
      'https://www.gamblingcommission.gov.uk/public-and-players/guide/page/hillside-uk-sports-enc-findings',
      reviewedOn,
    ),
    confirmed(
      'licences',
      'Ladbrokes (LC International Limited) is a licensee.',
      'https://www.gamblingcommission.gov.uk/public-register/public-statement/detail/lc-international-limited-public-statement',
      reviewedOn,
    ),
    confirmed(
      'licences',
      'William Hill (WHG (International) Limited) is a licensee.',
      'https://www.gamblingcommission.gov.uk/public-register/public-statement/detail/whg-international-limited-public-statement',
      reviewedOn,
    ),
    confirmed(
      'licences',
      'Of the others the Commission published actions as of licensees: BV Gaming Limited (BetVictor), Betway Limited, PPB Counterparty Services Limited (Betfair, Paddy Power), Platinum Gaming Limited (Unibet), Petfre (Gibraltar) Limited (Betfred), Bonne Terre Limited (Sky Bet). LC International Limited runs Coral as well, and MGM was granted a licence for BetMGM.',
      'https://www.gamblingcommission.gov.uk/public-register/public-statement/detail/paddy-power-betfair-public-statement',
      lookedUpOn,
    ),
    notConfirmed(
      'licences',
      'bwin, Interwetten, 888sport, BoyleSports, LeoVegas, Pinnacle, Sportingbet, 1xBet and others: no page that says so was found.',
      'https://www.gamblingcommission.gov.uk/public-register/businesses',
      lookedUpOn,
    ),
    confirmed(
      'helplines',
      'The National Gambling Helpline answers day and night, free of charge.',
      'https://www.gamblingcommission.gov.uk/for-gambling-businesses/Compliance/General-compliance/Social-responsibility/Self-exclusion/Self-exclusion.aspx',
      reviewedOn,
    ),
    confirmed('self-exclusion', 'GAMSTOP excludes from all licensed online operators.', 'https://www.gamstop.co.uk/', reviewedOn),
  ],
  reviewedOn,
};
