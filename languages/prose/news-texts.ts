import type { NewsStories, NewsStoryKind } from '#domain/news/news-stories.ts';

/** The sentences of news in one language: of each story several, written by hand, from which a piece takes one. */
export type NewsTexts<Noun> = { readonly [Kind in NewsStoryKind]: readonly [NewsText<Noun, Kind>, ...NewsText<Noun, Kind>[]] };

export type NewsText<Noun, Kind extends NewsStoryKind> = (facts: Readonly<NewsStories<Noun>[Kind]>) => string;
