/** Returns the shared path of a tournament of tennis. */
export function tennisTournamentPath(slug: string): string {
  return `/tennis/${slug}`;
}

/** Returns the shared path of a player of tennis. */
export function tennisPlayerPath(slug: string): string {
  return `/tennis/players/${slug}`;
}
