/** Returns a season as readers write it: `2026/27`, or `2026` where a season is a calendar year. */
export function seasonName(label: string): string {
  return label.replace('-', '/');
}
