export interface NavigateOptions {
  /** Takes the place of the present entry in the history. */
  readonly replace?: boolean;
  /** Stays where the reader is instead of going to the top. */
  readonly keepScroll?: boolean;
}

type Navigate = (path: string, options: NavigateOptions) => void;

/** Where the visitor is heading for, as an address with its language. */
export interface WishedPage {
  readonly href: string;
  readonly replace: boolean;
}

let navigate: Navigate | undefined;
let waiting: (() => void) | undefined;
let newerBuild = false;
let wished: WishedPage | undefined;

/** Gives the router's own navigation to the behaviours; undefined takes it back. Paths have no language in front. */
export function registerNavigate(given: Navigate | undefined): void {
  navigate = given;
  if (navigate === undefined) return;
  waiting?.();
  waiting = undefined;
}

/** From now on links load whole documents, so that the visitor gets the newer build without noticing. */
export function loadDocumentsFromNowOn(): void {
  newerBuild = true;
}

export function canNavigate(): boolean {
  // Without a line the router can at least say so; a document would put the browser's own page in the place of this one.
  return navigate !== undefined && (!newerBuild || !navigator.onLine);
}

/** Goes to an address of this language, as soon as the router is there. The newest wish counts. */
export function navigateTo(path: string, options: NavigateOptions = {}): void {
  if (navigate === undefined) waiting = () => navigate?.(path, options);
  else navigate(path, options);
}

/** Notes where a navigation leads, until its page stands; undefined once it does. */
export function noteWishedPage(page: WishedPage | undefined): void {
  wished = page;
}

/** The page that a navigation under way leads to. */
export function wishedPage(): WishedPage | undefined {
  return wished;
}
