import { combineSeeds, createRandom } from '#domain/chance/random.ts';
import type { Words } from '../create-words.ts';
import { type PreviewUnit, planPreview } from './plan-preview.ts';
import type { PreviewFacts } from './preview-facts.ts';
import { createSentences, type Sentences } from './preview-sentences.server.ts';

/** A preview has between so many words. With fewer facts than fill the least, there is none: nothing is padded. */
const previewWords = { least: 120, most: 250 } as const;

const targetWords = { from: 150, spread: 75 } as const;
/** The weight of chance in the choice of sentences, against that of what is remarkable. */
const whim = 0.5;

/**
 * Returns the preview of a match in the reader's language, a text for each paragraph; undefined where too little is known for one. The same
 * facts give the same text.
 */
export function composePreview(facts: PreviewFacts, { locale, format }: Words): string[] | undefined {
  return composeSentences(facts, createSentences(locale, format))?.map((sentences) => sentences.join(' '));
}

/** Returns the preview's sentences by paragraph. */
export function composeSentences(facts: PreviewFacts, sentences: Sentences): string[][] | undefined {
  const seed = combineSeeds(facts.matchId, 'preview');
  const random = createRandom(seed);
  const target = targetWords.from + random.integer(targetWords.spread + 1);
  const used = new Set<string>();
  const parts = planPreview(facts, random).map((units) => units.map((unit) => wordUnit(unit, facts, sentences, used)));
  const chosen = choose(parts.flat(), target, random.uniform);
  if (wordsOf([...chosen]) < previewWords.least) return undefined;
  return toParagraphs(parts.map((units) => units.filter((unit) => chosen.has(unit)).flatMap(({ texts }) => texts)));
}

/** A sentence alone is no paragraph: it joins the one before it, or the one after. What goes beyond the third joins that. */
function toParagraphs(parts: readonly (readonly string[])[]): string[][] {
  return parts.reduce<string[][]>((paragraphs, texts) => {
    const before = paragraphs.at(-1);
    if (before !== undefined && (before.length < 2 || texts.length < 2 || paragraphs.length === 3)) before.push(...texts);
    else paragraphs.push([...texts]);
    return paragraphs;
  }, []);
}

interface WordedUnit {
  readonly weight: number;
  readonly texts: readonly string[];
  readonly words: number;
}

function wordUnit({ weight, statements }: PreviewUnit, facts: PreviewFacts, sentences: Sentences, used: Set<string>): WordedUnit {
  const texts = statements.map((statement) => sentences.word(statement, facts, used));
  return { weight, texts, words: texts.reduce((sum, text) => sum + countWords(text), 0) };
}

/** Returns all that must be told, and of the rest the most remarkable until there are words enough. */
function choose(units: readonly WordedUnit[], target: number, uniform: () => number): Set<WordedUnit> {
  const ranked = units.map((unit) => ({ unit, rank: unit.weight + whim * uniform() })).sort((first, second) => second.rank - first.rank);
  const chosen = new Set<WordedUnit>();
  let words = 0;
  for (const { unit } of ranked) {
    if (unit.weight !== Number.POSITIVE_INFINITY && (words >= target || words + unit.words > previewWords.most)) continue;
    chosen.add(unit);
    words += unit.words;
  }
  return chosen;
}

const wordsOf = (units: readonly WordedUnit[]) => units.reduce((sum, { words }) => sum + words, 0);

/** Words as a reader counts them: what has a letter or a digit in it. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
