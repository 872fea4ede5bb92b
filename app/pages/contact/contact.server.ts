import { illustratedArticles, linksToSection } from '#app/components/articles/illustrated-articles.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { ContactAddress } from './contact.address.ts';
import type { ContactView } from './contact-view.ts';

const answers = [
  'academy/how-our-forecasts-are-made',
  'reviews/how-we-review',
  'academy/reading-a-score-grid',
  'academy/staying-in-control',
] as const;

/** Returns the page with an empty form, or with thanks. */
export function loadContact({ imprint, demonstration, pieces, words }: Site, { sent }: ContactAddress): ContactView {
  return {
    sent,
    refused: undefined,
    imprint,
    demonstration,
    answers: illustratedArticles(answers, pieces, words),
    pages: linksToSection('pages', pieces, words),
  };
}
