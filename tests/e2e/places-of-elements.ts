import type { Page } from 'playwright-core';

/** The window of a page in which `definePlaces` has run. */
export interface WithPlaces {
  /** Returns the number of the element's place: equal for elements that are written alike and lie within elements that are written alike. */
  placeOf(element: Element): number;
  /** Returns 53 bits of a hash of a text. */
  hashOf(text: string): number;
}

/**
 * Defines in an open page what tells elements of one place from others. Elements are written alike when they have the same name, the same
 * classes, the same attributes, and text or none. The values of attributes count where they are words of the code, such as states and roles:
 * an address, a number or the name of a club changes neither how an element looks nor what it is.
 */
export async function definePlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    // cyrb53
    const hashOf = (text: string) => {
      let [high, low] = [0xdeadbeef, 0x41c6ce57];
      for (let at = 0; at < text.length; at += 1) {
        high = Math.imul(high ^ text.charCodeAt(at), 2_654_435_761);
        low = Math.imul(low ^ text.charCodeAt(at), 1_597_334_677);
      }
      high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
      low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
      return 2 ** 32 * ((2 ** 21 - 1) & low) + (high >>> 0);
    };
    const places = new WeakMap<Element, number>();
    const placeOf = (element: Element): number => {
      const known = places.get(element);
      if (known !== undefined) return known;
      const around = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
      const attributes = Array.from(element.attributes, ({ name, value }) =>
        name === 'class' || /^[a-z -]*$/.test(value) ? `${name}=${value}` : name,
      );
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
      const place = hashOf([around === undefined ? 0 : placeOf(around), element.localName, ...attributes, hasText].join(' '));
      places.set(element, place);
      return place;
    };
    Object.assign(window, { hashOf, placeOf } satisfies WithPlaces);
  });
}
