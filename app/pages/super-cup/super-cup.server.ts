import type { AddressOf } from '#app/addresses/address.ts';
import { notFound } from '#app/addresses/answers.ts';
import { toListedArticle } from '#app/components/articles/listed-article.ts';
import { toArticleData } from '#app/components/articles/to-article-data.ts';
import { playerVoteOptions } from '#app/components/votes/player-vote-options.ts';
import { localiseLinks } from '#app/i18n/localise-links.server.ts';
import { articleCard } from '#app/share-cards/title-card.ts';
import { articlesFeed } from '#app/shell/articles-feed.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { storyParts } from '#data/articles/special.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { superCupPoll } from '#domain/vote/polls.ts';
import { cutStory } from './cut-story.ts';
import { edition } from './edition.ts';
import { toQuizView } from './quiz-view.ts';
import { superCupAddress } from './super-cup.address.ts';
import type { SuperCupView } from './super-cup-view.ts';
import { toSuperCupData } from './to-super-cup-data.ts';

/** Returns the story, the facts and the quiz of the Super Cup, the quiz at the step that the address names. */
export function loadSuperCup(site: Site, { quiz: step }: AddressOf<typeof superCupAddress>): SuperCupView {
  const { words } = site;
  const piece = site.pieces.find(({ section, slug }) => section === 'special' && slug === edition.slug);
  if (piece?.special === undefined) throw notFound();
  const path = superCupAddress.path;
  const text = piece.texts[words.locale.tag];
  const { keyFacts, quiz, players } = piece.special.words[words.locale.tag];
  const address = site.absolute(words.locale, path);
  const within = [words.t('articles.section-sports-life'), words.t('articles.special')];
  const shared = { subject: { of: 'piece', section: piece.section, slug: piece.slug }, card: articleCard(piece, site) } as const;
  const head = describePage(site, { title: text.title, description: text.description, path, shared });
  return {
    ...toListedArticle(piece, words),
    updated: piece.updated as LocalDay,
    story: cutStory(localiseLinks(text, words), text.headings, storyParts.length),
    keyFacts,
    players: playerVoteOptions(superCupPoll.options, players, words),
    quiz: toQuizView(step, quiz, piece.special.correct),
    address,
    structured: [
      toArticleData(piece, { words, address, siteName: site.name, picture: head.picture.address, within }),
      toSuperCupData(words, text.description, address),
    ],
    head: { ...head, article: { publishedOn: piece.published, updatedOn: piece.updated }, feeds: [articlesFeed(site)] },
  };
}
