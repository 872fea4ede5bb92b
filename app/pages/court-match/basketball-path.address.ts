/** Returns the shared path of a competition of basketball. */
export function basketballSeasonPath(slug: string): string {
  return `/basketball/${slug}`;
}
