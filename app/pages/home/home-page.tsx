import { LiveFeed } from '#app/components/live-feed.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import text from '#app/ui/text.module.css';
import type { HomeView } from './home.server.ts';
import { HomeContent } from './home-content.tsx';
import { HomeHead } from './home-head.tsx';

export function HomePage({ view }: { view: HomeView }) {
  return (
    <>
      {view.webSite !== undefined && <StructuredData data={view.webSite} />}
      <h1 className={text.visuallyHidden}>{view.heading}</h1>
      <HomeHead view={view} />
      <LiveFeed days={view.liveDays} />
      <HomeContent address={view.address} days={view.days} content={view.content} filling={view.filling} />
    </>
  );
}
