import { html, raw } from 'hono/html';
import type { Notice, Session } from '../console-sessions.ts';
import { actionForm } from './action-form.ts';
import type { Html } from './html.ts';

/** A page of the console. */
interface Page {
  readonly title: string;
  readonly body: Html;
  /** The session of the operator; undefined where the console is not open. */
  readonly session?: Session | undefined;
  /** The parts for the navigation. */
  readonly parts?: readonly { readonly path: string; readonly title: string }[];
  /** The path of the page's part; '' is the first page. */
  readonly part?: string;
  readonly query?: URLSearchParams;
  readonly notice?: Notice | undefined;
}

const mark = raw(
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M0 0h32v32H0z" fill="var(--color-logo-field)"/><path d="M5 8.5h10M5 16h5M5 23.5h8" stroke="var(--color-logo-line)" stroke-width="2.6" fill="none"/><path d="m12.5 17 5.5 7L27.5 7" stroke="var(--color-logo-tick)" stroke-width="4" fill="none"/></svg>',
);

/** Returns the document of a page. */
export function frame({ title, body, session, parts = [], part, query = new URLSearchParams(), notice }: Page): Html {
  const link = (path: string, text: string) => html`<li><a href="/${path}"${path === part && raw(' aria-current="page"')}>${text}</a></li>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title} · Console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console.css">
</head>
<body>
<a class="skip" href="#main">To the content</a>
<header>
<a class="home" href="/">${mark}<b>Console</b></a>
${
  session !== undefined &&
  html`${part !== '' && html`<a class="to-parts" href="#parts">All parts</a>`}<span class="actor">${session.actor}</span>${actionForm(
    { formToken: session.formToken, query: new URLSearchParams() },
    { part: 'session', action: 'close', fields: {}, label: 'Close' },
  )}`
}
</header>
<div class="page">
<main id="main" tabindex="-1">
<h1>${title}</h1>
${session !== undefined && notice !== undefined && noticeOf(notice, session, query)}
${body}
</main>
${
  session !== undefined &&
  html`<nav id="parts" class="${part === '' ? 'beside' : ''}" aria-label="Parts of the console"><ul>${link('', 'Overview')}${parts.map((one) => link(one.path, one.title))}</ul></nav>`
}
</div>
</body>
</html>`;
}

function noticeOf(notice: Notice, { formToken }: Session, query: URLSearchParams): Html {
  const undo = notice.isDone ? notice.undo : undefined;
  return html`<div class="notice ${notice.isDone ? 'done' : 'failed'}" role="status"><p>${notice.message}</p>${
    undo !== undefined && actionForm({ formToken, query }, { ...undo, label: 'Undo' })
  }</div>`;
}
