import { clsx } from 'clsx';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { sportList } from '#app/components/two-sided/lists-of-sports.ts';
import { SportSwitch } from '#app/components/two-sided/sport-switch.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { listCountsAddress } from '#app/pages/list-counts/list-counts.address.ts';
import { StillFilling } from '#app/shell/filling/still-filling.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import text from '#app/ui/text.module.css';
import type { TwoSidedDayMatch } from '#data/queries/two-sided/list-two-sided-day.ts';
import type { TwoSidedDayView } from './two-sided-day.server.ts';
import { TwoSidedDayHead } from './two-sided-day-head.tsx';
import { twoSidedDayHeading } from './two-sided-day-heading.ts';
import styles from './two-sided-day-page.module.css';

/** Renders the matches of a sport, by competition. */
export function TwoSidedDayPage({ view }: { view: TwoSidedDayView }) {
  const words = useWords();
  const { t, href } = words;
  const { sport, matches, counts } = view;
  const { Group } = sportList(sport);
  const competitions = [...new Set(matches.map(({ tournamentId }) => tournamentId))];
  // Runs of one competition: in a list by kick-off it can have several.
  const groups = matches.reduce<TwoSidedDayMatch[][]>((runs, match) => {
    const run = runs.at(-1);
    if (run?.[0]?.tournamentId === match.tournamentId) run.push(match);
    else runs.push([match]);
    return runs;
  }, []);
  return (
    <>
      <h1 className={text.visuallyHidden}>{twoSidedDayHeading(words, view)}</h1>
      <SportSwitch current={sport} counts={counts} />
      <TwoSidedDayHead view={view} />
      <LiveFeed competitions={competitions} sports={[sport]} counts={href(listCountsAddress.href({ utc: view.address.utc }))} />
      <LivePart id="list" on={['play']}>
        {groups.length === 0 && view.filling !== undefined ? (
          <StillFilling filling={view.filling} />
        ) : groups.length === 0 ? (
          <EmptyState title={t('states.noData')} why={t(view.address.tab === 'live' ? `${sport}.nothingLive` : `${sport}.nothingToday`)} />
        ) : (
          groups.map((run) => (
            <Group
              key={run[0]?.id}
              matches={run}
              leads={view.address.prices}
              id={view.address.order === 'time' ? undefined : `c${run[0]?.tournamentId}`}
            />
          ))
        )}
      </LivePart>
      <p className={clsx(text.caption, styles.note)}>{t(`${sport}.listNote`)}</p>
    </>
  );
}
