/** A row that was added to a list, with a function that removes it again. */
export interface AddedRow {
  readonly row: Element;
  remove(): void;
}

/**
 * Adds to the end of the list `present` the rows that only `fresh` has: the same list, as a longer page contains it. Rows are matched by
 * `id`, and by position when they have none; of a section that both contain, the lists within it are compared. A row that is new above a
 * matched one was added since the page was loaded, and is left out. Returns the added rows.
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
