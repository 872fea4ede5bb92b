import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { DayPicks } from '#app/opinions/day-picks.tsx';
import { listCountsAddress } from '#app/pages/list-counts/list-counts.address.ts';
import { StructuredData } from '#app/ui/structured-data.tsx';
import { sports } from '#domain/sports/sport.ts';
import type { HomeView } from './home.server.ts';
import { HomeContent } from './home-content.tsx';
import { HomeHead } from './home-head.tsx';
import type { HomeFavourites } from './home-lists.server.ts';

/** Max followed matches that one stream watches in addition to the sports. */
const maxFollowed = 190;

function followedMatches({ days }: HomeFavourites): number[] {
  return days.flatMap(({ matches }) => matches.map(({ id }) => id)).slice(0, maxFollowed);
}

export function HomePage({ view }: { view: HomeView }) {
  const { href } = useWords();
  return (
    <>
      {view.webSite !== undefined && <StructuredData data={view.webSite} />}
      <HomeHead view={view} />
      <LiveFeed
        days={view.liveDays}
        matches={view.content.kind === 'favourites' ? followedMatches(view.content) : []}
        sports={sports}
        counts={href(listCountsAddress.href({ utc: view.address.utc }))}
      />
      {view.picks !== undefined && <DayPicks picks={view.picks} />}
      <HomeContent address={view.address} days={view.days} content={view.content} filling={view.filling} />
    </>
  );
}
