import type { elementsOfHeads } from './device/elements-of-heads.ts';
import type { elementsOfFolded } from './lists/elements-of-folded.ts';
import type { elementsOfLists } from './lists/elements-of-lists.ts';
import type { elementsOfLive } from './live/elements-of-live.ts';
import type { elementsOfMatches } from './live/elements-of-matches.ts';
import { LicensedPrice } from './prices/licensed-price.ts';
import { SlipCount } from './prices/slip-count.ts';
import { SlipOpener } from './prices/slip-opener.ts';
import { SlipPlace } from './prices/slip-place.ts';
import { SlipPrice } from './prices/slip-price.ts';
import { DisplayChoice } from './shell/display-choice.ts';
import { LanguageLinks } from './shell/language-links.ts';
import { LawLines } from './shell/law-lines.ts';
import { PopoverMenu } from './shell/popover-menu.ts';
import { SearchBox } from './shell/search-box.ts';
import { ZoneChoice } from './shell/zone-choice.ts';

type ElementName = `${string}-${string}`;

/** The elements of nearly every page, by their names. */
export const elements: Readonly<Record<ElementName, CustomElementConstructor>> = {
  'display-choice': DisplayChoice,
  'language-links': LanguageLinks,
  'law-lines': LawLines,
  'licensed-price': LicensedPrice,
  'popover-menu': PopoverMenu,
  'search-box': SearchBox,
  'slip-count': SlipCount,
  'slip-opener': SlipOpener,
  'slip-place': SlipPlace,
  'slip-price': SlipPrice,
  'zone-choice': ZoneChoice,
};

const ofFolded = (name: keyof typeof elementsOfFolded) => async () =>
  (await import('./lists/elements-of-folded.ts')).elementsOfFolded[name];
const ofHeads = (name: keyof typeof elementsOfHeads) => async () => (await import('./device/elements-of-heads.ts')).elementsOfHeads[name];
const ofLive = (name: keyof typeof elementsOfLive) => async () => (await import('./live/elements-of-live.ts')).elementsOfLive[name];
const ofMatches = (name: keyof typeof elementsOfMatches) => async () =>
  (await import('./live/elements-of-matches.ts')).elementsOfMatches[name];
const ofLists = (name: keyof typeof elementsOfLists) => async () => (await import('./lists/elements-of-lists.ts')).elementsOfLists[name];

/** Elements whose code is fetched only once one of them is shown: a phone does not show the rail of leagues. */
export const elementsOfRail: ReadonlySet<string> = new Set(['league-countries', 'league-country', 'league-filter']);

/** Elements that do nothing before the reader touches them: their code is fetched once the page is used. */
const elementsOfUse: readonly ElementName[] = ['copy-text', 'country-letters', 'fold-line', 'league-filter', 'share-button'];
/** Elements that show what a browser remembers; where it remembers nothing their code is fetched once the page is used. */
const elementsOfMemory: readonly ElementName[] = ['alert-sheet', 'hidden-score', 'own-competitions'];
/** Elements that show what changes during matches. A page that only corrections can change fetches their code once it is used. */
const elementsOfMoving: readonly ElementName[] = [
  'chance-history',
  'favourite-star',
  'live-cell',
  'live-chances',
  'live-count',
  'live-feed',
  'live-line',
  'live-part',
  'live-prediction',
  'live-remark',
  'live-score',
  'live-scorers',
  'live-tip',
  'match-clock',
];

/** Returns the elements whose code this page fetches once it is used. */
export function elementsOnceUsed(): ReadonlySet<string> {
  return new Set([
    ...elementsOfUse,
    ...(remembersNothing() ? elementsOfMemory : []),
    ...(document.querySelector('live-feed[late]') === null ? [] : elementsOfMoving),
  ]);
}

function remembersNothing(): boolean {
  try {
    return localStorage.length === 0;
  } catch {
    // A browser that forbids storage remembers nothing.
    return true;
  }
}

/** Elements whose code is fetched when the document has one. */
export const elementsOfSomePages: Readonly<Record<ElementName, () => Promise<CustomElementConstructor>>> = {
  'alert-sheet': ofHeads('alert-sheet'),
  'carried-choices': async () => (await import('./device/carried-choices.ts')).CarriedChoices,
  'chance-history': async () => (await import('./live/chance-history.ts')).ChanceHistory,
  'consent-bar': async () => (await import('./shell/consent-bar.ts')).ConsentBar,
  'consent-opener': async () => (await import('./shell/consent-opener.ts')).ConsentOpener,
  'contact-form': async () => (await import('./answers/contact-form.ts')).ContactForm,
  'copy-code': async () => (await import('./device/copy-code.ts')).CopyCode,
  'copy-text': async () => (await import('./device/copy-text.ts')).CopyText,
  'country-letters': ofFolded('country-letters'),
  'data-icon': async () => (await import('./shell/data-icon.ts')).DataIcon,
  'device-details': async () => (await import('./device/device-details.ts')).DeviceDetails,
  'filling-notice': async () => (await import('./shell/filling-notice.ts')).FillingNotice,
  'favourite-star': ofMatches('favourite-star'),
  'favourites-tab': ofMatches('favourites-tab'),
  'fold-line': ofFolded('fold-line'),
  'hidden-score': ofHeads('hidden-score'),
  'league-countries': ofLists('league-countries'),
  'league-country': ofLists('league-country'),
  'league-filter': ofLists('league-filter'),
  'later-part': async () => (await import('./lists/later-part.ts')).LaterPart,
  'live-cell': ofMatches('live-cell'),
  'live-chances': ofMatches('live-chances'),
  'live-count': ofLive('live-count'),
  'live-feed': ofLive('live-feed'),
  'live-line': ofMatches('live-line'),
  'live-part': ofLive('live-part'),
  'live-prediction': ofMatches('live-prediction'),
  'live-remark': ofMatches('live-remark'),
  'live-score': ofMatches('live-score'),
  'live-scorers': ofMatches('live-scorers'),
  'live-tip': ofLive('live-tip'),
  'match-clock': ofMatches('match-clock'),
  'match-group': ofMatches('match-group'),
  'offer-slot': async () => (await import('./answers/offer-slot.ts')).OfferSlot,
  'own-competitions': ofFolded('own-competitions'),
  'own-country': async () => (await import('./lists/own-country.ts')).OwnCountry,
  'own-vote': async () => (await import('./answers/own-vote.ts')).OwnVote,
  'proof-check': async () => (await import('./answers/proof-check.ts')).ProofCheck,
  'qr-code': async () => (await import('./device/qr-code.ts')).QrCode,
  'quiz-steps': async () => (await import('./answers/quiz-steps.ts')).QuizSteps,
  'share-button': async () => (await import('./device/share-button.ts')).ShareButton,
  'show-more': async () => (await import('./lists/show-more.ts')).ShowMore,
};
