/** Returns the side that leads by a score, or the draw. */
export function resultOfScore({ home, away }: { readonly home: number; readonly away: number }): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}
