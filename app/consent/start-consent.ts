import styles from '#app/styles/consent.css?url';
import { type Consent, consent, consentAt } from './consent.ts';
import { forgetForeignCookies, loadTagManager } from './load-tag-manager.ts';
import type { TagManager } from './tag-manager.ts';

/** Loads the tag manager for whoever has agreed, asks whoever has not answered, and lets everybody change the answer at any time. */
export function startConsent(tagManager: TagManager): void {
  const given = consentAt(new Date());
  if (given?.choice === 'granted') loadTagManager(tagManager);
  if (given === undefined) void showBar();
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const answer = target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (answer === 'granted' || answer === 'denied') decide(answer, tagManager);
  });
}

/** Shows the bar again, with what was answered and when, and puts the keyboard into it. */
export async function openConsent(): Promise<void> {
  const bar = await showBar();
  showAnswer(bar, consent.read());
  bar.focus();
}

function decide(choice: Consent['choice'], tagManager: TagManager): void {
  const before = consentAt(new Date());
  consent.write({ choice, date: new Date().toISOString().slice(0, 10) });
  hideBar();
  if (choice === 'granted') loadTagManager(tagManager);
  else if (before?.choice === 'granted') {
    forgetForeignCookies();
    // What runs already can only be ended by loading the page anew.
    location.reload();
  }
}

const barOf = () => document.getElementById('consent') as HTMLElement;

async function showBar(): Promise<HTMLElement> {
  await loadStyles();
  const bar = barOf();
  bar.hidden = false;
  // What stands at the end of the page can be scrolled above the bar.
  document.body.style.paddingBottom = `calc(${bar.offsetHeight}px + var(--below-consent))`;
  document.documentElement.style.scrollPaddingBottom = document.body.style.paddingBottom;
  return bar;
}

function hideBar(): void {
  barOf().hidden = true;
  document.body.style.paddingBottom = '';
  document.documentElement.style.scrollPaddingBottom = '';
}

function showAnswer(bar: HTMLElement, given: Consent | undefined): void {
  const state = bar.querySelector<HTMLElement>('[data-consent-state]');
  if (state === null) return;
  state.hidden = given === undefined;
  if (given === undefined) return;
  const day = new Intl.DateTimeFormat(document.documentElement.lang === 'en' ? 'en-GB' : document.documentElement.lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(given.date));
  state.textContent = (state.dataset[given.choice] ?? '').replace('{date}', day);
}

let stylesLoaded: Promise<void> | undefined;

/** The bar is shown once it looks as it should. */
function loadStyles(): Promise<void> {
  stylesLoaded ??= new Promise((loaded) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.addEventListener('load', () => loaded());
    link.addEventListener('error', () => loaded());
    document.head.append(link);
  });
  return stylesLoaded;
}
