import { parentPort } from 'node:worker_threads';
import type { ShareCard } from '#app/share-cards/share-card.ts';
import { drawPicture } from './draw-picture.ts';
import type { DrawingOutcome } from './picture-thread.ts';

parentPort?.on('message', async (card: ShareCard) => {
  const answer = (drawn: DrawingOutcome, taken: ArrayBuffer[] = []) => parentPort?.postMessage(drawn, taken);
  try {
    const png = await drawPicture(card);
    // Memory of its own, so that it can be handed over; what was drawn may be a part of a larger piece.
    const bytes = Uint8Array.from(png);
    answer({ png: bytes }, [bytes.buffer]);
  } catch (error) {
    answer({ error });
  }
});
