/**
 * Changes the content of an element to that of `fresh`, and leaves what is the same in both, so that an element keeps its focus, its
 * unfolded state and its scroll position. Custom elements and times update themselves: one with the same attributes is left as the browser
 * has changed it.
 */
export function patchContent(present: Element, fresh: Element): void {
  const [before, after] = [[...present.childNodes], [...fresh.childNodes]];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start] as Node, after[start] as Node)) start += 1;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end) as Node, after.at(-1 - end) as Node)) end += 1;
  const changed = before.slice(start, before.length - end);
  const wanted = after.slice(start, after.length - end);
  const next = before[before.length - end] ?? null;
  for (const [at, node] of wanted.entries()) {
    const former = changed[at];
    if (former === undefined) present.insertBefore(node, next);
    else if (!isSame(former, node)) patchNode(former, node);
  }
  for (const node of changed.slice(wanted.length)) node.remove();
}

function patchNode(former: ChildNode, node: ChildNode): void {
  if (former instanceof Element && node instanceof Element && former.localName === node.localName && !looksAfterItself(node)) {
    patchAttributes(former, node);
    patchContent(former, node);
  } else {
    former.replaceWith(node);
  }
}

function isSame(present: Node, fresh: Node): boolean {
  if (!(present instanceof Element && fresh instanceof Element)) return present.isEqualNode(fresh);
  if (present.localName !== fresh.localName || !hasAttributesOf(present, fresh)) return false;
  if (looksAfterItself(fresh)) return true;
  const [nodes, others] = [present.childNodes, fresh.childNodes];
  return (
    present.attributes.length === fresh.attributes.length &&
    nodes.length === others.length &&
    [...nodes].every((node, at) => isSame(node, others[at] as Node))
  );
}

function looksAfterItself({ localName }: Element): boolean {
  return localName === 'time' || (localName.includes('-') && localName !== 'live-part');
}

function hasAttributesOf(present: Element, fresh: Element): boolean {
  return [...fresh.attributes].every(({ name, value }) => present.getAttribute(name) === value);
}

function patchAttributes(present: Element, fresh: Element): void {
  for (const { name, value } of fresh.attributes) if (present.getAttribute(name) !== value) present.setAttribute(name, value);
  const isFold = present.localName === 'details';
  for (const { name } of [...present.attributes]) {
    if (!fresh.hasAttribute(name) && !(isFold && name === 'open')) present.removeAttribute(name);
  }
}
