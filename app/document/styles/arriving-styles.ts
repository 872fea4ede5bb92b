import { reportMissingPart } from '../builds/missing-parts.ts';
import { classesIn } from './classes.ts';

/** Resolves when the document has the styles of every class within a part, so that the part can be put into it. */
export async function stylesOf(part: Element): Promise<void> {
  const present = sentStyles()?.textContent ?? '';
  if ([...classesIn(part.outerHTML)].some((name) => !present.includes(`.${name}`))) await allStyles();
}

let loading: Promise<void> | undefined;

/** Resolves when the document has all styles that its page can come to need: it came with those of what it shows. */
export function allStyles(): Promise<void> {
  loading ??= load(sentStyles()).catch((error: unknown) => {
    loading = undefined;
    reportMissingPart(error);
    throw error;
  });
  return loading;
}

/** They hold everything that the document came with, in the page's own order, and stand behind it: what is there keeps its looks. */
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
