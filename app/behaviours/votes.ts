import { loadAllWords } from '#app/i18n/browser-words.ts';
import { onPageShown } from './page-shown.ts';

/** What a vote does is code of its own, loaded when one comes near the part of the page that is seen. */
const near = '400px';

/** Votes are cast and shown in place. */
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
    for (const vote of document.querySelectorAll('[data-vote],[data-voted]')) watch.observe(vote);
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
