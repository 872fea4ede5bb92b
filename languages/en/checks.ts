import type { LanguageChecks } from '#languages/language-checks.ts';

export const checks: LanguageChecks = {
  countedWords: `match matches|goal goals|tip tips|league leagues|club/club clubs/club|competition competitions|finished|country countries|bookmaker bookmakers|penalty penalties|day days|unit units|
    record records|article articles|vote votes|entry entries|time times|result results|set sets|game games|point points|win wins|minute|live|computed|more|settled|withdrawn|of|right|prediction predictions|recorded`,
  saysThen: /when we (?:made|tipped)|at the time/i,
  sameAsEnglish: [],
};
