import { clsx } from 'clsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { OfferSlot } from '#app/components/offers/offer-slot.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import text from '#app/ui/text.module.css';
import { MatchPrices } from '#sports/shared/app/components/match-prices.tsx';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { GameByGame } from './game-by-game.tsx';
import { Meetings } from './meetings.tsx';
import { Statistics } from './statistics.tsx';
import { SurfaceRatings } from './surface-ratings.tsx';
import { SurfaceRecords } from './surface-records.tsx';
import styles from './tennis-match.module.css';
import type { TennisMatchView } from './tennis-match.server.ts';
import { TennisMatchHead } from './tennis-match-head.tsx';
import { TieBreaks } from './tie-breaks.tsx';
import { WhoWins } from './who-wins.tsx';

/** Draws the page of a tennis match: its score, chances, earlier tip if any, timeline, both players' form and prices. */
export function TennisMatchPage({ view }: { view: TennisMatchView }) {
  const { t } = useWords();
  const { match } = view;
  const hasTimeline = match.course !== null && match.course.games.length > 0;
  return (
    <>
      <StructuredData data={view.description.sportsEvent} />
      <TennisMatchHead view={view} />
      <Preview view={view} />
      <LivePart id="course" on={['play', 'status']} match={match.id}>
        {match.course !== null && hasTimeline && (
          <HiddenWithScore>
            <GameByGame match={match} course={match.course} />
          </HiddenWithScore>
        )}
      </LivePart>
      <div className={clsx(section.columns, section.halves)}>
        <div>
          <LivePart id="figures" on={['play', 'status']} match={match.id}>
            {match.course !== null && hasTimeline && (
              <HiddenWithScore>
                <TieBreaks match={match} course={match.course} />
                <Statistics match={match} course={match.course} />
              </HiddenWithScore>
            )}
          </LivePart>
          {!hasTimeline && <BySurface view={view} />}
          {hasTimeline && <WhoWins view={view} />}
        </div>
        <div>
          {hasTimeline && <BySurface view={view} />}
          <Meetings view={view} />
          {!hasTimeline && <WhoWins view={view} />}
        </div>
      </div>
      <MatchPrices match={match} markets={view.markets} begun={view.begun} />
      <TwoSidedSection title={t('tennis.ruleHead')}>
        <p className={text.note}>{t('tennis.settlingRule')}</p>
      </TwoSidedSection>
      <OfferSlot placement="prediction" sport="tennis" match={match.id} />
    </>
  );
}

function BySurface({ view }: { view: TennisMatchView }) {
  return (
    <>
      <SurfaceRatings match={view.match} />
      <SurfaceRecords view={view} />
    </>
  );
}

/** Draws the preview of a match, or its review once it is over. */
function Preview({ view: { match, preview } }: { view: TennisMatchView }) {
  const { t } = useWords();
  if (preview.length === 0) return null;
  const isOver = match.status === 'finished';
  const told = (
    <TwoSidedSection title={t(isOver ? 'review.title' : 'preview.title')}>
      <p className={styles.preview}>{preview.join(' ')}</p>
    </TwoSidedSection>
  );
  return isOver ? <HiddenWithScore>{told}</HiddenWithScore> : told;
}

/** Draws a part that reveals the score, hidden from a reader who has scores hidden. */
function HiddenWithScore({ children }: { children: React.ReactNode }) {
  return <div className={styles.told}>{children}</div>;
}
