/** The finals of national teams, whose matches are on neutral ground unless a source says otherwise: a host alone is at home there, and named first by chance. */
export const neutralFinals: ReadonlySet<string> = new Set([
  'international.copa-america',
  'international.european-championship',
  'international.world-cup',
]);
