import { availableParallelism } from 'node:os';

/** Max bytes of the share pictures in memory: about a hundred pictures. */
export const sharePictureBytes = 16_000_000;
/** Max bytes of the ledger in memory, some hundred thousand records, compressed; further records are read from the database for each download. */
export const ledgerBytes = 32_000_000;
/**
 * The limits of rendering. At least two pages are rendered at once, so that one reads from the database while another is rendered. More than
 * one for each processor would delay every page, even those from memory. A full queue is about two seconds' work.
 */
export const pagesAtOnce = { maxAtOnce: Math.max(2, availableParallelism()), maxWaiting: 200, maxWaitMs: 5_000 };
/** The limit to pictures, which are drawn one after the other. */
export const picturesAtOnce = { ...pagesAtOnce, maxWaiting: 32 };
/**
 * Max numbers of streams. A stream costs some ten kilobytes; an address may be that of a whole office or of a telephone network, where each
 * view of a page opens one. A browser that finds no place polls.
 */
export const streamLimits = { inAll: 20_000, ofAnAddress: 100, openingsOfAnAddress: 200 };
/** The limit to reading the events that streams have missed from the database; a full queue is a second's work. */
export const missedAtOnce = { maxAtOnce: 2, maxWaiting: 500, maxWaitMs: 5_000 };
/** The limits of the thread that draws share pictures. It draws one in a few hundredths of a second: a full queue is a second's work. */
export const sharePictureThread = { maxWaiting: 32, idleMs: 60_000 };
