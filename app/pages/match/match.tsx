import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { headTags } from '#app/shell/page-head.ts';
import { ServerHtml } from '#app/ui/server-html.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import { FormSection } from './form-section.tsx';
import type { loader } from './match.server.ts';
import { MatchHead } from './match-head.tsx';
import { MatchTabs } from './match-tabs.tsx';
import type { MatchPart, MatchView } from './match-view.server.ts';
import { MeetingsSection } from './meetings-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { RelatedMatches } from './related-matches.tsx';
import { StatisticsSection } from './statistics-section.tsx';
import { TableSection } from './table-section.tsx';
import { TimelineSection } from './timeline-section.tsx';

export { loader } from './match.server.ts';

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return headTags(loaderData?.head);
}

export default function MatchPage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      <ServerHtml view={view}>
        {(shown) => (
          <>
            <StructuredData data={shown.sportsEvent} />
            <MatchHead view={shown} />
            {/* Another match gets parts of its own: an element that stays would stay the one that the address once named. */}
            <MatchParts key={shown.match.id} view={shown} />
          </>
        )}
      </ServerHtml>
    </main>
  );
}

/** The parts below the head. On a phone the tabs show one at a time; where there is room they lead to places on the page. */
function MatchParts({ view }: { view: MatchView }) {
  const { parts, firstPart } = view;
  const part = (name: MatchPart) => ({ id: name, className: name === firstPart ? 'part first' : 'part' });
  const shares = view.timeline.length > 0 && view.statistics.length > 0;
  return (
    <div className="mbody">
      <MatchTabs parts={parts} first={firstPart} />
      {parts.includes('timeline') && (
        <div {...part('timeline')}>
          <div className={shares ? 'two' : undefined}>
            {view.timeline.length > 0 && <TimelineSection view={view} />}
            {view.statistics.length > 0 && <StatisticsSection view={view} />}
          </div>
        </div>
      )}
      <div {...part('prices')}>
        <PricesSection view={view} />
      </div>
      <div {...part('form')}>
        <FormSection view={view} />
      </div>
      <div className={parts.includes('table') ? 'two' : undefined}>
        <div {...part('head-to-head')}>
          <MeetingsSection view={view} />
        </div>
        {view.table !== undefined && (
          <div {...part('table')}>
            <TableSection match={view.match} table={view.table} />
          </div>
        )}
      </div>
      <RelatedMatches view={view} />
    </div>
  );
}
