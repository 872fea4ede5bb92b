import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { licence } from '../licence.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Spain: Royal Decree 958/2020 as the Supreme Court left it in April 2024. */
export const spain: Jurisdiction = {
  country: 'ES',
  minimumAge: 18,
  notices: ['spain-responsible'],
  helplines: [{ name: 'FEJAR', phone: '900 200 225', url: 'https://fejar.org/', languages: ['es'] }],
  selfExclusion: { name: 'RGIAJ', url: 'https://www.ordenacionjuego.es/es/rgiaj' },
  regulator: { name: 'Dirección General de Ordenación del Juego', url: 'https://www.ordenacionjuego.es/' },
  advertising: { affiliateLinks: true, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [
    licence('william-hill', 'https://help.williamhill.es/hc/es/articles/22670149951645', lookedUpOn),
    licence(
      'bet-and-win',
      'https://www.elespanol.com/invertia/empresas/20251125/consumo-multa-millones-codere-betfair-operadores-juego-infracciones-graves/1003744028060_0.html',
      lookedUpOn,
    ),
    licence(
      'betfair',
      'https://www.elespanol.com/invertia/empresas/20251125/consumo-multa-millones-codere-betfair-operadores-juego-infracciones-graves/1003744028060_0.html',
      lookedUpOn,
    ),
    licence(
      '888sport',
      'https://www.elespanol.com/invertia/empresas/20251125/consumo-multa-millones-codere-betfair-operadores-juego-infracciones-graves/1003744028060_0.html',
      lookedUpOn,
    ),
    licence('betsson', 'https://betsson.es/info/terminos-y-condiciones.html', lookedUpOn),
    licence('interwetten', 'https://www.interwetten.es/de/content/termsandconditions/sportsbook', lookedUpOn),
  ],
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
    confirmed(
      'licences',
      'ElectraWorks Ceuta (bwin), Betfair and 888 Online were fined in November 2025 as operators with a licence. Premiere Megaplex (Betsson) and Interwetten España name theirs in their terms.',
      'https://www.elespanol.com/invertia/empresas/20251125/consumo-multa-millones-codere-betfair-operadores-juego-infracciones-graves/1003744028060_0.html',
      lookedUpOn,
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
