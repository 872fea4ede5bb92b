import { clsx } from 'clsx';
import type { BreadcrumbStep } from '#app/components/breadcrumbs.tsx';
import { Crest } from '#app/components/crest.tsx';
import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { LiveFeed } from '#app/components/live-feed.tsx';
import { LivePart } from '#app/components/live-part.tsx';
import { MatchHeadFrame } from '#app/components/match-head-frame.tsx';
import { FormStrip } from '#app/components/outcome-letter.tsx';
import { PageTools } from '#app/components/page-tools.tsx';
import { roundName } from '#app/components/round-name.ts';
import { useWords } from '#app/i18n/words.tsx';
import { tipEmbedAddress } from '#app/pages/embed/embed.address.ts';
import { EmbedTool } from '../../components/embed-tool.tsx';
import { teamAddress } from '../team/team.address.ts';
import { tournamentAddress } from '../tournament/tournament.address.ts';
import styles from './match-head.module.css';
import { MatchState } from './match-state.tsx';
import type { MatchView } from './match-view.server.ts';
import { Scorers } from './scorers.tsx';

/** The head of the page: the two sides, the place, the time and the score. */
export function MatchHead({ view }: { view: MatchView }) {
  const { t } = useWords();
  const { match } = view;
  const named = t('match.versus', { home: match.homeName, away: match.awayName });
  return (
    <MatchHeadFrame
      match={{ ...match, sport: 'football' }}
      named={named}
      steps={useSteps(match, named)}
      className={clsx(styles.head, view.isFollowed && styles.followed)}
      tools={
        view.parts.includes('tip') && (
          <PageTools>
            <EmbedTool path={tipEmbedAddress.href({ slug: match.slug })} title={t('embed.tip', { match: named })} height={520} />
          </PageTools>
        )
      }
    >
      <div className={styles.place}>
        <LivePart id="when-and-where" className={styles.when} on={['status', 'details']} match={match.id}>
          <WhenAndWhere match={match} place={view.place} />
        </LivePart>
        {view.isFollowed && <LiveFeed competitions={[match.tournamentId]} matches={view.tippedMatches.map(({ id }) => id)} inPlace />}
      </div>
      <LivePart id="facing" className={styles.facing} on={['status', 'score', 'goal', 'card', 'details']} match={match.id}>
        <Side
          of="home"
          name={match.homeName}
          slug={match.homeSlug}
          crestName={match.homeCrestName}
          colours={match.homeColours}
          form={view.form.home.outcomes}
          sentOff={view.sentOff.home.length}
        />
        <MatchState match={match} />
        <Side
          of="away"
          name={match.awayName}
          slug={match.awaySlug}
          crestName={match.awayCrestName}
          colours={match.awayColours}
          form={view.form.away.outcomes}
          sentOff={view.sentOff.away.length}
        />
        <Scorers scorers={view.scorers} sentOff={view.sentOff} />
      </LivePart>
    </MatchHeadFrame>
  );
}

/** Returns the way to a match: its region, its competition, its round. */
function useSteps(match: MatchView['match'], named: string): BreadcrumbStep[] {
  const { format, t } = useWords();
  return [
    { name: format.region(match.region), path: `/leagues?country=${match.categorySlug}` },
    {
      name: format.competition(match.tournamentName),
      path: tournamentAddress.href({ category: match.categorySlug, tournament: match.tournamentSlug }),
    },
    { name: roundName(t, match) || named, path: `/${match.slug}` },
  ];
}

function WhenAndWhere({ match, place }: { match: MatchView['match']; place: string }) {
  const { t } = useWords();
  const facts = [place, match.neutralVenue ? t('match.neutral') : ''].filter((fact) => fact !== '');
  // On a line of their own, so that those who have the page open see nothing move when they become known.
  const lateFacts = [
    match.attendance === null ? '' : t('match.attendance', { count: match.attendance }),
    match.referee === null ? '' : t('match.referee', { name: match.referee }),
  ].filter((fact) => fact !== '');
  return (
    <>
      {match.kickoffKnown ? (
        <>
          <KickoffTime moment={match.kickoffUtc} show="long-day" />, <KickoffTime moment={match.kickoffUtc} show="time" />
        </>
      ) : (
        <>
          <KickoffTime moment={match.kickoffUtc} show="long-day" dayAlone /> · {t('match.hourUnknown')}
        </>
      )}
      {facts.map((fact) => (
        <span key={fact}> · {fact}</span>
      ))}
      {lateFacts.length > 0 && <div>{lateFacts.join(' · ')}</div>}
    </>
  );
}

function Side({
  of,
  name,
  slug,
  crestName,
  colours,
  form,
  sentOff,
}: {
  of: 'home' | 'away';
  name: string;
  slug: string;
  crestName: string;
  colours: readonly string[];
  form: MatchView['form']['home']['outcomes'];
  sentOff: number;
}) {
  const { href, t } = useWords();
  const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return (
    <div className={styles.side} data-side={of}>
      <Crest name={crestName} colours={colours} size="large" />
      <b className={clsx(styles.clubName, longestWord > 10 && styles.long)}>
        <a href={href(teamAddress.href({ slug }))} title={name}>
          {name}
        </a>
      </b>
      <span className={styles.beneath}>
        {form.length > 0 && (
          <span className={styles.form}>
            <FormStrip outcomes={form} />
          </span>
        )}
        {sentOff > 0 && (
          <span className={styles.shortOf}>
            <i className={styles.red} /> {t('match.playersLeft', { count: playersOfASide - sentOff })}
          </span>
        )}
      </span>
    </div>
  );
}

const playersOfASide = 11;
