import type { Language } from '#domain/language/languages.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { writingCustoms } from '#languages/writing-customs.ts';

/** Returns a score as readers of a language write it: `2–1`, `2:1`, `2-1`, `2 x 1`. */
export function scoreText(language: Language, { home, away }: Goals): string {
  return `${home}${writingCustoms[language].scoreSign}${away}`;
}
