import { regionOfNationalTeam } from '#data/catalogue/national-teams.ts';
import { combineSeeds, hashText } from '#domain/chance/random.ts';
import { chooseNewsStories } from '#domain/news/choose-news-stories.ts';
import type { NewsFacts } from '#domain/news/news-facts.ts';
import type { NewsStory, NewsStoryKind } from '#domain/news/news-stories.ts';
import { chooseStories } from '#domain/story/choose-stories.ts';
import { type MatchToTell, withNames } from '#domain/story/match-to-tell.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import type { Story, StoryKind } from '#domain/story/stories.ts';
import type { NounRules } from '../names/name-entry.ts';
import { type NameTables, nounOf } from '../names/names.server.ts';
import { capitalised } from './capitalised.ts';
import { leastRepeating } from './least-repeating.ts';
import type { NewsText, NewsTexts } from './news-texts.ts';
import type { HomeAndAway, ProseFigures, StoryText, StoryTexts } from './story-texts.ts';

/** All that a language needs to write prose. */
export interface ProseLanguage<Noun> {
  readonly nouns: NounRules<Noun>;
  readonly names: NameTables;
  readonly texts: (figures: ProseFigures) => StoryTexts<Noun>;
  readonly news: (figures: ProseFigures) => NewsTexts<Noun>;
  /** Sounds that the next word asks for: Spanish `e` before `Inter`, Czech `ve` before `Vídni`. */
  readonly polish?: (sentence: string) => string;
  /** Returns what all forms of a word have in common; left out where words hardly change. */
  readonly stemOf?: (word: string) => string;
}

/** A piece of news in a language. */
export interface ToldNews {
  readonly headline: string;
  readonly paragraphs: readonly string[];
}

/** A language at work on prose. */
export interface Prose {
  /** Returns the sentences of a match, by paragraph; the same facts give the same text. Empty where too little is known. */
  tell(match: MatchToTell<ProseName>): string[][];
  /**
   * Returns a piece of news; the same facts give the same text.
   *
   * @param slug its address, by which texts are chosen
   * @param names what readers call the clubs, by their addresses
   */
  tellNews(slug: string, facts: NewsFacts, names: ReadonlyMap<string, string>): ToldNews;
  /** The forms of a name as the language's grammar calls them. */
  readonly caseLabels: readonly string[];
  /** Returns a name in these forms. */
  decline(name: ProseName): string[];
  /** Returns true for a club whose forms an editor has written down; those of others are made by rule. */
  isWrittenDown(slug: string): boolean;
}

/** Kinds of stories begin at different texts, so that a match does not take the first of each. */
const kindSpread = 1000;

/** @param tag BCP-47 of the language */
export function createProse<Noun>(tag: string, language: ProseLanguage<Noun>, figures: ProseFigures): Prose {
  const { nouns, names, polish, stemOf } = language;
  const texts = language.texts(figures);
  const news = language.news(figures);
  const read = (name: ProseName) => nounOf(name, nouns, names);
  const finished = (sentence: string) => capitalised(polish?.(sentence) ?? sentence, tag);
  /** Returns the sentences of a paragraph: of each story the text that repeats least of the paragraph so far, of equal ones the first from its place on. */
  const paragraphOf = (stories: readonly Story<Noun>[], order: number, ground: HomeAndAway<Noun> | undefined): string[] => {
    const sentences: string[] = [];
    for (const story of stories) {
      const place = order + (hashText(story.kind) % kindSpread);
      const told = texts[story.kind].map((_, index) => finished(tell(texts, story, place + index, ground)));
      sentences.push(leastRepeating(told, sentences, stemOf));
    }
    return sentences;
  };
  const isNewsStory = (story: { readonly kind: string }): story is NewsStory<Noun> => story.kind in news;
  return {
    tell: (match) => {
      const named = withNames(match, read);
      // By the match's place among its neighbours, so that two of them that stand side by side share no sentence.
      return chooseStories(named).map((stories) => paragraphOf(stories, match.order, groundOf(named)));
    },
    tellNews: (slug, facts, clubNames) => {
      const readOwn = (name: ProseName) => read(name.of === 'club' ? { ...name, name: clubNames.get(name.slug) ?? name.name } : name);
      const { headline, paragraphs } = chooseNewsStories(facts, readOwn);
      const seedOf = (kind: string) => combineSeeds(hashText(slug), kind);
      return {
        headline: finished(tellOf(news, headline, seedOf(headline.kind))),
        paragraphs: paragraphs.map((stories) =>
          stories
            // Openings of matches stand one after the other: each takes the next text of its kind.
            .map((story, index) => finished(isNewsStory(story) ? tellOf(news, story, seedOf(story.kind)) : tell(texts, story, index)))
            .join(' '),
        ),
      };
    },
    caseLabels: nouns.cases.map(({ label }) => label),
    decline: (name) => {
      const noun = read(name);
      return nouns.cases.map(({ form }) => form(noun));
    },
    isWrittenDown: (slug) => slug in names.clubs || (regionOfNationalTeam(slug) ?? '') in names.countries,
  };
}

/** Neighbouring seeds take different texts of a kind. */
function tell<Noun, Kind extends StoryKind>(
  texts: StoryTexts<Noun>,
  { kind, facts }: Story<Noun, Kind>,
  seed: number,
  ground?: HomeAndAway<Noun>,
): string {
  const ofKind: readonly StoryText<Noun, Kind>[] = texts[kind];
  return (ofKind[seed % ofKind.length] as StoryText<Noun, Kind>)(facts, ground);
}

function groundOf<Noun>({ neutral, stage, home, away }: MatchToTell<Noun>): HomeAndAway<Noun> | undefined {
  return neutral || stage === 'final' ? undefined : { home: home.name, away: away.name };
}

function tellOf<Noun, Kind extends NewsStoryKind>(texts: NewsTexts<Noun>, { kind, facts }: NewsStory<Noun, Kind>, seed: number): string {
  const ofKind: readonly NewsText<Noun, Kind>[] = texts[kind];
  return (ofKind[seed % ofKind.length] as NewsText<Noun, Kind>)(facts);
}
