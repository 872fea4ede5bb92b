import { reportMissingPart } from '#app/builds/missing-parts.ts';
import { stylesOf } from '#app/styles/sheets/arriving-styles.ts';
import { elementsOfRail, elementsOfSomePages } from './elements.ts';

const none: ReadonlySet<string> = new Set();
const begun = new Map<string, Promise<void>>();

/** Returns the given HTML as an element, once its styles and the code of the elements within it are loaded. */
export async function definedContent(html: string): Promise<Element> {
  const content = document.createElement('div');
  content.innerHTML = html;
  await prepare(content);
  return content;
}

/** Resolves when a part can be put into the page: its styles and the code of the elements within it are loaded, so that no click on them is lost. */
export async function prepare(part: Element): Promise<void> {
  await Promise.all([stylesOf(part), defineElements(part)]);
}

/**
 * Fetches and defines those elements within a part of the page that only some pages have, except for the names in `without`. Resolves when
 * all are defined or reported missing: without its code an element shows its HTML.
 */
export async function defineElements(within: Document | Element, without: ReadonlySet<string> = none): Promise<void> {
  const present = Object.entries(elementsOfSomePages).filter(([name]) => {
    if (without.has(name)) return false;
    const elements = within.getElementsByTagName(name);
    if (!elementsOfRail.has(name)) return elements.length > 0;
    const hidden = [...elements].filter((element) => element.isConnected && !element.checkVisibility());
    if (hidden.length < elements.length) return true;
    hidden.forEach(defineOnceShown);
    return false;
  });
  // The stream of events begins with the feed: elements that follow events are defined before, and miss none.
  await Promise.all(present.filter(([name]) => name !== 'live-feed').map(define));
  await Promise.all(present.filter(([name]) => name === 'live-feed').map(define));
}

function define([name, load]: readonly [name: string, load: () => Promise<CustomElementConstructor>]): Promise<void> {
  const defining = begun.get(name) ?? load().then((element) => customElements.define(name, element), reportMissingPart);
  begun.set(name, defining);
  return defining;
}

const awaited = new WeakSet<Element>();

/** Defines the elements around a hidden one as soon as it is shown, such as when a window grows. */
function defineOnceShown(hidden: Element): void {
  const surroundings = hidden.parentElement;
  if (surroundings === null || awaited.has(hidden)) return;
  awaited.add(hidden);
  const room = new ResizeObserver(() => {
    if (!hidden.checkVisibility()) return;
    room.disconnect();
    void defineElements(surroundings);
  });
  room.observe(surroundings);
}
