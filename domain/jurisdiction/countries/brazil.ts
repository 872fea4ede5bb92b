import type { LocalDay } from '#domain/time/local-day.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import { licence } from '../licence.ts';
import { confirmed, notConfirmed } from '../statement.ts';

const reviewedOn = '2026-11-21' as LocalDay;
const lookedUpOn = '2026-11-28' as LocalDay;

/** Brazil: Law 14.790/2023 and Ordinance SPA/MF 1.231/2024; authorised operators at addresses in .bet.br, and no welcome bonus. */
export const brazil: Jurisdiction = {
  country: 'BR',
  minimumAge: 18,
  notices: ['brazil-warning'],
  helplines: [
    { name: 'Disque Saúde (SUS)', phone: '136', url: 'https://www.gov.br/saude/', languages: ['pt-BR'] },
    { name: 'CVV', phone: '188', url: 'https://cvv.org.br/', languages: ['pt-BR'] },
  ],
  selfExclusion: { name: 'Plataforma Centralizada de Autoexclusão', url: 'https://www.gov.br/autoexclusaoapostas' },
  regulator: {
    name: 'Secretaria de Prêmios e Apostas',
    url: 'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
  },
  advertising: { affiliateLinks: true, bonuses: false, besideLiveScores: false },
  licensedBookmakers: [
    licence(
      'bet365',
      'https://g1.globo.com/economia/noticia/2025/02/11/governo-publica-nova-lista-de-bets-autorizadas-a-atuar-no-brasil-ate-2029.ghtml',
      lookedUpOn,
    ),
    licence(
      'betfair',
      'https://g1.globo.com/economia/noticia/2025/02/11/governo-publica-nova-lista-de-bets-autorizadas-a-atuar-no-brasil-ate-2029.ghtml',
      lookedUpOn,
    ),
    licence(
      'sportingbet',
      'https://g1.globo.com/economia/noticia/2025/02/11/governo-publica-nova-lista-de-bets-autorizadas-a-atuar-no-brasil-ate-2029.ghtml',
      lookedUpOn,
    ),
    licence(
      '1xbet',
      'https://gaming365.com.br/2025/07/30/secretaria-de-premios-e-apostas-autoriza-operacao-da-caixa-loterias-e-da-1xbet',
      lookedUpOn,
    ),
  ],
  statements: [
    confirmed(
      'minimum-age',
      '18.',
      'https://igamingbusiness.com/br/nao-categorizado/brasil-adota-restricoes-a-anuncios-de-apostas-para-proteger-menores/',
      reviewedOn,
    ),
    confirmed(
      'affiliate-links',
      'Advertising is allowed for authorised operators only, who answer for those they pay.',
      'https://www.ancora1.com/noticias/ministerio-da-fazenda-impoe-limites-a-publicidades-de-apostas',
      reviewedOn,
    ),
    confirmed(
      'bonuses',
      'No bonus or advantage before a bet, not even as advertising (art. 42 § 1).',
      'https://diaoficial.com/linkdo/1903310/2024_08_01_ASSINADO_do1?docid=24101&page=78&pageid=1903310',
      reviewedOn,
    ),
    confirmed(
      'live-scores',
      'No calls to action that suggest an immediate act (art. 12 IV).',
      'https://www.diaoficial.com/linkdo/1903310/2024_08_01_ASSINADO_do1?docid=24101&page=76&pageid=1903310',
      reviewedOn,
    ),
    confirmed(
      'licences',
      'bet365 was authorised in February 2025, until the end of 2029.',
      'https://br.cointelegraph.com/jogos/noticias/governo-concede-licenca-definitiva-para-mais-37-sites-de-apostas',
      reviewedOn,
    ),
    confirmed(
      'notices',
      '“18+” or “proibido para menores de 18 anos” is shown with every communication (art. 13 I).',
      'https://igamingbusiness.com/br/nao-categorizado/brasil-adota-restricoes-a-anuncios-de-apostas-para-proteger-menores/',
      reviewedOn,
    ),
    confirmed(
      'licences',
      'Betfair and Sportingbet were authorised with bet365; 1xBet (Defy Ltda) in July 2025, until 29 July 2030.',
      'https://gaming365.com.br/2025/07/30/secretaria-de-premios-e-apostas-autoriza-operacao-da-caixa-loterias-e-da-1xbet',
      lookedUpOn,
    ),
    notConfirmed(
      'licences',
      'BetMGM, Betsson, Betway, LeoVegas, Pinnacle and others: the list of today was not seen.',
      'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
      lookedUpOn,
    ),
    notConfirmed(
      'helplines',
      'the numbers are those of the public health service and of the CVV, which is for any distress.',
      'https://www.gov.br/saude/',
      reviewedOn,
    ),
    confirmed(
      'self-exclusion',
      'The platform excludes from all authorised operators since December 2025.',
      'https://www.yogonet.com/brasil/noticias/2025/12/11/7506-plataforma-do-governo-para-autoexclusao-de-apostadores-ja-esta-disponivel',
      reviewedOn,
    ),
  ],
  reviewedOn,
};
