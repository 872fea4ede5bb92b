/** Returns the classes that HTML gives to its elements. */
export function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list]) => list as string));
  return new Set([...lists].flatMap((list) => list.split(' ')));
}
