export const positions = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
export type Position = (typeof positions)[number];
