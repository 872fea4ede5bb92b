import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('acts once, behind the next frame', () => {
  const act = vi.fn();
  afterPaint(act);
  for (const frame of frames) frame();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledOnce();
});

it('waits a tenth of a second at most where nothing is painted', () => {
  const act = vi.fn();
  afterPaint(act);
  vi.advanceTimersByTime(99);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it('grants the last of several wishes alone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  afterPaint(first);
  afterPaint(second);
  vi.advanceTimersByTime(1_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
