import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { licence } from '../licence.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Germany: the Interstate Treaty on Gambling 2021 and the official list of permitted operators. */
export const germany: Jurisdiction = {
  country: 'DE',
  minimumAge: 18,
  notices: ['germany-addiction'],
  helplines: [
    {
      name: 'Check dein Spiel (Bundesinstitut für Öffentliche Gesundheit)',
      phone: '0800 1 37 27 00',
      url: 'https://www.check-dein-spiel.de/',
      languages: ['de'],
    },
  ],
  selfExclusion: { name: 'OASIS', url: 'https://rp-darmstadt.hessen.de/sicherheit-und-kommunales/gluecksspiel/spielersperrsystem-oasis' },
  regulator: { name: 'Gemeinsame Glücksspielbehörde der Länder', url: 'https://www.gluecksspiel-behoerde.de/' },
  advertising: { affiliateLinks: true, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [licence('bet365', 'https://www.football.de/wetten-in-deutschland/', lookedUpOn)],
  statements: [
    confirmed(
      'minimum-age',
      '18; operators must say so and warn of addiction (§§ 6, 7 GlüStV 2021).',
      'https://lxgesetze.de/gl%C3%BCstv-2021/7',
      reviewedOn,
    ),
    confirmed(
      'affiliate-links',
      'Allowed for permitted operators only, never paid by turnover, deposits or stakes (§ 5 (6) GlüStV 2021); a page that also links to operators without permission is advertising for these (OVG Sachsen-Anhalt 2023).',
      'https://casinoonline.de/nachrichten/dvtm-interview-zum-gluecksspielstaatsvertrag-und-affiliate-maketing-43377',
      reviewedOn,
    ),
    notConfirmed(
      'bonuses',
      'what the conditions of the permissions allow third parties to advertise.',
      'https://www.gluecksspiel-behoerde.de/',
      reviewedOn,
    ),
    confirmed(
      'live-scores',
      'No advertising for bets on an event just before and during its transmission on the channel that shows it (§ 5 (3) GlüStV 2021); held here to mean: nothing beside live scores.',
      'https://winupgo.com/de/casinos/europe/germany/sports-betting/restrictions-on-betting-advertising-in-sports',
      reviewedOn,
    ),
    confirmed(
      'licences',
      'bet365 has held a German permission for years, as reported in 2025; the official list is renewed at least monthly.',
      'https://www.gameshub.com/de/nachrichten/casino-news/bet365-unter-druck-recherche',
      reviewedOn,
    ),
    notConfirmed(
      'licences',
      'bet-at-home was on the list in 2021; whether it is now.',
      'https://www.gluecksspiel-behoerde.de/',
      reviewedOn,
    ),
    notConfirmed(
      'licences',
      'Betway, bwin, Gamebookers, Interwetten, Ladbrokes, Sportingbet, Tipico and Winamax were on the list of 2021; whether they are now.',
      'https://www.gluecksspiel-behoerde.de/',
      lookedUpOn,
    ),
    confirmed(
      'helplines',
      'The national advice line on gambling is free of charge.',
      'https://gluecksspiel-behoerde.de/de/news/324-ggl-begruesst-weiter-finanzierung-der-bzga-gluecksspielsucht-hotline-durch-gluecksspielindustrie',
      reviewedOn,
    ),
    confirmed(
      'self-exclusion',
      'OASIS excludes from all permitted operators.',
      'https://rp-darmstadt.hessen.de/sicherheit-und-kommunales/gluecksspiel/spielersperrsystem-oasis',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
