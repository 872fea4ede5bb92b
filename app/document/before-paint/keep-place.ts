import { startAtNow } from './start-at-now.ts';

const key = 'place';

/** The reader's place in the page when a link was followed that shows the same page in another way. */
interface Place {
  readonly to: string;
  /** The name of what was touched, by `data-keep-scroll`, and how far below the top of the window it stood. */
  readonly of: string;
  readonly top: number;
  readonly scrolled: number;
  /** The words of a link that was followed by the keyboard, which gets the focus back. */
  readonly focused: string | undefined;
}

/**
 * Keeps the reader's place over a link or a form within `data-keep-scroll`: filters, days and tabs show the same page in another way, and what
 * was touched stands on the next page where it stood on this one; a link that names another place leads there. By a name, `data-keep-scroll="days"`, or an id it is found there whatever changed above it.
 */
export function keepPlace(): void {
  const place = rememberedPlace();
  if (place !== undefined) returnTo(place);
  else startAtNow();
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    const keeping = link?.closest('[data-keep-scroll]');
    if (
      !link ||
      !keeping ||
      isSamePage(link) ||
      leadsToOtherPart(link, keeping) ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    remember(keeping, link.href, event.detail === 0 ? wordsOf(link) : undefined);
    // The link names its own place for whoever has no script; the browser would bring that to the top.
    link.hash = '';
  });
  document.addEventListener('submit', ({ target }) => {
    const keeping = (target as Element).closest('[data-keep-scroll]');
    if (keeping !== null) remember(keeping, (target as HTMLFormElement).action, undefined);
  });
}

function remember(keeping: Element, to: string, focused: string | undefined): void {
  const of = keeping.getAttribute('data-keep-scroll') ?? '';
  const place: Place = { to: pathOf(to), of, top: keeping.getBoundingClientRect().top, scrolled: scrollY, focused };
  sessionStorage.setItem(key, JSON.stringify(place));
}

/** Returns the place once, on the page to which the link led. A page that is led to, reloaded or come back to has a place of its own. */
function rememberedPlace(): Place | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null || document.documentElement.dataset.leading !== undefined) return undefined;
  sessionStorage.removeItem(key);
  const place = JSON.parse(text) as Place;
  return place.to === location.pathname ? place : undefined;
}

/** Scrolls as soon as the page is long enough, which is before it is painted, and at the latest when it has been parsed. */
function returnTo({ of, top, scrolled, focused }: Place): void {
  const wanted = () => {
    const keeping = keepingElements().find((element) => element.getAttribute('data-keep-scroll') === of) ?? document.getElementById(of);
    return of === '' || keeping === null ? scrolled : Math.max(0, scrollY + keeping.getBoundingClientRect().top - top);
  };
  const scroll = () => scrollTo({ top: wanted(), behavior: 'instant' });
  const parser = new MutationObserver(() => {
    if (document.body === null || document.documentElement.scrollHeight < scrolled + innerHeight) return;
    scroll();
    if (Math.abs(scrollY - wanted()) < 1) parser.disconnect();
  });
  parser.observe(document, { childList: true, subtree: true });
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      parser.disconnect();
      scroll();
      if (focused !== undefined) (linkBy(focused) ?? firstLinkOf(of))?.focus({ preventScroll: true });
    },
    { once: true },
  );
}

function keepingElements(): Element[] {
  return [...document.querySelectorAll('[data-keep-scroll]')];
}

function linkBy(words: string): HTMLAnchorElement | undefined {
  return keepingElements()
    .flatMap((keeping) => (keeping instanceof HTMLAnchorElement ? [keeping] : [...keeping.getElementsByTagName('a')]))
    .find((link) => wordsOf(link) === words);
}

/** Returns the first link of the element that the followed link named, such as a competition that was opened in its place. */
function firstLinkOf(id: string): HTMLAnchorElement | undefined {
  return document.getElementById(id)?.getElementsByTagName('a')[0];
}

function isSamePage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search;
}

function leadsToOtherPart({ hash }: HTMLAnchorElement, keeping: Element): boolean {
  return hash !== '' && hash !== `#${keeping.id}`;
}

function wordsOf(link: HTMLAnchorElement): string {
  return link.ariaLabel ?? link.textContent;
}

function pathOf(address: string): string {
  return new URL(address, location.href).pathname;
}
