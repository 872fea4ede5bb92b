import type { LocaleFacts } from '#languages/locale-facts.ts';

export const locale = {
  code: 'cz',
  label: 'Čeština',
  shortLabel: 'CZ',
  flag: 'cz',
  prefix: '/cz',
  openGraph: 'cs_CZ',
  zone: 'Europe/Prague',
  domain: 'DOMAIN_CZ',
} as const satisfies LocaleFacts;
