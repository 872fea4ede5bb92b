import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { licence } from '../licence.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Portugal: none of the bookmakers to which links may lead is among the licensed operators. */
export const portugal: Jurisdiction = {
  country: 'PT',
  minimumAge: 18,
  notices: [],
  helplines: [{ name: 'Linha Vida', phone: '1414', url: 'https://jogoresponsavel.pt/linhas-de-ajuda', languages: ['pt'] }],
  selfExclusion: { name: 'Registo de autoexclusão (SRIJ)', url: 'https://www.srij.turismodeportugal.pt/' },
  regulator: { name: 'Serviço de Regulação e Inspeção de Jogos', url: 'https://www.srij.turismodeportugal.pt/' },
  advertising: { affiliateLinks: false, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [
    licence(
      'betclic',
      'https://www.jn.pt/nacional/artigo/apostas-online-os-sites-legais-os-riscos-e-como-pedir-autoexclusao/17957323',
      lookedUpOn,
    ),
    licence(
      'bet-and-win',
      'https://www.jn.pt/nacional/artigo/apostas-online-os-sites-legais-os-riscos-e-como-pedir-autoexclusao/17957323',
      lookedUpOn,
    ),
    licence(
      'betway',
      'https://www.jn.pt/nacional/artigo/apostas-online-os-sites-legais-os-riscos-e-como-pedir-autoexclusao/17957323',
      lookedUpOn,
    ),
    licence(
      '888sport',
      'https://www.jn.pt/nacional/artigo/apostas-online-os-sites-legais-os-riscos-e-como-pedir-autoexclusao/17957323',
      lookedUpOn,
    ),
  ],
  statements: [
    confirmed('minimum-age', '18.', 'https://www.srij.turismodeportugal.pt/', reviewedOn),
    notConfirmed('affiliate-links', 'what the code of advertising says of links.', 'https://www.srij.turismodeportugal.pt/', reviewedOn),
    notConfirmed(
      'bonuses',
      'not looked into, since no bookmaker to which links may lead is licensed.',
      'https://www.srij.turismodeportugal.pt/',
      reviewedOn,
    ),
    notConfirmed('live-scores', 'no rule was found.', 'https://www.srij.turismodeportugal.pt/', reviewedOn),
    confirmed(
      'licences',
      'Betclic, bwin, Betway and 888 are among the 17 licensed operators; bet365, Ladbrokes, William Hill and bet-at-home are not.',
      'https://www.jn.pt/nacional/artigo/apostas-online-os-sites-legais-os-riscos-e-como-pedir-autoexclusao/17957323',
      lookedUpOn,
    ),
    confirmed(
      'helplines',
      'Linha Vida is free and answers on addictions, gambling included.',
      'https://www.jn.pt/nacional/linha-vida-recebe-cada-vez-mais-pedidos-de-ajuda-sobre-vicio-do-jogo-12114187.html',
      reviewedOn,
    ),
    confirmed(
      'self-exclusion',
      'The platform of the SRIJ excludes from all licensed online operators.',
      'https://www.jn.pt/nacional/artigo/apostas-online-os-sites-legais-os-riscos-e-como-pedir-autoexclusao/17957323',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
