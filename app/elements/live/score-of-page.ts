import { scoreText } from '#app/i18n/score-text.ts';
import type { Language } from '#domain/language/languages.ts';
import type { Goals } from '#domain/match/match-score.ts';

/** Returns a score as the language of the page writes it. */
export const scoreOfPage = (goals: Goals): string => scoreText(document.documentElement.lang as Language, goals);
