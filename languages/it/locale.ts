import type { LocaleFacts } from '#languages/locale-facts.ts';

export const locale = {
  code: 'it',
  label: 'Italiano',
  shortLabel: 'IT',
  flag: 'it',
  prefix: '/it',
  openGraph: 'it_IT',
  zone: 'Europe/Rome',
  domain: 'DOMAIN_IT',
} as const satisfies LocaleFacts;
