import { useRouteLoaderData } from 'react-router';
import { useWords } from '#app/i18n/words.tsx';
import { ServerHtml } from '#app/ui/server-html.tsx';
import { LeagueRail } from './league-rail.tsx';
import type { loadShell } from './shell.server.ts';

/** The leagues to the left and a page beside them. */
export function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useWords();
  const shell = useRouteLoaderData<typeof loadShell>('root');
  return (
    <div className="frame">
      <aside className="rail-l" aria-label={t('leagues.title')}>
        <ServerHtml view={shell?.rail}>{(rail) => <LeagueRail rail={rail} />}</ServerHtml>
      </aside>
      {children}
    </div>
  );
}
