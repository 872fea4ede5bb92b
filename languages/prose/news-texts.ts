import type { NewsStories, NewsStoryKind } from '#domain/news/news-stories.ts';

/** Sentences of news in one language: for each story several, written by hand, of which an article takes one. */
export type NewsTexts<Noun> = { readonly [Kind in NewsStoryKind]: readonly [NewsText<Noun, Kind>, ...NewsText<Noun, Kind>[]] };

export type NewsText<Noun, Kind extends NewsStoryKind> = (facts: Readonly<NewsStories<Noun>[Kind]>) => string;
