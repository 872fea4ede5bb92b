import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that node:http can do: it answers every request with the same headers and bytes, read from the file that is the first argument. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] as string, 'utf8')) as { headers: string[]; body: string };
const bytes = Buffer.from(body, 'base64');

const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as { port: number }).port}\n`);
});
