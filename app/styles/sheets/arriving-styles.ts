import { reportMissingPart } from '#app/builds/missing-parts.ts';
import { classesIn } from './classes.ts';

/** The classes of the document as it came, whose rules are those that it came with. */
let present: ReadonlySet<string> | undefined;

/** Resolves when the document has the styles of every class within a part, so that the part can be put into it. */
export async function stylesOf(part: Element): Promise<void> {
  present ??= classesIn(document.documentElement.outerHTML);
  for (const name of classesIn(part.outerHTML)) if (!present.has(name)) return allStyles();
}

let loading: Promise<void> | undefined;

/** Resolves when the document has all styles that its page can come to need; it came only with those of its first content. */
export function allStyles(): Promise<void> {
  loading ??= load(sentStyles()).catch((error: unknown) => {
    loading = undefined;
    reportMissingPart(error);
    throw error;
  });
  return loading;
}

/**
 * Loads all style sheets of the page behind those that it came with. They include those, in the page's own order, so nothing that is shown
 * changes its look.
 */
function load(sent: HTMLStyleElement | null): Promise<void> {
  const { all } = sent?.dataset ?? {};
  return new Promise((loaded, failed) => {
    // While pages are worked on, the document comes with all of them.
    if (sent === null || all === undefined) return loaded();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = all;
    link.onload = () => loaded();
    link.onerror = () => {
      link.remove();
      failed(new Error(`${all} could not be loaded`));
    };
    sent.after(link);
  });
}

function sentStyles(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>('style[data-all]');
}
