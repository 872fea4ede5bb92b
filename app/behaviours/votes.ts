import { loadAllWords } from '#app/i18n/browser-words.ts';
import { votedItem, voteOf } from '#app/stores/votes.ts';
import { onPageShown } from './page-shown.ts';

/** A vote is shown when it comes so near to the part of the page that is seen. */
const near = '400px';

/**
 * Votes are cast and shown in place. How is code of its own: loaded for whoever has voted on what the page shows, or is about to.
 */
export function keepVotes(): void {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        void loadVotes().then(([{ showOwnVote }, words]) => showOwnVote(target as HTMLElement, words));
      }
    },
    { rootMargin: near },
  );
  onPageShown(() => {
    watch.disconnect();
    for (const vote of document.querySelectorAll<HTMLElement>('[data-vote],[data-voted]')) {
      if (voteOf(...votedItem(vote.dataset.vote ?? vote.dataset.voted ?? ''))) watch.observe(vote);
    }
  });
  document.addEventListener('change', ({ target }) => {
    if ((target as Element).closest('[data-vote]') !== null) void loadVotes();
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.closest('[data-vote]') === null) return;
    event.preventDefault();
    loadVotes().then(
      ([{ sendVote }, words]) => sendVote(form, words),
      // Without the code the form goes the way that it goes without scripts.
      () => form.submit(),
    );
  });
}

const loadVotes = () => Promise.all([import('#app/votes/show-votes.tsx'), loadAllWords()]);
