import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { takeConsoleLink } from '#data/commands/console/take-console-link.ts';
import type { FailureReporter } from '#server/observing/failure-reporter.ts';
import { explainFailure } from '#server/start/explain-failure.ts';
import { readFonts, readStyleSheet } from './console-files.ts';
import { hashOfToken, linkMinutes, linkPath } from './console-link.ts';
import { ConsoleSessions, type Session, sessionHours } from './console-sessions.ts';
import { ActionError, type ConsolePart, type ConsoleSite, type Fields } from './part.ts';
import { backField, formTokenField } from './views/action-form.ts';
import { frame } from './views/frame.ts';
import type { Html } from './views/html.ts';
import { type OverviewLine, overview } from './views/overview.ts';

export interface ConsoleAppParts {
  readonly site: ConsoleSite;
  readonly parts: readonly ConsolePart[];
  readonly reportFailure: FailureReporter;
  /** The machine's time, by which links and sessions end, in milliseconds. */
  readonly nowMs: () => number;
}

type ConsoleContext = Context<{ Bindings: HttpBindings; Variables: { session: Session } }>;

/** Max bytes of a form. */
const largestForm = 100_000;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // With `no-referrer` browsers would leave the origin out of forms.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** Returns the console: its pages for operators who came by a link, and the forms of its parts. The Host has been checked before. */
export function createConsoleApp({ site, parts, reportFailure, nowMs }: ConsoleAppParts) {
  const app = new Hono<{ Bindings: HttpBindings; Variables: { session: Session } }>();
  const sessions = new ConsoleSessions();
  const styleSheet = readStyleSheet();
  const fonts = readFonts();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });

  app.get('/console.css', (c) => c.body(styleSheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/fonts/:name', (c) => {
    const font = fonts.get(c.req.param('name'));
    return font === undefined ? c.notFound() : c.body(font, 200, { 'Content-Type': 'font/woff2' });
  });

  app.get(`${linkPath}:token`, async (c) => {
    // A browser that loads ahead must not use the link up.
    if (c.req.header('sec-purpose') !== undefined) return closed(c);
    const link = await takeConsoleLink(site.db, hashOfToken(c.req.param('token')), new Date(nowMs()));
    if (link === undefined) return closed(c, html`<p class="lead">This link was used before, or is older than ${linkMinutes} minutes.</p>`);
    setCookie(c, cookieName(c), sessions.open(link.actor, nowMs()), {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: sessionHours * 3_600,
    });
    return c.redirect('/', 303);
  });

  app.use(async (c, next) => {
    const session = sessions.find(getCookie(c, cookieName(c)), nowMs());
    if (session === undefined) return closed(c);
    c.set('session', session);
    return next();
  });

  app.get('/', async (c) => {
    const lines: OverviewLine[] = [];
    // One after the other, so that the console takes one connection from the site's pages.
    for (const part of parts) lines.push(await lineOf(part));
    return page(c, { title: 'Overview', part: '', body: overview(lines) });
  });

  app.post('*', bodyLimit({ maxSize: largestForm }), async (c, next) => {
    const { session } = c.var;
    const fields = textFields(await c.req.parseBody());
    if (!isFromConsole(c) || !isSame(fields[formTokenField], session.formToken)) {
      return page(c, {
        title: 'Refused',
        status: 403,
        body: html`<p class="lead">This form was not sent from a page of this session. Nothing was changed.</p>`,
      });
    }
    return next();
  });

  app.post('/session/close', (c) => {
    const name = cookieName(c);
    sessions.close(getCookie(c, name));
    deleteCookie(c, name, { path: '/' });
    return closed(c, undefined, 200);
  });

  for (const part of parts) {
    app.get(`/${part.path}`, async (c) => {
      const view = {
        part: part.path,
        now: site.clock.now(),
        formToken: c.var.session.formToken,
        query: new URL(c.req.url).searchParams,
      };
      return page(c, { title: part.title, part: part.path, body: await part.page(site, view), query: view.query });
    });
    for (const [name, action] of Object.entries(part.actions)) {
      app.post(`/${part.path}/${name}`, async (c) => {
        const { session } = c.var;
        const { [formTokenField]: _, [backField]: back = '', ...fields } = textFields(await c.req.parseBody());
        try {
          session.notice = { isDone: true, ...(await action(site, fields, session.actor)) };
        } catch (error) {
          const reason = error instanceof ActionError ? error.message : explainFailure(error);
          if (reason === undefined) reportFailure(error, { message: `the console's action ${part.path}/${name} failed` });
          session.notice = { isDone: false, message: reason ?? 'It failed, and the log says why. Look whether anything was changed.' };
        }
        const query = new URLSearchParams(back).toString();
        return c.redirect(`/${part.path}${query === '' ? '' : `?${query}`}`, 303);
      });
    }
  }

  app.notFound((c) =>
    page(c as ConsoleContext, { title: 'Not found', status: 404, body: html`<p class="lead">The console has no such page.</p>` }),
  );
  app.onError((error, c) => {
    // The path is left out: that of a link has its token.
    reportFailure(error, { message: 'a page of the console failed' });
    const reason = explainFailure(error);
    return page(c as ConsoleContext, {
      title: 'This page failed',
      status: reason === undefined ? 500 : 503,
      body: html`<p class="lead">${reason ?? 'The log says why.'}</p>`,
    });
  });

  async function lineOf(part: ConsolePart): Promise<OverviewLine> {
    const { path, title } = part;
    try {
      return { path, title, ...(await part.summary(site)) };
    } catch (error) {
      reportFailure(error, { message: `the console's part ${path} failed` });
      return { path, title, state: 'fault', text: 'Cannot be read; the log says why.' };
    }
  }

  function page(
    c: ConsoleContext,
    { status = 200, ...rest }: { title: string; part?: string; body: Html; query?: URLSearchParams; status?: 200 | 403 | 404 | 500 | 503 },
  ): Response | Promise<Response> {
    const session = c.get('session') as Session | undefined;
    const notice = session?.notice;
    if (session !== undefined) session.notice = undefined;
    return c.html(frame({ ...rest, session, parts, notice }), status);
  }

  return app;
}

/** Answers a browser that has no session, or none any more. */
function closed(c: Context, reason?: Html, status: 200 | 403 = 403): Response | Promise<Response> {
  const body = html`${reason}<p class="lead">Run <code>npm run console</code> where the site runs, and open the link that it prints.</p>`;
  return c.html(frame({ title: 'The console is closed', body }), status);
}

/** Returns the name of the cookie: cookies know no ports, and two consoles may run on one machine. */
function cookieName(c: Context): string {
  const port = /:(\d+)$/.exec(c.req.header('host') ?? '')?.[1];
  return port === undefined ? 'console' : `console-${port}`;
}

/** Returns true for a form that the browser sent from a page at this very address; another port of this machine is another site's. */
function isFromConsole(c: Context): boolean {
  const relation = c.req.header('sec-fetch-site');
  return c.req.header('origin') === `http://${c.req.header('host')}` && (relation === undefined || relation === 'same-origin');
}

function isSame(sent: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(sent ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function textFields(body: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
