import { combineSeeds } from '#domain/chance/random.ts';
import type { Formatters } from '../formatters.ts';
import type { Locale } from '../locales.ts';
import type { PreviewFacts } from './preview-facts.ts';
import { createPreviewFigures } from './preview-figures.ts';
import type { PreviewValue, Statement } from './preview-kinds.ts';
import type { PreviewLanguage } from './preview-language.ts';
import { previewLanguages } from './preview-languages.server.ts';

export interface Sentences {
  /** Puts a statement into words, by a pattern that is not yet in `used` while there is one, and notes it there. */
  word(statement: Statement, facts: PreviewFacts, used: Set<string>): string;
}

/** A placeholder: the value's name, and after a bar the counted thing. */
export const placeholder = /\{(\w+)(?:\|(\w+))?\}/g;

const sentencesByTag = new Map<string, Sentences>();

/** Returns the sentences of a language, made once. */
export function createSentences(locale: Locale, format: Formatters): Sentences {
  let sentences = sentencesByTag.get(locale.tag);
  if (sentences === undefined) {
    sentences = makeSentences(locale, format, previewLanguages[locale.tag]);
    sentencesByTag.set(locale.tag, sentences);
  }
  return sentences;
}

function makeSentences({ tag }: Locale, format: Formatters, language: PreviewLanguage): Sentences {
  const figures = createPreviewFigures(tag, format, language);
  const write = (value: PreviewValue, form: string | undefined): string => {
    if (typeof value === 'string') return value;
    return form === undefined ? figures.write(value) : figures.writeCounted(value, form);
  };
  const roundOf = ({ round }: Statement['values']) =>
    typeof round === 'string' && language.lowersRounds ? { round: lowered(round, tag) } : {};
  return {
    word({ kind, values: own }, facts, used) {
      const side = own.side === 'home' || own.side === 'away' ? language.sides[own.side] : undefined;
      const values: Statement['values'] = { home: facts.home.rowName, away: facts.away.rowName, ...own, side, ...roundOf(own) };
      const usable = language.patterns[kind].filter((pattern) => namesIn(pattern).every((name) => values[name] !== undefined));
      const fresh = usable.filter((pattern) => !used.has(pattern));
      const timesUsed = language.patterns[kind].filter((pattern) => used.has(pattern)).length;
      const pattern = drawn(fresh.length > 0 ? fresh : usable, combineSeeds(combineSeeds(facts.matchId, kind), timesUsed));
      if (pattern === undefined)
        throw new Error(`no pattern of "${kind}" in ${tag} can do without what is not known of match ${facts.matchId}`);
      used.add(pattern);
      const filled = pattern.replace(placeholder, (_, name: string, form?: string) => write(values[name] as PreviewValue, form));
      return capitalised(language.polish?.(filled) ?? filled, pattern, tag);
    },
  };
}

const namesIn = (pattern: string): string[] => [...pattern.matchAll(placeholder)].map((found) => found[1] as string);

const drawn = (patterns: readonly string[], seed: number): string | undefined => patterns[seed % patterns.length];

/** `Quarter-final` becomes small; `League Phase`, which is a name, does not. */
function lowered(round: string, tag: string): string {
  return /\s\p{Lu}\p{Ll}/u.test(round) ? round : round.charAt(0).toLocaleLowerCase(tag) + round.slice(1);
}

/** Only a side's own words begin a sentence in small letters; a name stays as it is. */
function capitalised(sentence: string, pattern: string, tag: string): string {
  return pattern.startsWith('{side}') ? sentence.charAt(0).toLocaleUpperCase(tag) + sentence.slice(1) : sentence;
}
