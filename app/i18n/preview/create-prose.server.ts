import { regionOfNationalTeam } from '#data/catalogue/national-teams.ts';
import { combineSeeds, hashText } from '#domain/chance/random.ts';
import { chooseNewsStories } from '#domain/news/choose-news-stories.ts';
import type { NewsFacts } from '#domain/news/news-facts.ts';
import type { NewsStory, NewsStoryKind } from '#domain/news/news-stories.ts';
import { chooseStories } from '#domain/story/choose-stories.ts';
import { type MatchToTell, withNames } from '#domain/story/match-to-tell.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import type { Story, StoryKind } from '#domain/story/stories.ts';
import { writeMatchOf } from '#languages/prose/match-of-women.ts';
import type { NewsText, NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseLanguage } from '#languages/prose/prose-language.ts';
import type { HomeAndAway, ProseFigures, StoryText, StoryTexts } from '#languages/prose/story-texts.ts';
import { bendsUnknownName } from '#languages/prose/without-forms.ts';
import { nounOf, nounToTell } from '../names/names.server.ts';
import { capitalised } from './capitalised.ts';
import { minRepetition } from './least-repeating.ts';
import { readsOn } from './reads-on.ts';

/** Text of a news article in one language. */
export interface NewsProse {
  readonly headline: string;
  readonly paragraphs: readonly string[];
}

/** Prose about football matches and news in one language. */
export interface Prose {
  /** Returns the sentences of a match, by paragraph; the same facts give the same text. Empty when too little is known. */
  tell(match: MatchToTell<ProseName>): string[][];
  /**
   * Returns the text of a news article; the same facts give the same text.
   *
   * @param slug the article's address, by which texts are chosen
   * @param names the clubs' names for readers, by the clubs' addresses
   */
  tellNews(slug: string, facts: NewsFacts, names: ReadonlyMap<string, string>): NewsProse;
  /** Labels of the forms of a name in the terms of the language's grammar. */
  readonly caseLabels: readonly string[];
  /** Returns a name in the forms of `caseLabels`, in the same order. */
  decline(name: ProseName): string[];
  /** Returns true for a club whose forms an editor has entered; those of others are made by rule. */
  isWrittenDown(slug: string): boolean;
}

/** Range over which the first texts of different kinds of stories are spread, so that a match does not take the first of each. */
const kindSpread = 1000;

/** The texts of a story among which a match chooses, from its place on. With all of them, the shortest sentence would always win. */
const shapesInTurn = 3;

/** Min length of a club's name, or a form of it, that tires readers in a third sentence running. */
const burdenLength = 5;

/** Min number of sentences of a story without an unknown form; with fewer, other texts are used as well. */
const minShapes = 2;

/**
 * Returns the prose of a language.
 *
 * @param tag BCP 47 tag of the language
 */
export function createProse<Noun>(tag: string, language: ProseLanguage<Noun>, figures: ProseFigures): Prose {
  const { nouns, names, polish, stemOf } = language;
  const texts = language.texts(figures);
  const news = language.news(figures);
  const unbent = language.unbent?.texts(figures);
  const unbentNews = language.unbent?.news(figures) ?? {};
  const read = (name: ProseName) => nounToTell(name, nouns, names);
  const finished = (sentence: string) => capitalised(polish?.(sentence) ?? sentence, tag);
  /**
   * Returns the sentences of a paragraph: for each story, of the next few texts from the match's place on, the one that repeats least of the
   * paragraph so far.
   */
  const paragraphOf = (stories: readonly Story<Noun>[], match: MatchToTell<Noun>, paragraph: number): string[] => {
    const sentences: string[] = [];
    for (const [index, story] of stories.entries()) {
      const shapes = withoutChanceSaid(story, numbersApart(shapesOf(story, match, paragraph === 0 && index === 0)), sentences);
      const previous = sentences.at(-1) ?? '';
      const tiring = clubsNamedTwice(sentences.slice(-2), match);
      const readable = (some: readonly string[]) => orUndefined(some.map(finished).filter((sentence) => readsOn(previous, sentence)));
      const untiring = (some: readonly string[]) =>
        orUndefined((readable(some) ?? []).filter((sentence) => !tiring.some((forms) => namesOneOf(sentence, forms))));
      const inTurn = shapes.slice(0, shapesInTurn);
      const possible = untiring(inTurn) ?? untiring(shapes) ?? readable(inTurn) ?? readable(shapes) ?? orUndefined(shapes.map(finished));
      if (possible !== undefined) sentences.push(minRepetition(possible, sentences, stemOf));
    }
    return sentences;
  };
  /** Returns the forms of the names, in small letters, of the clubs that the last two sentences both name: a third would tire. */
  const clubsNamedTwice = (lastTwo: readonly string[], { home, away }: MatchToTell<Noun>): readonly (readonly string[])[] => {
    if (lastTwo.length < 2) return [];
    const clubs = [home.name, away.name].map((club) => nouns.cases.map(({ form }) => form(club).toLowerCase()));
    return clubs.filter((forms) => lastTwo.every((sentence) => namesOneOf(sentence, forms)));
  };
  /** Returns the sentences of a tip without its chance where the paragraph has this figure already; all of other stories, and of a tip that has none without. */
  const withoutChanceSaid = (story: Story<Noun>, shapes: readonly string[], said: readonly string[]): readonly string[] => {
    if (story.kind !== 'tip') return shapes;
    // The number alone: a language may write per cents in words.
    const chance = new RegExp(`(?<!\\d|\\d[.,:–-])${Math.round(100 * story.facts.chance)}(?!\\d|[.,:–-]\\d)`, 'u');
    const others = said.some((sentence) => chance.test(sentence)) ? shapes.filter((shape) => !chance.test(shape)) : [];
    return others.length > 0 ? others : shapes;
  };
  /** Returns the possible sentences of a story, beginning at the match's place; only those without an unknown form of a name. */
  const shapesOf = (story: Story<Noun>, match: MatchToTell<Noun>, isOpening: boolean): string[] => {
    const place = match.order + (hashText(story.kind) % kindSpread);
    const ground = groundOf(match);
    const all = tellAll(texts, story, place, ground);
    const straight = all.filter(isStraight);
    if (straight.length === all.length || straight.length >= minShapes) return straight;
    const unbentOnes = [...straight, ...tellAll(unbent ?? {}, story, place, ground)].filter(isStraight);
    const parts = language.unbent?.parts(ground === undefined);
    if (isOpening || parts === undefined || unbentOnes.length >= minShapes) return unbentOnes;
    // Who has been named goes by their part in the match, whose forms are known.
    return [...unbentOnes, ...tellAll(texts, inParts(story, match, parts), place, ground && parts).filter(isStraight)];
  };
  /** Returns the text of a seed, or the next without an unknown form of a name; undefined when there is none. */
  const newsOf = (story: NewsStory<Noun>, seed: number): string | undefined =>
    [...tellAllNews(news, story, seed), ...tellAllNews(unbentNews, story, seed)].find(isStraight);
  const openingOf = (story: Story<Noun>, seed: number): string | undefined =>
    [...tellAll(texts, story, seed), ...tellAll(unbent ?? {}, story, seed)].find(isStraight);
  const isNewsStory = (story: { readonly kind: string }): story is NewsStory<Noun> => story.kind in news;
  return {
    tell: (match) => {
      const named = withNames(match, read);
      // By the match's place among its neighbours, so that two adjacent matches share no sentence.
      return writeMatchOf(match.women === true, () => chooseStories(named).map((stories, index) => paragraphOf(stories, named, index)));
    },
    tellNews: (slug, facts, clubNames) => {
      const readOwn = (name: ProseName) => read(name.of === 'club' ? { ...name, name: clubNames.get(name.slug) ?? name.name } : name);
      const { headline, paragraphs } = chooseNewsStories(facts, readOwn);
      const { edition } = facts;
      // By the article's number among those published, so that two adjacent ones share no sentence; earlier ones have only an address.
      const seedOf = (kind: string) =>
        edition === undefined ? combineSeeds(hashText(slug), kind) : edition.order + (hashText(kind) % kindSpread);
      const headlineSeed = edition?.headline === headline.kind ? edition.turn : seedOf(headline.kind);
      return {
        headline: finished(newsOf(headline, headlineSeed) as string),
        paragraphs: paragraphs
          .map((stories) =>
            stories
              // Openings of matches follow one another: each takes the next text of its kind.
              .map((story, index) => (isNewsStory(story) ? newsOf(story, seedOf(story.kind)) : openingOf(story, index)))
              .filter((sentence) => sentence !== undefined)
              .map(finished)
              .join(' '),
          )
          .filter((paragraph) => paragraph !== ''),
      };
    },
    caseLabels: nouns.cases.map(({ label }) => label),
    decline: (name) => {
      const noun = nounOf(name, nouns, names);
      return nouns.cases.map(({ form }) => form(noun));
    },
    isWrittenDown: (slug) => slug in names.clubs || (regionOfNationalTeam(slug) ?? '') in names.countries,
  };
}

/** Returns every text of a kind, that of the seed first: neighbouring seeds begin with different ones. */
function tellAll<Noun, Kind extends StoryKind>(
  texts: Partial<StoryTexts<Noun>>,
  { kind, facts }: Story<Noun, Kind>,
  seed: number,
  ground?: HomeAndAway<Noun>,
): string[] {
  const ofKind: readonly StoryText<Noun, Kind>[] = texts[kind] ?? [];
  return ofKind.map((_, index) => (ofKind[(seed + index) % ofKind.length] as StoryText<Noun, Kind>)(facts, ground));
}

/** Returns a story in which the clubs go by their roles in the match. */
function inParts<Noun, Kind extends StoryKind>(
  story: Story<Noun, Kind>,
  { home, away }: MatchToTell<Noun>,
  parts: HomeAndAway<Noun>,
): Story<Noun, Kind> {
  const partOf = (value: unknown) => (value === home.name ? parts.home : value === away.name ? parts.away : value);
  return { ...story, facts: Object.fromEntries(Object.entries(story.facts).map(([key, value]) => [key, partOf(value)])) } as Story<
    Noun,
    Kind
  >;
}

function groundOf<Noun>({ neutral, stage, home, away }: MatchToTell<Noun>): HomeAndAway<Noun> | undefined {
  return neutral || stage === 'final' ? undefined : { home: home.name, away: away.name };
}

function tellAllNews<Noun, Kind extends NewsStoryKind>(
  texts: Partial<NewsTexts<Noun>>,
  { kind, facts }: NewsStory<Noun, Kind>,
  seed: number,
): string[] {
  const ofKind: readonly NewsText<Noun, Kind>[] = texts[kind] ?? [];
  return ofKind.map((_, index) => (ofKind[(seed + index) % ofKind.length] as NewsText<Noun, Kind>)(facts));
}

/** Returns true for a sentence with a club's name in one of some forms, in small letters; short names are no burden. */
function namesOneOf(sentence: string, forms: readonly string[]): boolean {
  const text = sentence.toLowerCase();
  return forms.some((form) => form.length >= burdenLength && text.includes(form));
}

const orUndefined = <One>(list: readonly One[]) => (list.length > 0 ? list : undefined);

const isStraight = (sentence: string) => !bendsUnknownName(sentence);

/** Returns the sentences in which no number follows another, as in `Schalke 04 28 Prozent`; all when each has one. */
function numbersApart(sentences: readonly string[]): readonly string[] {
  const apart = sentences.filter((sentence) => !/\d\s\d/.test(sentence));
  return apart.length > 0 ? apart : sentences;
}
