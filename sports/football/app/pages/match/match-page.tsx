import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { MatchRow } from '#app/components/matches/match-row.tsx';
import { OfferSlot } from '#app/components/offers/offer-slot.tsx';
import { PageTools } from '#app/components/page/page-tools.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { tipEmbedAddress } from '#app/pages/embed/embed.address.ts';
import button from '#app/ui/button.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import text from '#app/ui/text.module.css';
import type { LiveEventKind } from '#domain/live/live-event.ts';
import { EmbedTool } from '../../components/embed-tool.tsx';
import { tournamentAddress } from '../tournament/tournament.address.ts';
import { MatchChanceHistory } from './chance-history/match-chance-history.tsx';
import { ChancesSection } from './forecast/chances-section.tsx';
import { CountsSection } from './forecast/counts-section.tsx';
import { ForecastReview } from './forecast/forecast-review.tsx';
import type { ForecastView } from './forecast/forecast-view.server.ts';
import { MatchPreview } from './forecast/match-preview.tsx';
import { OpinionsSection } from './forecast/opinions-section.tsx';
import { ScoreGridSection } from './forecast/score-grid-section.tsx';
import { TipSection } from './forecast/tip-section.tsx';
import { TippedMatches } from './forecast/tipped-matches.tsx';
import { FormSection } from './form-section.tsx';
import { LineUpsSection } from './line-ups/line-ups-section.tsx';
import { matchAddress } from './match.address.ts';
import type { MatchPageView } from './match.server.ts';
import { MatchHead, WhenAndWhere } from './match-head.tsx';
import { matchPartsAddress } from './match-parts.address.ts';
import styles from './match-parts.module.css';
import { MatchSection } from './match-section.tsx';
import { MatchTabs, partWords } from './match-tabs.tsx';
import type { MatchPart, MatchView } from './match-view.server.ts';
import { MeetingsSection } from './meetings-section.tsx';
import { PredictionSection } from './prediction/prediction-section.tsx';
import { PricesSection } from './prices/prices-section.tsx';
import { StatisticsSection } from './statistics/statistics-section.tsx';
import { TableSection } from './table-section.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { WhereToWatch } from './where-to-watch.tsx';
import { WhoWins } from './who-wins.tsx';

export function MatchPage({ view }: { view: MatchPageView }) {
  return (
    <>
      <StructuredData data={view.description.sportsEvent} />
      <MatchHead view={view} />
      <MatchParts view={view} />
    </>
  );
}

/**
 * Draws the parts below the head. A phone opens with the first of them and then shows the part of the chosen tab; where there is room the tabs lead
 * to places on the page.
 */
function MatchParts({ view }: { view: MatchView }) {
  const { parts, firstParts, tips } = view;
  const isOpinion = (name: MatchPart) => name === 'prediction' || name === 'tip';
  const isTipped = tips.length > 0 && parts.filter(isOpinion).length === 2;
  // Beside a tip there is room for the preview.
  const first = parts.findIndex((name) => !isOpinion(name) && !(isTipped && name === 'preview'));
  return (
    <div className={styles.parts}>
      <MatchTabs parts={parts} first={firstParts[0]} />
      <div className={styles.list} data-parts="">
        <div className={clsx(styles.opinion, isTipped && styles.tipped)}>
          {parts.slice(0, first).map((name) => (
            <Part key={name} name={name} view={view} />
          ))}
        </div>
        {parts.slice(first).map((name) => (
          <Part key={name} name={name} view={view} />
        ))}
      </div>
      {view.begun && (
        <p className={styles.facts}>
          <WhenAndWhere match={view.match} place={view.place} isPast inFull />
        </p>
      )}
      <WhereToWatch broadcasts={view.broadcasts} />
      <WhoWins view={view} />
      {view.isWhole || view.tippedMatches.length + view.related.length === 0 ? <MatchFoot view={view} /> : <LaterFoot view={view} />}
      <OfferSlot placement="prediction" sport="soccer" match={view.match.id} />
    </div>
  );
}

/** The parts that reveal the current or final score once a match has begun. */
const tellsScore: ReadonlySet<MatchPart> = new Set([
  'tip',
  'chances',
  'timeline',
  'line-ups',
  'statistics',
  'prices',
  'table',
  'preview',
  'review',
]);

/** The live events that refresh each part; the other parts stay as rendered while the page is open. */
const changesWith: Partial<Record<MatchPart, readonly LiveEventKind[]>> = {
  prediction: ['score', 'status', 'tip', 'prediction'],
  tip: ['tip', 'status', 'score'],
  timeline: ['goal', 'score', 'card', 'status', 'details'],
  statistics: ['details', 'status'],
  'line-ups': ['line-up', 'goal', 'card', 'details'],
  table: ['score', 'status'],
};

function Part({ name, view }: { name: MatchPart; view: MatchView }) {
  const isFirst = (view.firstParts as readonly MatchPart[]).includes(name);
  const kinds = changesWith[name];
  const isLater = !view.isWhole && view.laterParts.includes(name);
  const content = isLater ? <LaterPart name={name} view={view} /> : <ToldPart name={name} view={view} />;
  return kinds === undefined ? (
    <div id={name} className={styles.part} data-first={isFirst ? '' : undefined}>
      {content}
    </div>
  ) : (
    // The table changes with the other matches of the competition, too.
    <LivePart id={name} className={styles.part} isFirst={isFirst} on={kinds} match={name === 'table' ? undefined : view.match.id}>
      {content}
    </LivePart>
  );
}

/** Draws the place of a part that is fetched once it is shown, with a link to a page that has it. */
function LaterPart({ name, view: { match } }: { name: MatchPart; view: MatchView }) {
  const { href, t } = useWords();
  return (
    <later-part class={styles.later} part={name} src={href(matchPartsAddress.href({ slug: match.slug }))}>
      <a className={clsx(button.button, button.block)} href={`${href(wholePath(match))}#${name}`}>
        {t(partWords[name])}
      </a>
    </later-part>
  );
}

/** Returns the path of a match's page with all of its parts. */
function wholePath({ slug }: MatchView['match']): string {
  return matchAddress.href({ slug, prices: 'result' });
}

/** Draws a part of the page, or a note in place of what reveals the score for a reader who has scores hidden. */
export function ToldPart({ name, view }: { name: MatchPart; view: MatchView }) {
  const content = <PartContent name={name} view={view} />;
  return view.begun && tellsScore.has(name) ? <HiddenWithScore>{content}</HiddenWithScore> : content;
}

/** Draws the content, or in its place a note that it is hidden for a reader who has scores hidden. */
function HiddenWithScore({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <>
      <p className={clsx(text.note, styles.hiddenNote)}>{t('match.hiddenWithScore')}</p>
      <div className={styles.told}>{children}</div>
    </>
  );
}

function PartContent({ name, view }: { name: MatchPart; view: MatchView }) {
  const { match, forecast, tables } = view;
  switch (name) {
    case 'prediction':
      return view.prediction && <PredictionSection view={view} prediction={view.prediction} />;
    case 'tip':
      return <TipSection view={view} />;
    case 'chances':
      return forecast && <Chances view={view} forecast={forecast} />;
    case 'timeline':
      return <WhatHappened view={view} />;
    case 'line-ups':
      return <LineUpsSection view={view} />;
    case 'statistics':
      return <StatisticsSection view={view} />;
    case 'prices':
      return <PricesSection view={view} />;
    case 'form':
      return <FormSection view={view} />;
    case 'head-to-head':
      return <MeetingsSection view={view} />;
    case 'table':
      return tables.map((table) => <TableSection key={`${table.table} ${table.group}`} match={match} table={table} />);
    case 'preview':
    case 'review':
      return <MatchPreview kind={name} paragraphs={view.preview} coverage={view.coverage} />;
  }
}

function Chances({ view, forecast }: { view: MatchView; forecast: ForecastView }) {
  const { match } = view;
  return (
    <>
      {forecast.came !== undefined && (
        <ForecastReview
          match={match}
          forecast={forecast}
          came={forecast.came}
          predicted={view.prediction?.cells.find(({ came }) => came)}
          origin={view.tips[0]?.origin}
        />
      )}
      <ChancesSection view={view} forecast={forecast} />
      <CountsSection counts={forecast.counts} />
      <div className={styles.pair}>
        <ScoreGridSection match={match} forecast={forecast} />
        <OpinionsSection match={match} forecast={forecast} />
      </div>
    </>
  );
}

function WhatHappened({ view }: { view: MatchView }) {
  return (
    <>
      {view.course && <MatchChanceHistory match={view.match} course={view.course} />}
      <div className={view.statistics.length > 0 ? styles.pair : undefined}>
        <TimelineSection view={view} />
        {view.statistics.length > 0 && <StatisticsSection view={view} />}
      </div>
    </>
  );
}

/** Draws what follows the parts: the other matches of the day that have a tip or are of the same competition, and the code that embeds the tip. */
export function MatchFoot({ view }: { view: MatchView }) {
  return (
    <>
      <TippedMatches view={view} />
      <RelatedMatches view={view} />
      <TakeAlong view={view} />
    </>
  );
}

/** Draws the code with which readers embed the tip in their own pages. */
function TakeAlong({ view: { parts, match } }: { view: MatchView }) {
  const { t } = useWords();
  if (!parts.includes('tip')) return null;
  const named = t('match.versus', { home: match.homeName, away: match.awayName });
  return (
    <div className={styles.takeAlong}>
      <PageTools>
        <EmbedTool path={tipEmbedAddress.href({ slug: match.slug })} title={t('embed.tip', { match: named })} height={520} />
      </PageTools>
    </div>
  );
}

/** Draws the place of the foot, as high as its matches are, which is fetched when the reader comes near it. */
function LaterFoot({ view: { match, related, tippedMatches } }: { view: MatchView }) {
  const { href, t } = useWords();
  const lists = [tippedMatches, related].filter(({ length }) => length > 0);
  const size = { '--lists': lists.length, '--rows': lists.flat().length } as CSSProperties;
  return (
    <later-part part="foot" src={href(matchPartsAddress.href({ slug: match.slug }))} class={styles.laterFoot} near="" style={size}>
      <a className={clsx(button.button, button.block)} href={href(wholePath(match))}>
        {t(related.length > 0 ? 'match.related' : 'tip.more')}
      </a>
    </later-part>
  );
}

/** Draws the other matches of the competition on the same day. */
function RelatedMatches({ view: { match, related } }: { view: MatchView }) {
  const { format, href, t } = useWords();
  if (related.length === 0) return null;
  return (
    <MatchSection
      title={t('match.related')}
      aside={format.competition(match.tournamentName)}
      href={href(tournamentAddress.href({ category: match.categorySlug, tournament: match.tournamentSlug }))}
    >
      <ul data-beside>
        {related.map((other) => (
          <MatchRow key={other.id} match={other} />
        ))}
      </ul>
    </MatchSection>
  );
}
