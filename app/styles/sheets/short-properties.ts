const property = /--[a-zA-Z][\w-]*/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the custom properties that a text names. */
export function propertiesIn(text: string): readonly string[] {
  return text.match(property) ?? [];
}

/**
 * Returns style sheets in which custom properties have one or two letters, those that are named most often the shorter ones.
 *
 * @param kept names that stay, since scripts and HTML have them as well
 */
export function withShortProperties(sheets: readonly string[], kept: ReadonlySet<string>): readonly string[] {
  const uses = new Map<string, number>();
  for (const name of sheets.flatMap(propertiesIn)) if (!kept.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const inOrder = [...uses].sort(([first, uses], [second, others]) => others - uses || (first < second ? -1 : 1)).map(([name]) => name);
  const free = shortNames().filter((name) => !kept.has(name));
  const short = new Map(inOrder.map((name, at) => [name, free[at] ?? name]));
  return sheets.map((sheet) => sheet.replaceAll(property, (name) => short.get(name) ?? name));
}

function shortNames(): readonly string[] {
  return ['', ...letters].flatMap((first) => [...letters].map((second) => `--${first}${second}`));
}
