import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Mexico: only holders of a permit of the Ministry of the Interior may advertise, with its number. */
export const mexico: Jurisdiction = {
  country: 'MX',
  minimumAge: 18,
  notices: [],
  helplines: [{ name: 'Línea de la Vida', phone: '800 911 2000', url: 'https://www.gob.mx/conasama', languages: ['es'] }],
  regulator: { name: 'Secretaría de Gobernación, Dirección General de Juegos y Sorteos', url: 'https://juegosysorteos.segob.gob.mx/' },
  advertising: { affiliateLinks: false, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [],
  statements: [
    confirmed(
      'minimum-age',
      '18; advertising must say that minors may not bet.',
      'https://afmedios.com/diario-oficial-publica-cambios-a-la-ley-federal-de-juegos-y-sorteos',
      reviewedOn,
    ),
    notConfirmed(
      'affiliate-links',
      'advertising needs a permit and carries its number, and must not promote bets explicitly; what that means for links.',
      'https://afmedios.com/diario-oficial-publica-cambios-a-la-ley-federal-de-juegos-y-sorteos',
      reviewedOn,
    ),
    notConfirmed('bonuses', 'no rule was found.', 'https://juegosysorteos.segob.gob.mx/', reviewedOn),
    notConfirmed('live-scores', 'no rule was found.', 'https://juegosysorteos.segob.gob.mx/', reviewedOn),
    notConfirmed('licences', 'the permits were not seen.', 'https://juegosysorteos.segob.gob.mx/', reviewedOn),
    notConfirmed(
      'licences',
      'bet365 worked under the permit of a partner until the authorities blocked it in November 2025; whether it may again.',
      'https://igamingfuturo.com/presentado/betano-y-bet365-siguen-con-operaciones-suspendidas-en-mexico',
      lookedUpOn,
    ),
    confirmed(
      'helplines',
      'The line is free and answers day and night, on mental health and addictions.',
      'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
