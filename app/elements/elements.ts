import { CopyCode } from './copy-code.ts';
import { LawLines } from './law-lines.ts';
import { OfferSlot } from './offer-slot.ts';
import { OwnVote } from './own-vote.ts';
import { ShareButton } from './share-button.ts';
import { SlipCount } from './slip-count.ts';
import { SlipOpener } from './slip-opener.ts';
import { SlipPlace } from './slip-place.ts';
import { SlipPrice } from './slip-price.ts';

/** Every element that many pages have, by its name. */
export const elements: Readonly<Record<`${string}-${string}`, CustomElementConstructor>> = {
  'copy-code': CopyCode,
  'law-lines': LawLines,
  'offer-slot': OfferSlot,
  'own-vote': OwnVote,
  'share-button': ShareButton,
  'slip-count': SlipCount,
  'slip-opener': SlipOpener,
  'slip-place': SlipPlace,
  'slip-price': SlipPrice,
};

/** Elements of few pages, or of few sites: their code is fetched where the document has one. */
export const rareElements: Readonly<Record<`${string}-${string}`, () => Promise<CustomElementConstructor>>> = {
  'consent-bar': async () => (await import('./consent-bar.ts')).ConsentBar,
  'consent-opener': async () => (await import('./consent-opener.ts')).ConsentOpener,
  'contact-form': async () => (await import('./contact-form.ts')).ContactForm,
  'quiz-steps': async () => (await import('./quiz-steps.ts')).QuizSteps,
};
