import type { LoaderFunctionArgs } from 'react-router';
import { toListedPiece } from '#app/components/listed-piece.ts';
import { toArticleData } from '#app/components/to-article-data.ts';
import { toPlayers } from '#app/components/to-players.ts';
import { localiseLinks } from '#app/i18n/localise-links.server.ts';
import { pageData } from '#app/page-data.server.ts';
import { pieceCard } from '#app/share-cards/title-card.ts';
import { articlesFeed } from '#app/shell/articles-feed.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { siteContext } from '#app/site-context.server.ts';
import { specialAddresses } from '#app/special-addresses.ts';
import { storyParts } from '#data/articles/special.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { superCupPoll } from '#domain/vote/polls.ts';
import { cutStory } from './cut-story.ts';
import { edition } from './edition.ts';
import { toQuizView } from './quiz-view.ts';
import type { SuperCupView } from './super-cup-view.ts';
import { toSuperCupData } from './to-super-cup-data.ts';

/** The story, the facts and the quiz of the Super Cup, as far as the address says that the quiz has gone. */
export function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { words } = site;
  const piece = site.pieces.find(({ section, slug }) => section === 'special' && slug === edition.slug);
  if (piece?.special === undefined) throw new Response(null, { status: 404 });
  const path = specialAddresses.superCup;
  const text = piece.texts[words.locale.tag];
  const { keyFacts, quiz, players } = piece.special.words[words.locale.tag];
  const address = site.absolute(words.locale, path);
  const within = [words.t('articles.section-sports-life'), words.t('articles.special')];
  const shared = { subject: { of: 'piece', section: piece.section, slug: piece.slug }, card: pieceCard(piece, site) } as const;
  const head = describePage(site, { title: text.title, description: text.description, path, shared });
  const view: SuperCupView = {
    ...toListedPiece(piece, words),
    updated: piece.updated as LocalDay,
    story: cutStory(localiseLinks(text, words), text.headings, storyParts.length),
    keyFacts,
    players: toPlayers(superCupPoll.options, players, words),
    quiz: toQuizView(url.searchParams.get('quiz'), quiz, piece.special.correct),
    address,
    structured: [
      toArticleData(piece, { words, address, siteName: site.name, picture: head.picture.address, within }),
      toSuperCupData(words, text.description, address),
    ],
  };
  const article = { publishedOn: piece.published, updatedOn: piece.updated };
  return pageData(request, { ...head, article, feed: articlesFeed(site) }, view);
}
