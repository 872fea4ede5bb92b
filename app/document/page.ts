import { type ComponentType, createElement, type ReactNode } from 'react';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site, Visitor } from '#app/site-context.server.ts';
import type { Address, AddressValues } from './address.ts';

/** The facts of a request beyond the values of its address. */
export interface Visit {
  /** The shared path as it was requested, and its understood parameters with `?` in front. */
  readonly path: string;
  readonly search: string;
  /** Whoever asks; only pages that are made for each request by itself are given one. */
  readonly visitor: Visitor | undefined;
}

/** A page as one file declares it. `View` is what its data is called, everything that the page shows. */
export interface PageParts<Values, View> {
  /** Reads what the page shows; notes on `site.page` what it rests on and until when it is right. */
  load(site: Site, values: Values, visit: Visit): View | Promise<View>;
  /** Returns title, description, addresses and picture. */
  head(site: Site, view: View, values: Values): PageHead;
  /** The page's content, rendered once on the server. */
  readonly View: ComponentType<{ readonly view: View }>;
  /** Stands to the left of the page in place of the leagues. */
  readonly Rail?: ComponentType<{ readonly view: View }>;
  /** Stands to the right of the page in place of the best tips. */
  readonly Beside?: ComponentType<{ readonly view: View }>;
  /** The page depends on who asks: it is made for each request, and nothing keeps it. */
  readonly isPersonal?: boolean;
  /** The page carries no tips, no bet slip and no offers: it is about help or about the law. */
  readonly isWithoutBetting?: boolean;
  /** The page stands by itself, without leagues, tips and slip around it. */
  readonly isAlone?: boolean;
  /** The page takes the room of tips and slip as well, which stand beneath it. */
  isWide?(view: View): boolean;
  /** The page is told with this status; 200 without it. */
  status?(view: View): number;
  /** Takes a form that was sent to the page: answers it, or gives the page that says what is to be mended. */
  submit?(site: Site, form: Submission<Values>): Promise<Response | RefusedForm<View>>;
}

export interface Submission<Values> {
  readonly request: Request;
  readonly values: Values;
  readonly visitor: Visitor;
}

/** A form that was not taken: the page shows why, under a status of its own. */
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

/** A page of the site, whatever it shows. */
export interface Page {
  readonly address: Address;
  /** The file that declares it, from the top of the sources: the style sheets of what it imports are sent with it. */
  readonly source: string;
  readonly isPersonal: boolean;
  readonly isWithoutBetting: boolean;
  readonly isAlone: boolean;
  open(site: Site, values: unknown, visit: Visit): Promise<OpenedPage>;
  /** Undefined where the page takes no form. */
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

/** Returns whoever asks for a page that is made for each request by itself. */
export function visitorOf({ path, visitor }: Visit): Visitor {
  if (visitor === undefined) throw new Error(`the page at ${path} reads its visitor without being personal`);
  return visitor;
}
