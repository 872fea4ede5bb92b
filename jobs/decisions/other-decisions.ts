import { markReviewed, type ReviewMark, unmarkReviewed } from '#data/commands/audit/mark-reviewed.ts';
import { type CompetitionNumber, decideOnNumber, type FormerNumber, restoreNumber } from '#data/commands/catalogue/decide-on-number.ts';
import { markHandled } from '#data/commands/contact/mark-handled.ts';
import { chooseKickoff, type FormerKickoff, type KickoffChoice, unchooseKickoff } from '#data/commands/matches/choose-kickoff.ts';
import { decisionKind } from './decision-kind.ts';

export const decidedNumber = decisionKind<
  { readonly number: CompetitionNumber; readonly competition?: string | undefined },
  { readonly number: CompetitionNumber; readonly before: FormerNumber; readonly after: string }
>({
  title: 'Number of a competition decided',
  async carryOut(client, { number, competition: wanted }, now) {
    const { competition, before } = await decideOnNumber(client, number, wanted, now);
    return {
      subject: `${number.source} ${number.externalId}`,
      details: { number, before, after: competition },
      lines: [
        `The number ${number.externalId} of ${number.source} means ${competition} from now on; matches that are stored stay where they are`,
      ],
    };
  },
  async undo(client, { number, before }, subject, now) {
    await restoreNumber(client, number, before, now);
    return [`the number ${subject} leads where it led before`];
  },
});

export const chosenKickoff = decisionKind<
  KickoffChoice,
  { readonly source: string; readonly before: FormerKickoff; readonly after: string }
>({
  title: 'Kick-off chosen where sources differ',
  async carryOut(client, wish, now) {
    const { before, chosen } = await chooseKickoff(client, wish, now);
    const after = chosen.toISOString();
    return {
      subject: wish.match,
      details: { source: wish.source, before, after },
      lines: [`${wish.match} begins at ${after.slice(0, 16)}Z, according to ${wish.source}; no source changes it from now on`],
    };
  },
  async undo(client, { before }, match, now) {
    await unchooseKickoff(client, match, before, now);
    return [`${match} has its former kick-off again, which sources may change`];
  },
});

export const handledMessage = decisionKind<{ readonly id: string }, object>({
  title: 'Message handled',
  async carryOut(client, { id }, now) {
    await markHandled(client, id, true, now);
    return { subject: id, details: {}, lines: ['The message is marked as handled'] };
  },
  async undo(client, _details, id, now) {
    await markHandled(client, id, false, now);
    return ['The message is to be handled again'];
  },
});

export const reviewed = decisionKind<ReviewMark, ReviewMark & { readonly at: string; readonly before: string | null }>({
  title: 'Reviewed, nothing changed',
  async carryOut(client, { mark, subject }, now) {
    const before = await markReviewed(client, { mark, subject }, now);
    return {
      subject: `${mark} ${subject}`,
      details: { mark, subject, at: now.toISOString(), before },
      lines: [`${subject} is marked as reviewed`],
    };
  },
  async undo(client, details) {
    await unmarkReviewed(client, details, details);
    return [`${details.subject} waits for review again`];
  },
});
