import '#server/start/production-mode.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { openDatabase } from '#data/database/database.ts';
import { Representation } from '#server/http/representation.ts';
import { createContentSecurityPolicy } from '#server/security/content-security-policy.ts';
import { loadBuild } from '#server/start/load-build.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { compareCpu } from './cpu-time.ts';
import { demonstrationNow } from './demonstration-site.ts';
import { elementsOfHtml } from './html-elements.ts';
import { observeBuild, type SeenPage } from './observed-build.ts';
import { rememberAnswers } from './remembering-database.ts';
import type { RenderTimes } from './render.ts';
import { createSiteRenderer, keepNothing } from './site-renderer.ts';

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
