/**
 * Finals of national teams, whose matches are on neutral ground unless a source reports otherwise: only a host is at home there, and being named first
 * means nothing.
 */
export const neutralFinals: ReadonlySet<string> = new Set([
  'international.copa-america',
  'international.european-championship',
  'international.world-cup',
]);
