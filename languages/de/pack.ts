import type { LanguagePack } from '#languages/language-pack.ts';
import { customs } from './customs.ts';
import { locale } from './locale.ts';
import { competitionWords } from './names/competition-words.ts';
import { regions } from './names/regions.ts';

export const german = {
  locale,
  customs,
  regions,
  competitionWords,
  font: 'latin',
  messages: () => import('./messages.json', { with: { type: 'json' } }),
  server: () => import('./pack.server.ts'),
  checks: () => import('./checks.ts'),
} satisfies LanguagePack;
