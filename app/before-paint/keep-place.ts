import { startAtNow } from './start-at-now.ts';

const key = 'place';

/** The reader's place in a page when they followed a link to another view of it, such as another day or filter. */
interface Place {
  readonly to: string;
  /** The `data-keep-scroll` name or id of the touched element; `top` is its distance from the top of the window, in pixels. */
  readonly of: string;
  readonly top: number;
  readonly scrolled: number;
  /** The words of a link that was followed by the keyboard, which gets the focus back; undefined for the pointer. */
  readonly focused: string | undefined;
}

/**
 * Keeps the reader's place when they follow a link or submit a form within `data-keep-scroll`, such as filters, days and tabs. These lead to another
 * view of the same page, where the touched element appears at the height at which it was before. A link to another part of the page is left alone.
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
    // The link names its own place for readers without scripts; the browser would scroll that to the top.
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

/**
 * Returns the stored place and forgets it. Undefined unless this page is the one to which the link led: a page that is opened, reloaded or returned
 * to in another way keeps the browser's own place.
 */
function rememberedPlace(): Place | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null || document.documentElement.dataset.leading !== undefined) return undefined;
  sessionStorage.removeItem(key);
  const place = JSON.parse(text) as Place;
  return place.to === location.pathname ? place : undefined;
}

/** Scrolls to a place as soon as the page is long enough, which is before it is painted, and at the latest when it has been parsed. */
function returnTo({ of, top, scrolled, focused }: Place): void {
  const wanted = () => {
    const keeping = keepingElements().find((element) => element.getAttribute('data-keep-scroll') === of) ?? document.getElementById(of);
    return of === '' || keeping === null ? scrolled : Math.max(0, scrollY + keeping.getBoundingClientRect().top - top);
  };
  const scroll = () => scrollTo({ top: wanted(), behavior: 'instant' });
  const whileParsing = new MutationObserver(() => {
    if (document.body === null || document.documentElement.scrollHeight < scrolled + innerHeight) return;
    scroll();
    if (Math.abs(scrollY - wanted()) < 1) whileParsing.disconnect();
  });
  whileParsing.observe(document, { childList: true, subtree: true });
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      whileParsing.disconnect();
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

/** Returns the first link of the element of an id, such as a competition that was opened in place of the followed link. */
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
