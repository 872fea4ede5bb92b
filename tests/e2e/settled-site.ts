import { setTimeout } from 'node:timers/promises';
import { matchLinks } from './match-links.ts';

/** The results of a new site's jobs, each with a function that returns true when the site's pages show it. */
const results: Readonly<Record<string, (site: string) => Promise<boolean>>> = {
  'the record of the months before its start': async (site) => {
    const { view } = JSON.parse(await textOf(`${site}/track-record/_payload.json`)) as {
      readonly view: { readonly rebuilding?: unknown; readonly choices: { readonly tips: number } };
    };
    return view.rebuilding === undefined && view.choices.tips > 0;
  },
  'news of the week': async (site) => (await textOf(`${site}/sports-life`)).includes('href="/sports-life/news/'),
  'forecasts of the matches of tomorrow': async (site) => {
    const links = matchLinks(await textOf(`${site}/?date=2026-11-22`));
    const pages = await Promise.all(links.slice(0, 3).map((path) => textOf(`${site}${path}?prices=result`)));
    return pages.length > 0 && pages.every((page) => page.includes('Chances before kick-off'));
  },
  'tips of today and their absence': async (site) => {
    const embeds = async (page: string) => {
      const links = matchLinks(await textOf(site + page)).slice(0, 30);
      return Promise.all(links.map((path) => textOf(`${site}/embed/tip${path}`)));
    };
    const [tipped, listed] = await Promise.all([embeds('/?tip=1'), embeds('/')]);
    return tipped.some((embed) => embed.includes('>Our tip<')) && listed.some((embed) => embed.includes('>No tip<'));
  },
  'pages without the notice that the site is being filled': async (site) => !(await textOf(`${site}/`)).includes('<filling-notice'),
};

const textOf = async (address: string) => (await fetch(address, { headers: { 'Accept-Language': 'en' } })).text();

/** Milliseconds after which the jobs count as stuck: six times what they take on two slow cores alone. */
const patienceMs = 1_200_000;

/**
 * Returns the address of a newly started site, once its jobs have done everything that pages show.
 *
 * @throws Error that names what is still missing after twenty minutes
 */
export async function untilSettled(site: string): Promise<string> {
  const until = Date.now() + patienceMs;
  for (const [what, isDone] of Object.entries(results)) {
    while (!(await isDone(site))) {
      if (Date.now() > until) throw new Error(`${site} does not show ${what} after ${patienceMs / 1_000} s`);
      await setTimeout(500);
    }
  }
  return site;
}
