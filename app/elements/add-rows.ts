/** What was put into a list, and what takes it away again. */
export interface AddedRow {
  readonly row: Element;
  remove(): void;
}

/**
 * Adds to a list what the same list of another page has more. Children are told apart by `id`, and by their place where they have none; of a section
 * that both have, the lists within it are compared.
 */
export function addRows(present: Element, fresh: Element): AddedRow[] {
  const before = present.children.length;
  return [...fresh.children].flatMap((row, at): AddedRow[] => {
    const known = row.id === '' ? (at < before ? present.children[at] : undefined) : present.ownerDocument.getElementById(row.id);
    if (known == null) {
      present.append(row);
      return [{ row, remove: () => row.remove() }];
    }
    // What stood on one line stands there in full.
    if (known.localName !== row.localName) {
      known.replaceWith(row);
      return [{ row, remove: () => row.replaceWith(known) }];
    }
    if (row.localName === 'li') return [];
    const lists = known.getElementsByTagName('ul');
    return [...row.getElementsByTagName('ul')].flatMap((list, index) => {
      const same = lists[index];
      return same === undefined ? [] : addRows(same, list);
    });
  });
}
