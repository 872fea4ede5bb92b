import '#server/start/production-mode.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Database, openDatabase } from '#data/database/database.ts';
import { Representation } from '#server/http/representation.ts';
import { createContentSecurityPolicy } from '#server/security/content-security-policy.ts';
import { loadBuild, type SiteBuild } from '#server/start/load-build.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { compareCpu } from './measuring/cpu-time.ts';
import { elementsOfHtml } from './measuring/html-elements.ts';
import type { RenderTimes } from './render.ts';
import { demonstrationNow } from './site/demonstration-site.ts';
import { createSiteRenderer, keepNothing } from './site/site-renderer.ts';

/** The last rendered page, with functions that load it again, and that let React render it again from its loaded data. */
interface SeenPage {
  load: () => unknown;
  react: () => unknown;
}

/* What a cold render and its parts took in this process, as JSON: `node render-once.ts <connection string>`. */
const page = '/';
const db = openDatabase(process.argv[2] as string);
const build = await loadBuild();
const clock = clockStandingAt(demonstrationNow);
const render = createSiteRenderer(build, db, clock);
const renderAlone = createSiteRenderer(build, db, clock, keepNothing);
const renderRemembered = createSiteRenderer(build, rememberAnswers(db), clock);
const seen: SeenPage = { load: () => undefined, react: () => undefined };
const renderObserved = createSiteRenderer(observeBuild(build, seen), rememberAnswers(db), clock);

const { body } = (await render(page)).representation;
const html = body.toString();
const elements = elementsOfHtml(html);
// Islands have comments in them, by which React tells texts apart when it takes them over.
if (`<!DOCTYPE html>${renderToStaticMarkup(elements)}` !== html.replace(/<!--[\s\S]*?-->/g, ''))
  throw new Error('the plain elements do not render to the markup of the page');
await renderObserved(page);
const policyOf = createContentSecurityPolicy();
const source = { status: 200, body, contentType: 'text/html; charset=utf-8', cacheControl: 'no-store', headers: [] };

const rounds = await compareCpu({
  whole: () => render(page),
  alone: () => renderAlone(page),
  remembered: () => renderRemembered(page),
  load: seen.load,
  react: seen.react,
  compression: () => Representation.compressed(source),
  policy: () => policyOf(body),
  // The text is a rope of small pieces until somebody reads it, so it is made into bytes as any server has to.
  baseline: () => Buffer.from(renderToStaticMarkup(elements)),
});
const times: RenderTimes = { matches: html.match(/data-match="/g)?.length ?? 0, bytes: body.length, rounds };
process.stdout.write(JSON.stringify(times));
await db.end();

/** Returns a build that renders as before and keeps `seen` up to date. The frame around the page counts as React's work. */
function observeBuild(build: SiteBuild, seen: SeenPage): SiteBuild {
  const renderPage: SiteBuild['server']['renderPage'] = async (site, visit, parts) => {
    const opened = await parts.open();
    const open = async () => opened;
    seen.load = parts.open;
    seen.react = () => build.server.renderPage(site, visit, { ...parts, open });
    return build.server.renderPage(site, visit, { ...parts, open });
  };
  return { ...build, server: { ...build.server, renderPage } };
}

/** Returns a database that runs each statement once per set of values and afterwards returns the same rows without any work. */
function rememberAnswers(db: Database): Database {
  const answers = new Map<string, Promise<unknown>>();
  const query = (statement: { readonly name?: string; readonly text: string; readonly values?: unknown[] }): Promise<unknown> => {
    const key = JSON.stringify([statement.name ?? statement.text, statement.values]);
    const known = answers.get(key) ?? db.query(statement);
    answers.set(key, known);
    return known;
  };
  return Object.create(db, { query: { value: query }, connect: { value: db.connect.bind(db) } }) as Database;
}
