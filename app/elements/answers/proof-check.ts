import { leafBytes } from '#domain/ledger/merkle-tree.ts';
import { rootOfPath } from '#domain/ledger/root-of-path.ts';

/**
 * `<proof-check leaf="…" at="4" of="37" path="ab… cd…" root="ef…" line="…" hash="01…"><button>…</button><p hidden>…</p><p
 * hidden>…</p></proof-check>`: computes the hashes of a prediction again in the browser when its button is pressed. The first paragraph is
 * shown when the leaf leads to the root, the root is in the record and the record has its hash; the second when any of that fails.
 */
export class ProofCheck extends HTMLElement {
  connectedCallback(): void {
    const [button] = this.getElementsByTagName('button');
    button?.addEventListener('click', () => void this.#check());
    if (button !== undefined) button.hidden = false;
  }

  async #check(): Promise<void> {
    const holds = await this.#holds();
    const [good, bad] = this.getElementsByTagName('p');
    if (good !== undefined) good.hidden = !holds;
    if (bad !== undefined) bad.hidden = holds;
  }

  async #holds(): Promise<boolean> {
    const attribute = (name: string) => this.getAttribute(name) ?? '';
    const leaf = await digest(leafBytes(attribute('leaf')));
    const path = attribute('path').split(' ').filter(Boolean).map(bytesOf);
    const root = await rootOfPath(digest, leaf, { index: Number(attribute('at')), count: Number(attribute('of')) }, path);
    const hash = await digest(new TextEncoder().encode(attribute('line')));
    return (
      root !== undefined &&
      hexOf(root) === attribute('root') &&
      attribute('line').includes(attribute('root')) &&
      hexOf(hash) === attribute('hash')
    );
  }
}

async function digest(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource));
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
