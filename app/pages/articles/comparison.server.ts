import { articlePath } from '#app/addresses/article-paths.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { Article } from '#data/articles/article.ts';
import { type CountedMargin, listCountedMargins } from '#data/queries/review/list-counted-margins.ts';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { addDays, type LocalDay, localDayOf, momentOf } from '#domain/time/local-day.ts';

/** Comparable facts of the reviewed bookmakers. */
export interface Comparison {
  readonly rows: readonly ComparedBookmaker[];
  /** Last day on which a review was changed. */
  readonly updated: LocalDay;
}

export interface ComparedBookmaker {
  readonly name: string;
  readonly path: string;
  /** The score as the review in the language shows it. */
  readonly score: string | undefined;
  /** ISO 3166-1 codes of the licensing countries. */
  readonly licences: readonly string[];
  readonly languages: readonly string[];
  readonly counted: CountedMargin | undefined;
}

/** Returns the reviewed bookmakers with the facts of their reviews and the margins calculated from prices; undefined when there are no reviews. */
export async function loadComparison(site: Site): Promise<Comparison | undefined> {
  const reviews = site.pieces.filter(({ review }) => review !== undefined);
  if (reviews.length === 0) return undefined;
  const { locale } = site.words;
  const now = site.clock.now();
  const margins = await listCountedMargins(
    site.db,
    reviews.map(({ slug }) => slug),
    now,
  );
  site.page.freshUntil(momentOf(addDays(localDayOf(now, locale.zone), 1), '00:00', locale.zone));
  const updated = reviews.map((piece) => piece.updated as LocalDay).reduce((last, day) => (day > last ? day : last));
  return { rows: reviews.map((piece) => compared(piece, site, margins)), updated };
}

function compared(piece: Article, { words }: Site, margins: readonly CountedMargin[]): ComparedBookmaker {
  const { slug, review, texts } = piece;
  const text = texts[words.locale.tag];
  return {
    name: affiliateBookmakers.find((bookmaker) => bookmaker.slug === slug)?.name ?? text.title,
    path: articlePath(piece),
    score: text.drawing?.shown,
    licences: review?.licences ?? [],
    languages: review?.languages ?? [],
    counted: margins.find(({ bookmaker }) => bookmaker === slug),
  };
}
