import { brotliDecompressSync } from 'node:zlib';
import type { Asker } from './asker.ts';
import type { EventLog } from './event-log.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import type { AskedKind, Tally } from './tally.ts';

export interface ReaderParts {
  readonly edge: string;
  readonly asker: Asker;
  readonly tally: Tally;
  readonly log: EventLog;
}

/** The facts of pages that were read lately, by their ETag: many readers get the same one. */
const known = new Map<string, PageFacts>();
const maxKnown = 3_000;
/** Requests for files at once, as a browser with one connection of HTTP/2 makes them. */
const filesAtOnce = 8;

/** A browser of its own address, with its own memory of files and pages. */
export class Reader {
  readonly headers: Readonly<Record<string, string>>;
  readonly #parts: ReaderParts;
  readonly #isWide: boolean;
  readonly #files = new Set<string>();
  readonly #tags = new Map<string, { readonly tag: string; readonly facts: PageFacts }>();
  #knowsCountry = false;

  constructor(number: number, parts: ReaderParts) {
    this.#parts = parts;
    this.#isWide = number % 2 === 0;
    this.headers = { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
  }

  /** Opens a page with all that it asks for by itself; returns its facts, or undefined when it did not come. */
  async open(path: string): Promise<PageFacts | undefined> {
    const facts = await this.load('page', path);
    if (facts === undefined) return undefined;
    const { asker } = this.#parts;
    const missing = facts.assets.filter((file) => !this.#files.has(file));
    for (const file of missing) this.#files.add(file);
    const files = Array.from({ length: filesAtOnce }, async (_, first) => {
      for (let at = first; at < missing.length; at += filesAtOnce) await asker.ask('asset', missing[at] as string, this.headers);
    });
    const personal = facts.personal.map((address) => asker.ask('personal', address, this.headers, 2));
    if (!this.#knowsCountry) personal.push(asker.ask('personal', '/api/location', this.headers, 2));
    this.#knowsCountry = true;
    const rail = this.#isWide && facts.rail !== undefined ? [asker.ask('data', facts.rail, this.headers, 2)] : [];
    await Promise.all([...files, ...personal, ...rail]);
    return facts;
  }

  /** Asks for a page as it is now, with the ETag of the copy that this browser has. @param kind `part` as the scripts of an open page ask */
  async load(kind: AskedKind & ('page' | 'part'), path: string): Promise<PageFacts | undefined> {
    const { asker, log, tally } = this.#parts;
    const former = this.#tags.get(path);
    const must = log.mustShow();
    const answer = await asker.ask(
      kind,
      path,
      former === undefined ? this.headers : { ...this.headers, 'if-none-match': former.tag },
      kind === 'part' ? 2 : 1,
    );
    if (answer === undefined) return undefined;
    const tag = answer.headers.etag;
    const facts =
      answer.status === 304 && former !== undefined ? former.facts : readFacts(tag, answer.body, answer.headers['content-encoding']);
    if (!facts.isWhole) tally.failed(`${kind} ${path}: not a whole page (${answer.status})`);
    if (tag !== undefined) this.#tags.set(path, { tag, facts });
    if (facts.live !== undefined && facts.live.after < must(`${facts.live.topics} ${facts.live.match}`))
      tally.failed(`${kind} ${path}: older than it may be`);
    return facts;
  }
}

function readFacts(tag: string | undefined, body: Buffer, encoding: string | undefined): PageFacts {
  const found = tag === undefined ? undefined : known.get(tag);
  if (found !== undefined) return found;
  const facts = factsOf((encoding === 'br' ? brotliDecompressSync(body) : body).toString());
  if (known.size >= maxKnown) known.clear();
  if (tag !== undefined) known.set(tag, facts);
  return facts;
}
