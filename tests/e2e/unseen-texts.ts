import type { Page } from 'playwright-core';
import { definePlaces, type WithPlaces } from './places-of-elements.ts';

/** The kinds of texts whose contrast is sufficient, by their numbers. */
export type SeenTexts = Set<number>;

/** The texts of one kind that are checked on a page: what covers one of them may leave another. */
const checkedAlike = 3;

/** The window of a page in which `markUnseenTexts` has run. */
export interface WithTexts {
  /** The visible texts and fields of the page, each with the number of its kind. */
  readonly kindsOfTexts: ReadonlyMap<Element, number>;
}

/**
 * Marks the visible texts and fields of a page whose contrast is still to be checked by `data-unseen-text`, and returns their number. Texts are
 * of one kind when they have the same place, colour and size, on the same backgrounds: contrast depends on nothing else. Three of a kind are
 * marked, and none of a kind already seen.
 */
export async function markUnseenTexts(page: Page, seen: SeenTexts): Promise<number> {
  await definePlaces(page);
  const kinds = await page.evaluate(kindsOfTexts);
  return page.evaluate(
    ({ unseen, most }) => {
      const { kindsOfTexts: texts } = window as unknown as WithTexts;
      const left = new Map(unseen.map((kind) => [kind, most]));
      let marked = 0;
      for (const [element, kind] of texts) {
        const more = left.get(kind) ?? 0;
        element.toggleAttribute('data-unseen-text', more > 0);
        left.set(kind, more - 1);
        if (more > 0) marked += 1;
      }
      return marked;
    },
    { unseen: kinds.filter((kind) => !seen.has(kind)), most: checkedAlike },
  );
}

/** Finds the visible texts and fields of the page in which it runs, and returns the numbers of their kinds, each once. */
function kindsOfTexts(): number[] {
  const { hashOf, placeOf } = window as unknown as WithPlaces;
  for (const marked of document.querySelectorAll('[data-unseen-text]')) marked.removeAttribute('data-unseen-text');
  const grounds = new Map<Element, string>();
  /** Returns the backgrounds of an element and of all around it. */
  const groundsOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const outer = around === undefined ? '' : groundsOf(around);
    // What has no background of its own, as most elements, leaves that of the elements around it.
    const all = own === 'rgba(0, 0, 0, 0) none 1' ? outer : `${outer}/${own}`;
    grounds.set(element, all);
    return all;
  };
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot === null ? [] : within(element.shadowRoot))]);
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  const texts = new Map<Element, number>();
  for (const element of within(document)) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    texts.set(element, hashOf([placeOf(element), groundsOf(element), color, fontSize, fontWeight, textShadow].join(' ')));
  }
  Object.assign(window, { kindsOfTexts: texts } satisfies WithTexts);
  return [...new Set(texts.values())];
}
