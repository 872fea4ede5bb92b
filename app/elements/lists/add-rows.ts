/** A row that was added to a list, with a function that removes it again. */
export interface AddedRow {
  readonly row: Element;
  remove(): void;
}

/**
 * Appends to the list `present` the rows that only `fresh` has, and returns them. `fresh` is the same list from a page that shows more of it. Rows
 * are matched by `id`, or by position if they have none. If both lists contain a section, the lists within it are compared as well. A new row above a
 * matched one was added to the site after the page was loaded; it is left out.
 */
export function addRows(present: Element, fresh: Element): AddedRow[] {
  const former = [...present.children];
  const rows = [...fresh.children];
  const counterparts = rows.map((row, at) => (row.id === '' ? former[at] : former.find(({ id }) => id === row.id)));
  const lastMatched = counterparts.findLastIndex((known) => known !== undefined);
  return rows.flatMap((row, at): AddedRow[] => {
    const known = counterparts[at];
    if (known === undefined) {
      if (at < lastMatched) return [];
      present.append(row);
      return [{ row, remove: () => row.remove() }];
    }
    // A competition that was shown on one line is replaced by its section.
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
