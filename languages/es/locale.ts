import type { LocaleFacts } from '#languages/locale-facts.ts';

export const locale = {
  code: 'es',
  label: 'Español',
  shortLabel: 'ES',
  flag: 'es',
  prefix: '/es',
  openGraph: 'es_ES',
  zone: 'Europe/Madrid',
  domain: 'DOMAIN_ES',
} as const satisfies LocaleFacts;
