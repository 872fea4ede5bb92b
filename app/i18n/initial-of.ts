/** Returns the first letter of a name for an index: a capital without accents. */
export function initialOf(name: string): string {
  return name.normalize('NFD').charAt(0).toUpperCase();
}
