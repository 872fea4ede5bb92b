import type { PoolClient } from 'pg';
import { AuditError } from '#data/commands/audit/audit-error.ts';
import { type ClubMerge, mergeClubs } from '#data/commands/clubs/merge-clubs.ts';
import { type MergedClub, restoreMergedClub } from '#data/commands/clubs/merged-club.ts';
import { type ClubSplit, restoreNumbers, type SplitWish, splitClub } from '#data/commands/clubs/split-club.ts';
import { decisionKind } from './decision-kind.ts';

/** Facts about a merge of clubs that its undo needs. */
export interface MergeDetails {
  readonly merged: MergedClub;
  /** Number of matches that were stored twice and became one, which cannot be undone. */
  readonly matchesUnited: number;
}

/** Returns the facts of a merge that its undo needs. */
export function mergeDetails({ merged, matchesUnited }: ClubMerge): MergeDetails {
  return { merged, matchesUnited };
}

/**
 * Makes a merged club one of its own again, and returns sentences that report the result.
 *
 * @throws AuditError when matches were united; its message has the command that splits the club by its spellings
 */
export async function unmerge(client: PoolClient, { merged, matchesUnited }: MergeDetails, slug: string, now: Date): Promise<string[]> {
  if (matchesUnited > 0) {
    const spellings = merged.spellings.join(',');
    throw new AuditError(
      `the merge of ${merged.slug} into ${slug} made one match each of ${matchesUnited} that were stored twice, which cannot be undone exactly; ` +
        `npm run club -- split ${slug} --aliases "${spellings}" --as <new slug> --name "${merged.team.name}" makes two clubs by their spellings`,
    );
  }
  const matches = await restoreMergedClub(client, merged, slug, now);
  return [`${merged.slug} is a club of its own again, with ${matches} matches; readers who followed it now follow ${slug}`];
}

export const mergedClubs = decisionKind<{ readonly removed: string; readonly remaining: string }, MergeDetails>({
  title: 'Club merged into another',
  async carryOut(client, { removed, remaining }, now) {
    const merge = await mergeClubs(client, removed, remaining, now);
    const { matchesMoved, matchesUnited, disagreements } = merge;
    return {
      subject: remaining,
      details: mergeDetails(merge),
      lines: [
        `${removed} is ${remaining} now: ${matchesMoved} matches moved, ${matchesUnited} that were stored twice made one`,
        ...disagreements.map((slug) => `the two records of ${slug} had different scores; that of ${remaining} was kept`),
      ],
    };
  },
  undo: unmerge,
});

interface SplitDetails {
  readonly newSlug: string;
  readonly aliases: readonly string[];
  readonly externalIds: ClubSplit['externalIds'];
}

export const splitClubs = decisionKind<SplitWish, SplitDetails>({
  title: 'Club split in two',
  async carryOut(client, wish, now) {
    const { matchesMoved, matchesWithoutSpelling, externalIds } = await splitClub(client, wish, now);
    const { slug, newSlug, aliases } = wish;
    const left = `${matchesWithoutSpelling} matches of ${slug} have no spelling noted and stayed; import them again, then split`;
    return {
      subject: slug,
      details: { newSlug, aliases, externalIds },
      lines: [
        `${newSlug} is a club of its own now, with ${matchesMoved} matches that were reported under ${aliases.join(', ')}`,
        ...(matchesWithoutSpelling > 0 ? [left] : []),
      ],
    };
  },
  async undo(client, { newSlug, externalIds }, slug, now) {
    const { matchesMoved } = await mergeClubs(client, newSlug, slug, now);
    await restoreNumbers(client, slug, externalIds);
    return [`${newSlug} is ${slug} again: ${matchesMoved} matches moved; its address leads there`];
  },
});
