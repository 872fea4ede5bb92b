import type { IllustratedArticle } from '#app/components/articles/listed-article.ts';
import type { LinkedPage } from '#app/components/page/page-links.tsx';
import type { Imprint } from '#app/site/imprint.ts';
import type { MessageFaults, VisitorMessage } from '#domain/contact/check-message.ts';

/** A message that was refused: its text, and the faults to correct or the reason to wait. */
export interface RefusedMessage {
  readonly written: VisitorMessage;
  /** The details of the device sent with it; empty when the visitor did not send them. */
  readonly device: string;
  readonly faults: MessageFaults;
  /** True when there is nothing to correct, but too many messages have come. */
  readonly tooMany: boolean;
}

export interface ContactView {
  /** True when a message was accepted: the page thanks the visitor, with an empty form for another. */
  readonly sent: boolean;
  readonly refused: RefusedMessage | undefined;
  readonly imprint: Imprint;
  readonly demonstration: boolean;
  /** Articles that may answer a question before it is sent. */
  readonly answers: readonly IllustratedArticle[];
  /** The other pages about the site. */
  readonly pages: readonly LinkedPage[];
}
