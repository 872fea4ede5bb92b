import { parentPort } from 'node:worker_threads';
import type { ShareCard } from '#app/share-cards/share-card.ts';
import { drawPicture } from './draw-picture.ts';
import type { DrawingOutcome } from './picture-thread.ts';

parentPort?.on('message', async (card: ShareCard) => {
  const answer = (drawn: DrawingOutcome, taken: ArrayBuffer[] = []) => parentPort?.postMessage(drawn, taken);
  try {
    const png = await drawPicture(card);
    // A copy in its own buffer, which can be transferred to the other thread; the drawn bytes may be part of a larger buffer.
    const bytes = Uint8Array.from(png);
    answer({ png: bytes }, [bytes.buffer]);
  } catch (error) {
    answer({ error });
  }
});
