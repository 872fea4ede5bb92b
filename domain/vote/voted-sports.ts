/** What can be voted on, by the sport under which a vote is kept. */
export const votedSports = ['soccer', 'tennis', 'basketball', 'supercup'] as const;
export type VotedSport = (typeof votedSports)[number];

/** Whether a text names a sport in which votes are kept. */
export function isVotedSport(text: string): text is VotedSport {
  return (votedSports as readonly string[]).includes(text);
}
