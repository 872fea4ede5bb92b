import { reportMissingPart } from '#app/builds/missing-parts.ts';

/** Number of light modules around a code, by which a camera finds it. */
const quietZone = 4;
/** Max width of a module, in pixels of the page. */
const widest = 6;

/**
 * `<qr-code text="…"><details><summary>…</summary><div data-part="code"><svg><rect><path></svg></div><p data-part="too-long"
 * hidden></p></details></qr-code>`: draws its text as a QR code in the browser while it is open, or shows that the text is too long for
 * one. The code that draws is loaded when it is opened.
 */
export class QrCode extends HTMLElement {
  static readonly observedAttributes = ['text'];

  connectedCallback(): void {
    // The event of `<details>` does not bubble.
    this.addEventListener('toggle', this.#draw, true);
  }

  disconnectedCallback(): void {
    this.removeEventListener('toggle', this.#draw, true);
  }

  attributeChangedCallback(): void {
    void this.#draw();
  }

  readonly #draw = async () => {
    if (this.querySelector('details')?.open !== true) return;
    const drawing = await import('./qr-code-of.ts').catch(reportMissingPart);
    const text = this.getAttribute('text');
    if (drawing === undefined || text === null) return;
    const code = drawing.qrCodeOf(text);
    this.#part('code').hidden = code === undefined;
    this.#part('too-long').hidden = code !== undefined;
    if (code === undefined) return;
    const across = code.size + 2 * quietZone;
    // Modules of whole pixels of the screen: readers fail on large codes whose modules differ in width.
    const module = Math.floor(Math.min(widest, this.clientWidth / across) * devicePixelRatio) / devicePixelRatio;
    const [svg, ground, modules] = [this.querySelector('svg'), this.querySelector('rect'), this.querySelector('path')];
    svg?.setAttribute('width', String(across * module));
    svg?.setAttribute('viewBox', `${-quietZone} ${-quietZone} ${across} ${across}`);
    for (const side of ['x', 'y']) ground?.setAttribute(side, String(-quietZone));
    for (const side of ['width', 'height']) ground?.setAttribute(side, String(across));
    modules?.setAttribute('d', code.path);
  };

  #part(name: 'code' | 'too-long'): HTMLElement {
    return this.querySelector(`[data-part="${name}"]`) as HTMLElement;
  }
}
