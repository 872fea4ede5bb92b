import { describe, expect, it } from 'vitest';
import { chooseOpen, type Room, roomOfDay, roomOfLive } from './open-competitions.ts';

const at = (priority: number, matches: number, isPart = false) => ({ priority, matches, isPart });
const noneIsOwn = () => false;
const room: Room = { all: 60, own: 30, rest: 15, least: 24 };

describe('chooseOpen', () => {
  it('has a short list open as a whole, also a little more than is sent at once', () => {
    const all = [at(1, 30), at(40, 40), at(200, 5)];
    expect(chooseOpen(all, noneIsOwn, room)).toEqual({ open: all, lines: [] });
    expect(chooseOpen([...all, at(200, 1)], noneIsOwn, room).open).toEqual([at(1, 30)]);
  });

  it('opens the top ones and those of the own country but for its regional groups, in their order', () => {
    const own = [at(15, 4), at(58, 2), at(200, 3, true)];
    const all = [at(1, 30), ...own.slice(0, 2), at(70, 80), ...own.slice(2)];
    expect(chooseOpen(all, (one) => own.includes(one), room).open).toEqual([at(1, 30), at(15, 4), at(58, 2)]);
  });

  it('leaves the own country its place when the top ones are too many, which stand below on one line each', () => {
    const own = at(58, 5);
    const { open, lines } = chooseOpen([at(1, 35), at(2, 20), at(3, 8), own, at(200, 30)], (one) => one === own, room);
    expect(open).toEqual([at(1, 35), at(2, 20), own]);
    expect(lines).toEqual([at(3, 8)]);
  });

  it('opens of a large own country no more than half of the room', () => {
    const own = [at(33, 20), at(34, 10), at(35, 20)];
    const { open, lines } = chooseOpen([at(1, 10), ...own, at(200, 30)], (one) => own.includes(one), room);
    expect(open).toEqual([at(1, 10), own[0], own[1]]);
    expect(lines).toEqual([own[2]]);
  });

  it('opens a competition whole: the first one whatever its matches, each further one only where there is room for all of them', () => {
    expect(chooseOpen([at(1, 70), at(2, 10)], noneIsOwn, room)).toEqual({ open: [at(1, 70)], lines: [at(2, 10)] });
    expect(chooseOpen([at(1, 50), at(2, 11), at(3, 5), at(200, 30)], noneIsOwn, room)).toEqual({
      open: [at(1, 50)],
      lines: [at(2, 11), at(3, 5)],
    });
  });

  it('fills a list of which little is chosen with what matters next of the competitions that editors know', () => {
    expect(chooseOpen([at(20, 10), at(30, 15), at(40, 60)], noneIsOwn, room).open).toEqual([at(20, 10), at(30, 15)]);
    expect(chooseOpen([at(20, 10), at(200, 70)], noneIsOwn, room).open).toEqual([at(20, 10)]);
  });

  it('opens fewer matches of a day than of what is in play', () => {
    const day = [at(1, 10), at(2, 10), at(3, 10), at(200, 90)];
    expect(chooseOpen(day, noneIsOwn, roomOfDay).open).toEqual(day.slice(0, 2));
    expect(chooseOpen(day, noneIsOwn, roomOfLive).open).toEqual(day.slice(0, 3));
  });
});
