import { useLocation, useRouteLoaderData } from 'react-router';
import { useFrameWords } from '#app/i18n/words.tsx';
import { ServerHtml } from '#app/ui/server-html.tsx';
import { BestTips } from './best-tips.tsx';
import { LeagueRail } from './league-rail.tsx';
import { usePageRail } from './page-rail.ts';
import type { loadShell } from './shell.server.ts';
import { SlipSlot } from './slip-slot.tsx';

/**
 * The leagues or the page's own rail to the left, a page, and to its right, or below it where there is no room, the best tips and the slip.
 * The frame's own data never comes to the browser, so that it need not carry what only the server renders.
 */
export function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useFrameWords();
  const { pathname } = useLocation();
  const shell = useRouteLoaderData<typeof loadShell>('root');
  const own = usePageRail();
  return (
    <div className="frame">
      <aside className="rail-l" aria-label={t(own === undefined ? 'leagues.title' : 'articles.contents')}>
        {own !== undefined && <ServerHtml view={own.view}>{(view) => <own.Rail view={view} />}</ServerHtml>}
        {/* Hidden rather than left out: the browser has nothing from which to make it again. */}
        <div hidden={own !== undefined}>
          <ServerHtml view={shell?.rail}>{(rail) => import.meta.env.SSR && <LeagueRail rail={rail} />}</ServerHtml>
        </div>
      </aside>
      {children}
      <aside className="rail-r" aria-label={t('shell.tipsAndSlip')}>
        {/* Hidden for the same reason. */}
        <section hidden={pathname === '/tips'}>
          <ServerHtml view={shell?.best} className="besttips">
            {(best) => import.meta.env.SSR && <BestTips best={best} />}
          </ServerHtml>
        </section>
        <SlipSlot />
      </aside>
    </div>
  );
}
