/** The name that a class has in a built sheet (`scopedName`); classes of the document's state, such as `script`, are longer. */
const scopedClass = /\.([a-zA-Z]{4})(?![\w-])/g;

/** Returns the classes that HTML gives to its elements. */
export function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list]) => list as string));
  return new Set([...lists].flatMap((list) => list.split(' ')));
}

/** Returns the classes in the selectors of a built style sheet. */
export function classesOf(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(scopedClass), ([, name]) => name as string));
}

/** Returns true for a built style sheet with a rule for elements without any of its classes. */
export function styledWithoutClass(css: string): boolean {
  return Array.from(css.matchAll(/([^{};]+)\{/g), ([, list]) => (list as string).trim())
    .filter((list) => !/^(?:@|from|to|[\d.]+%)/.test(list))
    .some((list) => selectorsOf(list).some((selector) => selector.search(scopedClass) === -1));
}

/** Returns the selectors of a rule without what they exclude: `.row:is(.won, .lost)` is one selector. */
function selectorsOf(list: string): readonly string[] {
  const flat = list.replaceAll(/(:not)?\(([^()]*)\)/g, (_, not, inner: string) =>
    not === undefined ? ` ${inner.replaceAll(',', ' ')} ` : '',
  );
  return flat === list ? list.split(',') : selectorsOf(flat);
}
