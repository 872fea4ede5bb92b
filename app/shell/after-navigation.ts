import { type ComponentType, lazy } from 'react';
import { throwUnlessReplaced } from '#app/behaviours/missing-parts.ts';
import { loadAllWords } from '#app/i18n/browser-words.ts';

type Load = () => Promise<unknown>;

const declared: Load[] = [];
let navigated = false;

/**
 * What a page shows, as the browser gets it: not with the first view, whose HTML came from the server and is left alone, but
 * as soon as the visitor navigates. The router's transition waits for it, so that nothing flashes.
 */
export function afterNavigation<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= Promise.all([load(), loadAllWords()]).then(([content]) => ({ default: content }), throwUnlessReplaced);
    return loading;
  };
  if (navigated) loadOnce().catch(() => {});
  else declared.push(loadOnce);
  return lazy(loadOnce);
}

/** The first navigation has begun: what the pages show is loaded from now on beside their data, not after it. */
export function loadContents(): void {
  navigated = true;
  // It is only begun here: whoever shows the content hears of a failure.
  for (const load of declared.splice(0)) load().catch(() => {});
}
