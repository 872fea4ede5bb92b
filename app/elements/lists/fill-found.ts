import { definedContent } from '#app/elements/define-elements.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';

/**
 * Puts the site's answer at an address into `[data-found]` of a list.
 *
 * @throws Error when the answer is not a success
 */
export async function fillFound(list: Element | null, address: string): Promise<void> {
  const answer = await fetchTwice(address);
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
  const content = await definedContent(await answer.text());
  list?.querySelector('[data-found]')?.replaceChildren(...content.childNodes);
}
