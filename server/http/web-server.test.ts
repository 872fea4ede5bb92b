import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { openWebServer } from './web-server.ts';

/** Sends a request on a connection that the browser keeps open, and returns the answer. */
function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((answered, failed) => {
    request({ port, host: '127.0.0.1', agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => answered(text));
      response.on('error', failed);
    })
      .once('error', failed)
      .end();
  });
}

it('lets a request wait that comes before the site can answer', async () => {
  const web = await openWebServer(0, '127.0.0.1');
  const early = ask(web.port, new Agent());
  web.answerWith((_request, response) => response.end('ready'));
  expect(await early).toBe('ready');
  await web.stop(1);
});

it('finishes what is being answered when it stops, and closes connections that are kept alive', async () => {
  const web = await openWebServer(0, '127.0.0.1');
  let finish: () => void = () => {};
  const begun = new Promise<void>((begin) => {
    web.answerWith((_request, response) => {
      finish = () => response.end('whole');
      begin();
    });
  });
  const agent = new Agent({ keepAlive: true });
  const answer = ask(web.port, agent);
  await begun;
  const stopped = web.stop(30);
  finish();
  expect(await answer).toBe('whole');
  await stopped;
  await expect(ask(web.port, new Agent())).rejects.toThrow('ECONNREFUSED');
});

it('does not wait for ever', async () => {
  const web = await openWebServer(0, '127.0.0.1');
  const begun = new Promise<void>((begin) => {
    web.answerWith(() => begin());
  });
  const answer = ask(web.port, new Agent()).catch((error: Error) => error.message);
  await begun;
  await web.stop(0);
  expect(await answer).toMatch(/hang up|ECONNRESET/);
});

it.each([
  ['nothing was ever requested', ''],
  ['nothing is requested any more', 'GET /whole HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['an answer stands still', 'GET /half HTTP/1.1\r\nHost: localhost\r\n\r\n'],
])('closes a connection on which %s', async (_, sent) => {
  const web = await openWebServer(0, '127.0.0.1', 50);
  web.answerWith(({ url }, response) => {
    if (url === '/half') response.write('half');
    else response.end('whole');
  });
  const socket = connect(web.port, '127.0.0.1');
  socket.resume().write(sent);
  await once(socket, 'close');
  await web.stop(1);
});
