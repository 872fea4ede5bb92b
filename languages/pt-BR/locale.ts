import type { LocaleFacts } from '#languages/locale-facts.ts';

export const locale = {
  code: 'pt_br',
  label: 'Português (Brasil)',
  shortLabel: 'PT-BR',
  flag: 'br',
  prefix: '/pt_br',
  openGraph: 'pt_BR',
  zone: 'America/Sao_Paulo',
  domain: 'DOMAIN_PT_BR',
} as const satisfies LocaleFacts;
