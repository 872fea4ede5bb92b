import fc, { type Arbitrary } from 'fast-check';
import { nasty } from './nasty-text.ts';

/** A body with the headers that describe it, correctly or not. */
export interface HostileBody {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** False when more is announced than is sent, so that a server waits for it in vain. */
  readonly isWhole: boolean;
}

const fields = ['sport', 'item', 'option', 'name', 'email', 'message', 'subject', 'odds', 'stake', '_action', '__proto__', ''];
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=x';
const types = [
  form,
  form,
  json,
  multipart,
  'multipart/form-data',
  'text/plain',
  'application/xml',
  `${form}; charset=utf-16`,
  'x',
  '',
  'a/b; =',
];

const field = fc.tuple(fc.constantFrom(...fields), nasty);
const asForm = fc.array(field, { maxLength: 6 }).map((pairs) => ({ type: form, text: pairs.map((pair) => pair.join('=')).join('&') }));
const vote = fc
  .tuple(
    fc.oneof(fc.constant('soccer'), nasty),
    fc.oneof(fc.nat(20_000).map(String), nasty),
    fc.oneof(fc.constantFrom('home', 'draw'), nasty),
  )
  .map(([sport, item, option]) => ({ type: form, text: `sport=${sport}&item=${item}&option=${option}` }));
const asJson = fc
  .oneof(
    fc.json({ maxDepth: 3 }),
    fc.dictionary(fc.constantFrom(...fields), fc.oneof(nasty, fc.anything()), { maxKeys: 5 }).map(toJson),
    nasty,
  )
  .map((text) => ({ type: json, text }));
const asMultipart = fc.array(field, { maxLength: 4 }).map((pairs) => ({
  type: multipart,
  text: `${pairs.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--x--`,
}));
const anything = fc.tuple(fc.constantFrom(...types), fc.string({ unit: 'binary', maxLength: 200 })).map(([type, text]) => ({ type, text }));

/** Bodies: forms, JSON and multipart with hostile values, with the right type or another, and the right length or another. */
export const hostileBody: Arbitrary<HostileBody> = fc
  .record({
    content: fc.oneof(asForm, vote, asJson, asMultipart, anything),
    otherType: fc.option(fc.constantFrom(...types), { freq: 6 }),
    framing: fc.oneof(
      { weight: 12, arbitrary: fc.constant('length') },
      { weight: 4, arbitrary: fc.constantFrom('chunked', 'chunked', 'short', 'long', 'huge', 'broken', 'both', 'none') },
    ),
  })
  .map(({ content: { type, text }, otherType, framing }) => {
    const length = Buffer.byteLength(text);
    const inChunks = `${length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
    const framed = (headers: HostileBody['headers'], sent = text): HostileBody => ({
      headers: [['Content-Type', otherType ?? type], ...headers],
      text: sent,
      isWhole: framing !== 'short',
    });
    switch (framing) {
      case 'chunked':
        return framed([['Transfer-Encoding', 'chunked']], length === 0 ? '0\r\n\r\n' : inChunks);
      case 'short':
        return framed([['Content-Length', String(length + 50)]]);
      case 'long':
        return framed([['Content-Length', String(Math.max(0, length - 1))]]);
      case 'huge':
        return framed([['Content-Length', '99999999999999999999']]);
      case 'broken':
        return framed([['Transfer-Encoding', 'chunked']], `zz\r\n${text}`);
      case 'both':
        return framed(
          [
            ['Content-Length', String(length)],
            ['Transfer-Encoding', 'chunked'],
          ],
          inChunks,
        );
      case 'none':
        return framed([]);
      default:
        return framed([['Content-Length', String(length)]]);
    }
  });

function toJson(value: unknown): string {
  // JSON has no big integers.
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part));
}
