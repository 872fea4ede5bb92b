import { AuditError } from '#data/commands/audit/audit-error.ts';
import { type AddedSpelling, addSpelling, removeSpelling } from '#data/commands/clubs/add-spelling.ts';
import type { ClubNames } from '#data/commands/clubs/check-club.ts';
import { addClub, type ConfirmedClub, colourClub, confirmClub, type NewClubWish, renameClub } from '#data/commands/clubs/decide-on-club.ts';
import {
  type FormerColours,
  type FormerNames,
  formerColoursOf,
  formerNamesOf,
  restoreColours,
  restoreNames,
} from '#data/commands/clubs/former-club.ts';
import { ClubIdentityError, identifyClub } from '#data/commands/clubs/identify-club.ts';
import { removeUnusedClub, unconfirmClub } from '#data/commands/clubs/take-back-club.ts';
import type { Database, Queryable } from '#data/database/database.ts';
import { listHeldSources } from '#data/queries/clubs/list-held-sources.ts';
import { admitHeldMatches } from '#jobs/clubs/store-held-matches.ts';
import { decisionKind } from './decision-kind.ts';
import { type MergeDetails, mergeDetails, unmerge } from './merge-decisions.ts';

export const addedClub = decisionKind<NewClubWish, object>({
  title: 'Club added',
  async carryOut(client, wish, now) {
    await addClub(client, wish, now);
    return {
      subject: wish.slug,
      details: { name: wish.name, country: wish.country },
      lines: [`${wish.slug} is a club of ${wish.country} now; its colours come with npm run club -- colours ${wish.slug} …`],
    };
  },
  async undo(client, _details, slug, now) {
    await removeUnusedClub(client, slug, now);
    return [`${slug} is no club any more`];
  },
  followUp: storeWhatIsKnown,
});

interface NameChange {
  readonly before: FormerNames;
  readonly after: string;
}

export const renamedClub = decisionKind<{ readonly slug: string } & ClubNames, NameChange>({
  title: 'Club renamed',
  async carryOut(client, wish, now) {
    const before = await renameClub(client, wish.slug, wish, now);
    const after = await nameOf(client, wish.slug);
    return { subject: wish.slug, details: { before, after }, lines: [`${wish.slug} is called ${after} from now on, at the same address`] };
  },
  async undo(client, { before, after }, slug, now) {
    await refuseLaterName(client, slug, after);
    await restoreNames(client, slug, before, now);
    return [`${slug} is called ${before.name} again`];
  },
});

export const colouredClub = decisionKind<
  { readonly slug: string; readonly colours: readonly string[] },
  { readonly before: FormerColours; readonly after: readonly string[] }
>({
  title: 'Colours of a club changed',
  async carryOut(client, { slug, colours }, now) {
    const before = await colourClub(client, slug, colours, now);
    return { subject: slug, details: { before, after: colours }, lines: [`The colours of ${slug} are ${colours.join(', ')} from now on`] };
  },
  async undo(client, { before, after }, slug, now) {
    const present = await formerColoursOf(client, (await identifyClub(client, slug)).id);
    if (present.colours.join() !== after.join()) throw new AuditError(`${slug} was given other colours since; undo that first`);
    await restoreColours(client, slug, before, now);
    return [`The colours of ${slug} are ${before.colours.join(', ') || 'unknown'} again`];
  },
});

export const confirmedClub = decisionKind<
  { readonly slug: string; readonly names?: ClubNames | undefined },
  { readonly provisional: ConfirmedClub['provisional']; readonly names: NameChange | null }
>({
  title: 'Club confirmed as a new one',
  async carryOut(client, { slug, names: wish }, now) {
    const { provisional, names: before } = await confirmClub(client, slug, wish, now);
    const names = before === undefined ? null : { before, after: await nameOf(client, slug) };
    return { subject: slug, details: { provisional, names }, lines: [`${slug} is a club like any other now`] };
  },
  async undo(client, { provisional, names }, slug, now) {
    if (names !== null) {
      await refuseLaterName(client, slug, names.after);
      await restoreNames(client, slug, names.before, now);
    }
    await unconfirmClub(client, slug, provisional, now);
    return [`${slug} is provisional again`];
  },
});

type SpellingDetails = Omit<AddedSpelling, 'merge'> & { readonly spelling: string; readonly merge: MergeDetails | null };

export const addedSpelling = decisionKind<{ readonly slug: string; readonly spelling: string }, SpellingDetails>({
  title: 'Spelling of a club added',
  async carryOut(client, { slug, spelling }, now) {
    const { merge, ...added } = await addSpelling(client, slug, spelling, now);
    const details = { ...added, spelling, merge: merge === undefined ? null : mergeDetails(merge) };
    return { subject: slug, details, lines: [`"${spelling}" is ${slug} from now on`] };
  },
  async undo(client, { merge, spelling, ...added }, slug, now) {
    const lines = merge === null ? [] : await unmerge(client, merge, slug, now);
    await removeSpelling(client, slug, added, now);
    return [`"${spelling}" is no spelling of ${slug} any more; matches that were stored under it stay`, ...lines];
  },
  followUp: storeWhatIsKnown,
});

export const admittedMatches = decisionKind<{ readonly source: string }, object>({
  title: 'Held matches of a source admitted',
  async carryOut(client, { source }, now) {
    const held = await listHeldSources(client, now);
    const found = held.find((one) => one.source === source);
    if (found === undefined) {
      const others = held.length === 0 ? '' : `; there are of ${held.map((one) => one.source).join(', ')}`;
      throw new ClubIdentityError(`no match of "${source}" is held${others}`);
    }
    return { subject: source, details: { matches: found.matches }, lines: [] };
  },
  async followUp(db, { source }, now) {
    const { newMatches, changedMatches } = await admitHeldMatches(db, source, now, Number.POSITIVE_INFINITY);
    return [`${newMatches} matches of ${source} that were held are stored now, ${changedMatches} that had come otherwise changed`];
  },
});

async function nameOf(client: Queryable, slug: string): Promise<string> {
  return (await formerNamesOf(client, (await identifyClub(client, slug)).id)).name;
}

async function refuseLaterName(client: Queryable, slug: string, name: string): Promise<void> {
  const present = await nameOf(client, slug);
  if (present !== name) throw new AuditError(`${slug} was named ${present} since; undo that first`);
}

/** Stores the held matches whose clubs are now known. */
async function storeWhatIsKnown(db: Database, _wish: object, now: Date): Promise<readonly string[]> {
  for (const { source } of await listHeldSources(db, now)) await admitHeldMatches(db, source, now, 0);
  return [];
}
