/** Calls `handle` with each element of a tag name: at once if it is completely parsed, otherwise as soon as it is, which is before it is painted. */
export function asParsed<Found extends Element>(name: string, handle: (element: Found) => void): void {
  const found = document.getElementsByTagName(name) as unknown as HTMLCollectionOf<Found>;
  let next = 0;
  const look = () => {
    for (let element = found[next]; element !== undefined && isComplete(element); element = found[next]) {
      handle(element);
      next += 1;
    }
  };
  look();
  if (document.readyState !== 'loading') return;
  // An observer is called when the parser pauses, which is before the browser paints.
  const whileParsing = new MutationObserver(look);
  whileParsing.observe(document, { childList: true, subtree: true });
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      look();
      whileParsing.disconnect();
    },
    { once: true },
  );
}

/** Returns true for a completely parsed element: something follows it or one of its ancestors, or the whole document is parsed. */
function isComplete(element: Element): boolean {
  if (document.readyState !== 'loading') return true;
  for (let node: Node | null = element; node !== null; node = node.parentNode) if (node.nextSibling !== null) return true;
  return false;
}
