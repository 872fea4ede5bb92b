import { createHook } from 'node:async_hooks';

/*
 * Node makes an object for each call of `process.nextTick`, several in every answer, and V8 fills it quickly as long as it remembers the
 * shape of the one before. It remembers it weakly: collecting garbage while no such object is alive makes it forget, and from then on it
 * takes the slow way until the process ends, which costs an answer from memory several hundredths. One of them, kept alive, prevents that.
 */
const retained: object[] = [];
const ticks = createHook({
  init(_id, type, _trigger, resource) {
    if (type === 'TickObject') retained.push(resource);
  },
}).enable();
process.nextTick(() => {});
ticks.disable();
