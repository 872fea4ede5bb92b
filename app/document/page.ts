import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Address, AddressValues } from '#app/addresses/address.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site, Visitor } from '#app/site/site-context.server.ts';

/** The facts of a request beyond the values of its address. */
export interface Visit {
  /** The shared path as it was requested, and its understood parameters with `?` in front. */
  readonly path: string;
  readonly search: string;
  /** The visitor; undefined for pages that are not rendered for each request. */
  readonly visitor: Visitor | undefined;
}

/** A page as one file declares it. `View` is the type of its data: everything that the page shows. */
export interface PageParts<Values, View> {
  /** Reads what the page shows; notes on `site.page` the topics on which it depends and the time until which it is right. */
  load(site: Site, values: Values, visit: Visit): View | Promise<View>;
  /** Returns title, description, addresses and picture. */
  head(site: Site, view: View, values: Values): PageHead;
  /** The page's content, rendered once on the server. */
  readonly View: ComponentType<{ readonly view: View }>;
  /** Content to the left of the page, in place of the leagues. */
  readonly Rail?: ComponentType<{ readonly view: View }>;
  /** Content to the right of the page, in place of the best tips. */
  readonly Beside?: ComponentType<{ readonly view: View }>;
  /** True when the page depends on the visitor: it is rendered for each request and never cached. */
  readonly isPersonal?: boolean;
  /** True when the page has no tips, no bet slip and no offers: it is about help or about the law. */
  readonly isWithoutBetting?: boolean;
  /** True when the page is shown alone, without leagues, tips and slip around it. */
  readonly isAlone?: boolean;
  /** Returns true when the page takes the width of tips and slip as well, which are then shown below it. */
  isWide?(view: View): boolean;
  /** Returns the HTTP status of the page; 200 without it. */
  status?(view: View): number;
  /** Handles a form that was sent to the page: returns an answer, or the data of the page that shows what must be corrected. */
  submit?(site: Site, form: Submission<Values>): Promise<Response | RefusedForm<View>>;
}

export interface Submission<Values> {
  readonly request: Request;
  readonly values: Values;
  readonly visitor: Visitor;
}

/** A form that was refused: the page shows why, with its own status. */
export interface RefusedForm<View> {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly view: View;
}

/** A page opened at one address: its head, its data, and the content that is rendered from it. */
export interface OpenedPage {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly head: PageHead;
  readonly view: unknown;
  readonly content: ReactNode;
  readonly rail: ReactNode;
  readonly beside: ReactNode;
  readonly isWide: boolean;
}

/** A page of the site, with any type of data. */
export interface Page {
  readonly address: Address;
  /** The file that declares it, from the root of the sources: the style sheets of its imports are sent with it. */
  readonly source: string;
  readonly isPersonal: boolean;
  readonly isWithoutBetting: boolean;
  readonly isAlone: boolean;
  open(site: Site, values: unknown, visit: Visit): Promise<OpenedPage>;
  /** Handles a form that was sent to the page; undefined when the page takes no form. */
  readonly submit: ((site: Site, form: Submission<unknown>) => Promise<Response | OpenedPage>) | undefined;
}

/**
 * Declares a page: its address, what it reads, what its head says and what it shows.
 *
 * @param file `import.meta.url` of the file that declares it
 */
export function definePage<Path extends string, Declared extends object, View>(
  file: string,
  address: Address<Path, Declared>,
  {
    load,
    head,
    View,
    Rail,
    Beside,
    isPersonal = false,
    isWithoutBetting = false,
    isAlone = false,
    isWide,
    status,
    submit,
  }: PageParts<AddressValues<Path, Declared>, View>,
): Page {
  type Values = AddressValues<Path, Declared>;
  const opened = (site: Site, view: View, values: Values): OpenedPage => ({
    status: status?.(view) ?? 200,
    head: head(site, view, values),
    view,
    content: createElement(View, { view }),
    rail: Rail === undefined ? undefined : createElement(Rail, { view }),
    beside: Beside === undefined ? undefined : createElement(Beside, { view }),
    isWide: isWide?.(view) ?? false,
  });
  return {
    address: address as unknown as Address,
    source: file.slice(file.search(/\/(?:sports\/[^/]+\/)?app\//) + 1),
    isPersonal,
    isWithoutBetting,
    isAlone,
    async open(site, values, visit) {
      return opened(site, await load(site, values as Values, visit), values as Values);
    },
    submit:
      submit &&
      (async (site, form) => {
        const answer = await submit(site, form as Submission<Values>);
        if (answer instanceof Response) return answer;
        return { ...opened(site, answer.view, form.values as Values), status: answer.status, headers: answer.headers };
      }),
  };
}

/**
 * Returns the visitor of a page that is rendered for each request.
 *
 * @throws Error for a page that is not personal
 */
export function visitorOf({ path, visitor }: Visit): Visitor {
  if (visitor === undefined) throw new Error(`the page at ${path} reads its visitor without being personal`);
  return visitor;
}
