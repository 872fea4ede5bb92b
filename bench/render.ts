import { renderToString } from 'react-dom/server';
import { openDatabase } from '#data/database/database.ts';
import { startEmbeddedPostgres } from '#data/database/embedded-postgres.ts';
import { clockStandingAt } from '#domain/time/clock.ts';
import { say } from '#server/commands/command-line.ts';
import { Representation } from '#server/http/representation.ts';
import { createContentSecurityPolicy } from '#server/security/content-security-policy.ts';
import { compareCpu } from './cpu-time.ts';
import { type DemonstrationSite, demonstrationNow } from './demonstration-site.ts';
import type { Figure } from './figure.ts';
import { elementsOfHtml } from './html-elements.ts';
import { observeBuild, type SeenPage } from './observed-build.ts';
import { quantile } from './quantile.ts';
import { rememberAnswers } from './remembering-database.ts';
import { createSiteRenderer, loadBuild } from './site-renderer.ts';

const mostTimes = 2.5;
const page = '/';

/**
 * The CPU time of a cold render of the home page, from the database's rows to the compressed answer, against React alone writing
 * the same markup from plain elements. What PostgreSQL itself works is not in it: that is another process.
 */
export async function measureRender(site: DemonstrationSite): Promise<Figure[]> {
  const server = await startEmbeddedPostgres(site.folder, say);
  const db = openDatabase(server.connectionString('tipledger_demonstration'));
  try {
    const build = await loadBuild();
    const clock = clockStandingAt(demonstrationNow);
    const render = createSiteRenderer(build, db, clock);
    const renderRemembered = createSiteRenderer(build, rememberAnswers(db), clock);
    const seen: SeenPage = { loaders: [], react: () => undefined };
    const renderObserved = createSiteRenderer(observeBuild(build, seen), rememberAnswers(db), clock);

    const { body } = (await render(page)).representation;
    const html = body.toString();
    const elements = elementsOfHtml(html);
    if (`<!DOCTYPE html>${renderToString(elements)}` !== html)
      throw new Error('the plain elements do not render to the markup of the page');
    await renderObserved(page);
    const policyOf = createContentSecurityPolicy();
    const source = { status: 200, body, contentType: 'text/html; charset=utf-8', cacheControl: 'no-store', headers: [] };

    const rounds = await compareCpu({
      whole: () => render(page),
      remembered: () => renderRemembered(page),
      loaders: () => Promise.all(seen.loaders.map((load) => load())),
      react: seen.react,
      compression: () => Representation.compressed(source),
      policy: () => policyOf(body),
      // The text is a rope of small pieces until somebody reads it, so it is made into bytes as any server has to.
      baseline: () => Buffer.from(renderToString(elements)),
    });
    const middle = (values: readonly number[]) => quantile(values, 0.5);
    const [whole, remembered, loaders, react, compression, policy] = [
      rounds.whole,
      rounds.remembered,
      rounds.loaders,
      rounds.react,
      rounds.compression,
      rounds.policy,
    ].map(middle) as [number, number, number, number, number, number];
    const parts = {
      'query (in this process)': whole - remembered,
      loader: loaders,
      'router and its data': remembered - loaders - react - compression - policy,
      React: react,
      compression,
      'security policy': policy,
    };
    // Round by round, since the machine is not the same in each.
    const figure = (name: string, against: readonly number[]): Figure => {
      const times = middle(rounds.whole.map((ms, round) => ms / (against[round] as number)));
      return {
        name,
        value: `${times.toFixed(2)} (${whole.toFixed(1)} and ${middle(against).toFixed(1)} ms of CPU time)`,
        target: `≤ ${mostTimes}`,
        met: times <= mostTimes,
      };
    };
    return [
      figure(
        `cold render of the home page (${countMatches(html)} matches, ${Math.round(html.length / 1_000)} kB) in times of renderToString of its markup from ready-made plain elements`,
        rounds.baseline,
      ),
      figure("in times of React rendering the page's own components", rounds.react),
      {
        name: 'by part',
        value: Object.entries(parts)
          .map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`)
          .join(', '),
      },
    ];
  } finally {
    await db.end();
  }
}

function countMatches(html: string): number {
  return html.match(/data-match="/g)?.length ?? 0;
}
