import { request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a request exactly as given and returns the answer: fetch would follow redirects, decompress, and normalise the path. */
export function askRaw(address: string, path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<RawAnswer> {
  return new Promise((answered, failed) => {
    const sent = request(`${address}/`, { path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    sent.once('error', failed);
    sent.end(body);
  });
}
