import type { LocaleFacts } from '#languages/locale-facts.ts';

export const locale = {
  code: 'gr',
  label: 'Ελληνικά',
  shortLabel: 'GR',
  flag: 'gr',
  prefix: '/gr',
  openGraph: 'el_GR',
  zone: 'Europe/Athens',
  domain: 'DOMAIN_GR',
} as const satisfies LocaleFacts;
