import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { licence } from '../licence.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Italy: no advertising of gambling at all; prices may be compared, neutrally. */
export const italy: Jurisdiction = {
  country: 'IT',
  minimumAge: 18,
  notices: ['italy-addiction'],
  helplines: [
    {
      name: 'Telefono Verde Nazionale per le problematiche legate al Gioco d’Azzardo (ISS)',
      phone: '800 558 822',
      url: 'https://usciamodalgioco.iss.it/',
      languages: ['it'],
    },
  ],
  selfExclusion: { name: 'RUA', url: 'https://www.adm.gov.it/' },
  regulator: { name: 'Agenzia delle Dogane e dei Monopoli', url: 'https://www.adm.gov.it/' },
  advertising: { affiliateLinks: false, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [
    licence('bet365', 'https://www.leccenews24.it/attualita/nuovo-mercato-scommesse-sportive-italia-2026-adm.htm', lookedUpOn),
    licence('william-hill', 'https://www.leccenews24.it/attualita/nuovo-mercato-scommesse-sportive-italia-2026-adm.htm', lookedUpOn),
    licence('888sport', 'https://www.leccenews24.it/attualita/nuovo-mercato-scommesse-sportive-italia-2026-adm.htm', lookedUpOn),
    licence('betsson', 'https://www.leccenews24.it/attualita/nuovo-mercato-scommesse-sportive-italia-2026-adm.htm', lookedUpOn),
    licence('leovegas', 'https://www.leccenews24.it/attualita/nuovo-mercato-scommesse-sportive-italia-2026-adm.htm', lookedUpOn),
  ],
  statements: [
    confirmed(
      'minimum-age',
      '18; minors are kept out of all online games.',
      'https://www.camera.it/leg17/561?appro=app_tutela_minori',
      reviewedOn,
    ),
    confirmed(
      'affiliate-links',
      'Any advertising of games and bets with money prizes, direct or indirect, is forbidden on every medium (art. 9, decree-law 87/2018, “Dignità”).',
      'https://www.ilpost.it/2019/08/01/decreto-dignita-gioco-azzardo/',
      reviewedOn,
    ),
    confirmed('bonuses', 'Forbidden by the same article.', 'https://www.ilpost.it/2019/08/01/decreto-dignita-gioco-azzardo/', reviewedOn),
    confirmed(
      'live-scores',
      'Forbidden by the same article.',
      'https://www.ilpost.it/2019/08/01/decreto-dignita-gioco-azzardo/',
      reviewedOn,
    ),
    confirmed(
      'licences',
      'bet365, William Hill, 888, Betsson and LeoVegas are among the 46 operators that hold the 52 concessions of November 2025, for nine years; Betway, Unibet and 1xBet did not apply.',
      'https://www.leccenews24.it/attualita/nuovo-mercato-scommesse-sportive-italia-2026-adm.htm',
      lookedUpOn,
    ),
    notConfirmed(
      'licences',
      'bwin, Marathonbet, Stanleybet, the sportsbook of Betfair, and Pinnacle, whose concession of 2019 ran until 2022: the list of concessions was not seen.',
      'https://www.adm.gov.it/',
      lookedUpOn,
    ),
    confirmed(
      'helplines',
      'The national line of the Istituto Superiore di Sanità is free, Monday to Friday from 10 to 16.',
      'https://www.bcc-lavoce.it/2023/03/gioco-dazzardo-un-aiuto-contro-le-dipendenze-dal-telefono-verde-nazionale/',
      reviewedOn,
    ),
    confirmed(
      'self-exclusion',
      'RUA excludes from all licensed online operators.',
      'https://www.agimeg.it/giochionline/adm-disponibile-registro-unico-di-autoesclusione-dal-gioco-a-distanza',
      reviewedOn,
    ),
    notConfirmed('notices', 'the sentence is that of the usage of licensed operators.', 'https://www.adm.gov.it/', reviewedOn),
  ],
  reviewedOn,
};
