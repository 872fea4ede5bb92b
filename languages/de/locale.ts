import type { LocaleFacts } from '#languages/locale-facts.ts';

export const locale = {
  code: 'de',
  label: 'Deutsch',
  shortLabel: 'DE',
  flag: 'de',
  prefix: '/de',
  openGraph: 'de_DE',
  zone: 'Europe/Berlin',
  domain: 'DOMAIN_DE',
} as const satisfies LocaleFacts;
