import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;

/** Spain: Royal Decree 958/2020 as the Supreme Court left it in April 2024. */
export const spain: Jurisdiction = {
  country: 'ES',
  minimumAge: 18,
  notices: ['spain-responsible'],
  helplines: [{ name: 'FEJAR', phone: '900 200 225', url: 'https://fejar.org/', languages: ['es'] }],
  selfExclusion: { name: 'RGIAJ', url: 'https://www.ordenacionjuego.es/es/rgiaj' },
  regulator: { name: 'Dirección General de Ordenación del Juego', url: 'https://www.ordenacionjuego.es/' },
  advertising: { affiliateLinks: true, bonuses: false, besideLiveScores: false },
  licensedBookmakers: ['williamhill'],
  statements: [
    confirmed('minimum-age', '18 (Law 13/2011).', 'https://www.boe.es/eli/es/rd/2020/11/03/958', reviewedOn),
    confirmed(
      'affiliate-links',
      'Affiliates need no licence; they must make sure that the operator has one and may advertise.',
      'https://www.ordenacionjuego.es/en/Pregunta7',
      reviewedOn,
    ),
    notConfirmed(
      'bonuses',
      'the ban on offers to new customers (art. 13.1 and 13.3 RD 958/2020) was annulled on 2 April 2024 and an attempt to bring it back failed in December 2025; which terms an affiliate may show.',
      'https://www.boe.es/eli/es/rd/2020/11/03/958',
      reviewedOn,
    ),
    notConfirmed('live-scores', 'no rule on text pages was found.', 'https://www.boe.es/eli/es/rd/2020/11/03/958', reviewedOn),
    confirmed(
      'licences',
      'William Hill (WHG Ceuta, S.A.) names its Spanish licences in its terms of November 2025.',
      'https://help.williamhill.es/hc/es/articles/22670149951645',
      reviewedOn,
    ),
    notConfirmed(
      'licences',
      'bet365 has a Spanish site; its present licence was not seen in the register.',
      'https://www.ordenacionjuego.es/',
      reviewedOn,
    ),
    notConfirmed(
      'notices',
      'the wording of the message on safer gambling is left to the advertiser.',
      'https://www.boe.es/eli/es/rd/2020/11/03/958',
      reviewedOn,
    ),
    confirmed('helplines', 'FEJAR, the federation of recovering gamblers, has a free line.', 'https://fejar.org/', reviewedOn),
    confirmed(
      'self-exclusion',
      'RGIAJ excludes from all online gambling of the state.',
      'https://www.ordenacionjuego.es/es/rgiaj',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
