import { describe, expect, it } from 'vitest';
import { chooseOpen } from './open-competitions.ts';

const at = (priority: number, matches: number, isPart = false) => ({ priority, matches, isPart });
const noneIsOwn = () => false;

describe('chooseOpen', () => {
  it('has a short list open as a whole, also a little more than is sent at once', () => {
    const all = [at(1, 30), at(40, 40), at(200, 5)];
    expect(chooseOpen(all, noneIsOwn)).toEqual({ open: all, lines: [] });
    expect(chooseOpen([...all, at(200, 1)], noneIsOwn).open).toEqual([at(1, 30)]);
  });

  it('opens the top ones and those of the own country but for its regional groups, in their order', () => {
    const own = [at(15, 4), at(58, 2), at(200, 3, true)];
    const all = [at(1, 30), ...own.slice(0, 2), at(70, 80), ...own.slice(2)];
    expect(chooseOpen(all, (one) => own.includes(one)).open).toEqual([at(1, 30), at(15, 4), at(58, 2)]);
  });

  it('leaves the own country its place when the top ones are too many, which stand below on one line each', () => {
    const own = at(58, 5);
    const { open, lines } = chooseOpen([at(1, 40), at(2, 20), at(3, 8), own, at(200, 30)], (one) => one === own);
    expect(open).toEqual([at(1, 40), at(2, 20), own]);
    expect(lines).toEqual([at(3, 8)]);
  });

  it('opens of a large own country no more than half of the room', () => {
    const own = [at(33, 20), at(34, 20), at(35, 20)];
    const { open, lines } = chooseOpen([at(1, 10), ...own, at(200, 30)], (one) => own.includes(one));
    expect(open).toEqual([at(1, 10), own[0], own[1]]);
    expect(lines).toEqual([own[2]]);
  });

  it('fills a list of which little is chosen with what matters next of the competitions that editors know', () => {
    expect(chooseOpen([at(20, 10), at(30, 15), at(40, 60)], noneIsOwn).open).toEqual([at(20, 10), at(30, 15)]);
    expect(chooseOpen([at(20, 10), at(200, 70)], noneIsOwn).open).toEqual([at(20, 10)]);
  });
});
