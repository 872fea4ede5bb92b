import { createHash } from 'node:crypto';
import { scoreText } from '#app/i18n/score-text.ts';
import type { ContentSection } from '#data/articles/article.ts';
import type { Language } from '#domain/language/languages.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';

/** The words of a share picture in a language: all values are texts, so that it can be drawn anywhere. */
export type ShareCard = MatchCard | NameCard | TitleCard;

interface CardFrame {
  readonly language: Language;
  readonly siteName: string;
  /** The note at the foot when the data are the demonstration's; empty otherwise. */
  readonly demonstration: string;
}

export interface MatchCard extends CardFrame {
  readonly kind: 'match';
  readonly competition: string;
  /** The round; empty when it is not known. */
  readonly round: string;
  readonly home: CardSide;
  readonly away: CardSide;
  /** The final score, in tennis of sets; undefined before the end, since a shared picture does not change. */
  readonly score: { readonly home: number; readonly away: number } | undefined;
  /** Day, hour and zone of the kick-off. */
  readonly when: string;
  /** The words for how the match ended; empty before its end. */
  readonly state: string;
}

export interface CardSide {
  readonly name: string;
  /** The name from which the monogram is made. */
  readonly crestName: string;
  readonly colours: readonly string[];
}

/** A club, a competition or a player. */
export interface NameCard extends CardFrame {
  readonly kind: 'name';
  /** The country in which it plays; for a player the club, empty when none is known. */
  readonly place: string;
  readonly subject: CardSide;
}

export interface TitleCard extends CardFrame {
  readonly kind: 'title';
  /** The section of the page; empty for the site itself. */
  readonly section: string;
  readonly title: string;
}

/** The subject of a share picture. */
export type ShareSubject =
  | { readonly of: 'match'; readonly slug: string }
  | { readonly of: 'team'; readonly slug: string }
  | { readonly of: 'player'; readonly slug: string }
  | { readonly of: 'tournament'; readonly category: string; readonly slug: string }
  | { readonly of: 'two-sided-match'; readonly sport: TwoSidedSport; readonly slug: string }
  | { readonly of: 'side'; readonly sport: TwoSidedSport; readonly slug: string }
  | { readonly of: 'sport'; readonly sport: TwoSidedSport }
  | { readonly of: 'piece'; readonly section: ContentSection; readonly slug: string }
  | { readonly of: 'site' };

/** Version of the drawing; raise it when the drawing changes, so that every picture gets a new address. */
const look = 1;

/** Returns the path of a picture in every language. It changes with everything that the picture shows, so that the picture can be cached for ever. */
export function shareCardPath(subject: ShareSubject, card: ShareCard): string {
  const version = createHash('sha256')
    .update(JSON.stringify([look, card]))
    .digest('hex')
    .slice(0, 12);
  switch (subject.of) {
    case 'match':
      return `/share/match/${subject.slug}/${version}.png`;
    case 'team':
      return `/share/team/${subject.slug}/${version}.png`;
    case 'player':
      return `/share/player/${subject.slug}/${version}.png`;
    case 'tournament':
      return `/share/tournament/${subject.category}/${subject.slug}/${version}.png`;
    case 'two-sided-match':
      return `/share/match/${subject.sport}/${subject.slug}/${version}.png`;
    case 'side':
      return `/share/side/${subject.sport}/${subject.slug}/${version}.png`;
    case 'sport':
      return `/share/sport/${subject.sport}/${version}.png`;
    case 'piece':
      return `/share/${subject.section}/${subject.slug}/${version}.png`;
    case 'site':
      return `/share/site/${version}.png`;
  }
}

/** Returns the content of the picture in words, for readers who cannot see it. */
export function describeCard(card: ShareCard): string {
  if (card.kind === 'name') return [card.subject.name, card.place, card.siteName].filter((part) => part !== '').join(' · ');
  if (card.kind === 'title') return [card.section, card.title, card.siteName].filter((part) => part !== '').join(' · ');
  const { home, away, score, competition, round, when, state } = card;
  const sides = score === undefined ? `${home.name} – ${away.name}` : `${home.name} ${scoreText(card.language, score)} ${away.name}`;
  return [sides, competition, round, when, state].filter((part) => part !== '').join(' · ');
}
