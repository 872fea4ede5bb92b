import { OwnVote } from './own-vote.ts';
import { ShareButton } from './share-button.ts';

/** Every element of the site by its name. */
export const elements: Readonly<Record<`${string}-${string}`, CustomElementConstructor>> = {
  'own-vote': OwnVote,
  'share-button': ShareButton,
};
