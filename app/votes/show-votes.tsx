import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { VoteAnswer, type VoteAnswerProps } from '#app/components/vote-answer.tsx';
import type { VoteOption } from '#app/components/vote-block.tsx';
import type { Words } from '#app/i18n/create-words.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { rememberVote, votedItem, voteOf } from '#app/stores/votes.ts';
import { fetchVotes, postVote } from './ask-votes.ts';

/** Shows whoever has voted what they voted for: the result in the place of the form, or a mark in a result that stands there. */
export async function showOwnVote(vote: HTMLElement, words: Words): Promise<void> {
  const name = vote.dataset.vote ?? vote.dataset.voted ?? '';
  const own = voteOf(...votedItem(name));
  if (!own) return;
  if (vote.dataset.voted !== undefined) {
    for (const mark of vote.querySelectorAll<HTMLElement>(`[data-own="${CSS.escape(own)}"]`)) mark.hidden = false;
    return;
  }
  const votes = await fetchVotes(name);
  // Whoever votes in the meantime has the newer answer.
  if (vote.querySelector('form')?.hidden === false) show(vote, words, { votes, own });
}

/** Sends the vote of a form, and shows what came of it. */
export async function sendVote(form: HTMLFormElement, words: Words): Promise<void> {
  const vote = form.closest<HTMLElement>('[data-vote]');
  const button = form.querySelector('button');
  if (vote === null || button === null || button.disabled) return;
  button.disabled = true;
  const answer = await postVote(form);
  button.disabled = false;
  if (!('votes' in answer)) {
    const failure = form.querySelector('[data-vote-failure]');
    if (failure !== null) failure.textContent = words.t(`votes.${answer.said}`);
    return;
  }
  rememberVote(...votedItem(vote.dataset.vote ?? ''), answer.own);
  show(vote, words, answer);
  const told = vote.querySelector<HTMLElement>('[data-vote-said]');
  told?.focus({ preventScroll: true });
  told?.scrollIntoView({ block: 'nearest' });
  const status = document.getElementById('announcer');
  if (status !== null) status.textContent = words.t(`votes.${answer.said}`);
}

/** Puts the answer where the form was, in no less room, so that nothing below it moves up. */
function show(vote: HTMLElement, words: Words, answer: Omit<VoteAnswerProps, 'options'>): void {
  const form = vote.querySelector('form');
  const place = vote.querySelector('[data-vote-result]');
  if (form === null || place === null) return;
  const options = optionsOf(form);
  const height = vote.offsetHeight;
  // An element of its own: the page's React counts the place's content as its own.
  const root = createRoot(place.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <WordsProvider words={words}>
        <VoteAnswer {...answer} options={options} />
      </WordsProvider>,
    ),
  );
  form.hidden = true;
  vote.style.minHeight = `${height}px`;
}

function optionsOf(form: HTMLFormElement): VoteOption[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name="option"]')].map((input) => ({
    value: input.value,
    label: input.parentElement?.textContent?.trim() ?? input.value,
  }));
}
