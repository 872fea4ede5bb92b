/** Returns the first letter of a name as an index of names has it: without accents, a capital. */
export function initialOf(name: string): string {
  return name.normalize('NFD').charAt(0).toUpperCase();
}
