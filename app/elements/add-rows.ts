/** A row that was put into a list, and a way to take it out again. */
export interface AddedRow {
  readonly row: Element;
  remove(): void;
}

/**
 * Adds to the end of a list what the same list of another page has more. Children are told apart by `id`, and by their place where they have none;
 * of a section that both have, the lists within it are compared. What is new above a known child came since the page was loaded and is left out.
 */
export function addRows(present: Element, fresh: Element): AddedRow[] {
  const former = [...present.children];
  const rows = [...fresh.children];
  const counterparts = rows.map((row, at) => (row.id === '' ? former[at] : former.find(({ id }) => id === row.id)));
  const lastKnown = counterparts.findLastIndex((known) => known !== undefined);
  return rows.flatMap((row, at): AddedRow[] => {
    const known = counterparts[at];
    if (known === undefined) {
      if (at < lastKnown) return [];
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
