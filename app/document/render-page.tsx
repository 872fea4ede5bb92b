import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { busyText } from '#app/addresses/answers.ts';
import { LiveStartProvider } from '#app/components/matches/live-feed.tsx';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { IslandRendering } from '#app/island/island.tsx';
import { ErrorPage, type Failure } from '#app/shell/error-page.tsx';
import { Frame } from '#app/shell/frame.tsx';
import { lawOfLanguage } from '#app/shell/law/law-of-language.ts';
import { loadShell } from '#app/shell/shell.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { Site } from '#app/site/site-context.server.ts';
import type { DocumentAssets } from './assets.ts';
import { Document, withStyles } from './document.tsx';
import { factsOfSite } from './facts-of-site.server.ts';
import { HeadTags } from './head-tags.tsx';
import type { OpenedPage, Page, Visit } from './page.ts';
import { PlaceProvider } from './place.tsx';
import { placeOf } from './place-of.server.ts';

/** A document, and the status and headers with which it is sent. */
export interface RenderedDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Reports an error that occurred while a document was rendered; the reader only learns that there was one. */
type ReportFailure = (error: unknown) => void;

/**
 * Returns the document of the page that `open` reads, or that of an error page if `open` throws. A redirect that it throws is returned unchanged; so
 * is a 404 if `leaveNotFound` is given.
 */
export async function renderPage(
  site: Site,
  visit: Pick<Visit, 'path' | 'search'>,
  { assets, page, open, report, leaveNotFound }: RenderedParts,
): Promise<RenderedDocument | Response> {
  const [shell, opened] = await Promise.allSettled([loadShell(site), open()]);
  if (opened.status === 'rejected' && isRedirect(opened.reason)) return opened.reason;
  if (opened.status === 'rejected' && leaveNotFound !== undefined && isNotFound(opened.reason)) {
    leaveNotFound();
    return opened.reason;
  }
  await nextRenderTurn();
  if (opened.status === 'rejected') return renderProblem(site, visit, assets, failureOf(opened.reason, report));
  if (shell.status === 'rejected') return renderProblem(site, visit, assets, failureOf(shell.reason, report));
  const { content, rail, beside, isWide, head, status, headers = {} } = opened.value;
  try {
    const isAlone = page?.isAlone === true;
    const isWithoutBetting = isAlone || page?.isWithoutBetting === true;
    const main = (
      <main id="main" tabIndex={-1}>
        {content}
      </main>
    );
    const html = render(site, visit, {
      assets,
      source: page?.source,
      leagues: shell.value.rail.leagues,
      filling: shell.value.filling,
      hasSlip: !isWithoutBetting,
      head: <HeadTags head={head} />,
      children: isAlone ? (
        main
      ) : (
        <Frame shell={shell.value} rail={rail} beside={beside} isWithoutBetting={isWithoutBetting} isWide={isWide}>
          {main}
        </Frame>
      ),
    });
    return { status, headers, html };
  } catch (error) {
    return renderProblem(site, visit, assets, failureOf(error, report));
  }
}

interface RenderedParts {
  readonly assets: DocumentAssets;
  /** Undefined when there is no such page. */
  readonly page: Page | undefined;
  readonly report: ReportFailure;
  /** Called when there is no such page, in place of rendering the error page. */
  readonly leaveNotFound?: (() => void) | undefined;
  /** Reads the page; throws a `Response` when there is none (not found, moved). */
  open(): Promise<OpenedPage>;
}

interface Problem {
  readonly failure: Failure;
  readonly status: number;
}

/** Renders the error page in place of a page that failed. It needs no data, since the database may be what is unavailable. */
function renderProblem(
  site: Site,
  visit: Pick<Visit, 'path' | 'search'>,
  assets: DocumentAssets,
  { failure, status }: Problem,
): RenderedDocument {
  const html = render(site, visit, {
    assets,
    source: undefined,
    leagues: undefined,
    filling: undefined,
    hasSlip: false,
    head: <meta name="robots" content="noindex" />,
    children: <ErrorPage failure={failure} />,
  });
  return { status, headers: {}, html };
}

/** Returns what the error page says of an error, and its status; an error that is not a `Response` is reported to the log. */
function failureOf(error: unknown, report: ReportFailure): Problem {
  if (error instanceof Response) {
    const { status, statusText } = error;
    if (status === 503) return { failure: statusText === busyText ? 'busy' : 'unavailable', status };
    if (status === 404) return { failure: 'notFound', status };
    if (status === 415) return { failure: 'noForm', status };
    return { failure: status < 500 ? 'unreadable' : 'internal', status };
  }
  report(error);
  return { failure: 'internal', status: 500 };
}

function isNotFound(error: unknown): error is Response {
  return error instanceof Response && error.status === 404;
}

function isRedirect(error: unknown): error is Response {
  return error instanceof Response && error.headers.has('Location');
}

function render(
  site: Site,
  { path, search }: Pick<Visit, 'path' | 'search'>,
  { children, ...document }: Omit<ComponentProps<typeof Document>, 'law' | 'tagManager' | 'dataCredits' | 'withheld'>,
): string {
  const { words } = site;
  const html = renderToStaticMarkup(
    <SiteFactsProvider facts={factsOfSite(site)}>
      <WordsProvider words={words}>
        <LiveStartProvider sequence={site.liveSequence}>
          <PlaceProvider place={placeOf(site, path, search)}>
            <IslandRendering render={renderIsland}>
              <Document
                {...document}
                law={lawOfLanguage(words.locale.tag)}
                tagManager={site.tagManager}
                dataCredits={site.dataCredits}
                withheld={site.withheld}
              >
                {children}
              </Document>
            </IslandRendering>
          </PlaceProvider>
        </LiveStartProvider>
      </WordsProvider>
    </SiteFactsProvider>,
  );
  return `<!DOCTYPE html>${withStyles(html, document, words.locale.tag)}`;
}

const renderIsland = (tree: ReactNode, identifierPrefix: string) => renderToString(tree, { identifierPrefix });

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves when it is this page's turn to be rendered. Between two turns the process handles everything else that has come in, so that an
 * answer that is ready waits for one page at most.
 */
function nextRenderTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((turn) => setImmediate(turn)));
  return lastTurn;
}
