import type { LocaleFacts } from '#languages/locale-facts.ts';

export const locale = {
  code: 'en',
  label: 'English',
  shortLabel: 'EN',
  flag: 'gb',
  prefix: '',
  openGraph: 'en_GB',
  zone: 'Europe/London',
  domain: 'DOMAIN_EN',
} as const satisfies LocaleFacts;
