import type { Sport } from '#domain/sports/sport.ts';

/** The shared path of each sport's list of matches. */
export const sportPaths = { football: '/', tennis: '/tennis', basketball: '/basketball' } as const satisfies Readonly<
  Record<Sport, string>
>;
