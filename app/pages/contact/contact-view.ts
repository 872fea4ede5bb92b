import type { DrawnPiece } from '#app/components/listed-piece.ts';
import type { LinkedPage } from '#app/components/page-links.tsx';
import type { Imprint } from '#app/imprint.ts';
import type { MessageFaults, VisitorMessage } from '#domain/contact/check-message.ts';

/** A message that was sent and not taken: what was written, and what is to be mended or waited for. */
export interface RefusedMessage {
  readonly written: VisitorMessage;
  /** The details of the device that came with it; empty where they were not wanted. */
  readonly device: string;
  readonly faults: MessageFaults;
  /** There is nothing to mend, but too many have come. */
  readonly tooMany: boolean;
}

export interface ContactView {
  /** The message was taken: the visitor is thanked, and the form waits for another. */
  readonly sent: boolean;
  readonly refused: RefusedMessage | undefined;
  readonly imprint: Imprint;
  readonly demonstration: boolean;
  /** Articles that may answer a question before it is sent. */
  readonly answers: readonly DrawnPiece[];
  /** The other pages about the site. */
  readonly pages: readonly LinkedPage[];
}
