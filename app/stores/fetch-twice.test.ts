import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchTwice } from './fetch-twice.ts';

/** The statuses of the site's answers, one after the other; `undefined` breaks the connection off. */
let answers: (number | undefined)[];
let requested: number;
let address: string;
const site = createServer((_request, response) => {
  requested += 1;
  const status = answers.shift();
  if (status === undefined) response.destroy();
  else response.writeHead(status, { Connection: 'close' }).end();
});

beforeEach(async () => {
  requested = 0;
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterEach(() => new Promise((closed) => site.close(closed)));

describe('what is read with patience', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504, undefined])('is asked for once more after %s', async (status) => {
    answers = [status, 200];
    expect((await fetchTwice(address)).status).toBe(200);
    expect(requested).toBe(2);
  });

  it.each([200, 204, 400, 404, 501])('is asked for once when the answer is %i', async (status) => {
    answers = [status, 200];
    expect((await fetchTwice(address)).status).toBe(status);
    expect(requested).toBe(1);
  });

  it('is not asked for a third time', async () => {
    answers = [503, 503, 200];
    expect((await fetchTwice(address)).status).toBe(503);
    answers = [undefined, undefined, 200];
    await expect(fetchTwice(address)).rejects.toThrow(TypeError);
    expect(requested).toBe(4);
  });
});
