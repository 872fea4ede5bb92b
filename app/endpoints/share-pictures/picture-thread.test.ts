import { afterAll, describe, expect, it } from 'vitest';
import type { ShareCard, TitleCard } from '#app/share-cards/share-card.ts';
import { createPictureThread, PicturesBusyError } from './picture-thread.ts';

const thread = createPictureThread({ maxWaiting: 2, idleMs: 60_000 });
afterAll(() => thread.stop());

const card = (title: string): TitleCard => ({
  kind: 'title',
  language: 'en',
  siteName: 'Tipledger',
  demonstration: '',
  section: '',
  title,
});
const isPng = (picture: Buffer) => picture.subarray(1, 4).toString() === 'PNG';

describe('the thread of pictures', () => {
  it('draws one after the other, and turns away what would wait too long', async () => {
    const drawings = ['one', 'two', 'three'].map((title) => thread.draw(card(title)));
    await expect(thread.draw(card('four'))).rejects.toThrow(PicturesBusyError);
    const pictures = await Promise.all(drawings);
    expect(pictures.map(isPng)).toEqual([true, true, true]);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
  });

  it('fails with what a drawing fails with, and draws on', async () => {
    const broken = thread.draw({ ...card(''), kind: 'match' } as unknown as ShareCard);
    const next = thread.draw(card('next'));
    await expect(broken).rejects.toThrow(TypeError);
    expect(isPng(await next)).toBe(true);
  });

  it('leaves nobody waiting when it is stopped', async () => {
    const stopped = createPictureThread({ maxWaiting: 2, idleMs: 60_000 });
    const drawings = [stopped.draw(card('one')), stopped.draw(card('two'))].map((picture) => expect(picture).rejects.toThrow('stopped'));
    await stopped.stop();
    await Promise.all(drawings);
  });
});
