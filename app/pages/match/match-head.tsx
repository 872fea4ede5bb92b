import { clsx } from 'clsx';
import { AlertSheet } from '#app/components/alert-sheet.tsx';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { Crest } from '#app/components/crest.tsx';
import { EmbedTool } from '#app/components/embed-tool.tsx';
import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { LiveFeed } from '#app/components/live-feed.tsx';
import { LivePart } from '#app/components/live-part.tsx';
import { FormStrip } from '#app/components/outcome-letter.tsx';
import { PageTools } from '#app/components/page-tools.tsx';
import { roundName } from '#app/components/round-name.ts';
import { Star } from '#app/components/star.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { tipEmbedAddress } from '#app/pages/embed/embed.address.ts';
import { teamAddress } from '#app/pages/team/team.address.ts';
import { tournamentAddress } from '#app/pages/tournament/tournament.address.ts';
import button from '#app/ui/button.module.css';
import { Icon } from '#app/ui/icon.tsx';
import scripting from '#app/ui/scripting.module.css';
import text from '#app/ui/text.module.css';
import type { MatchStatus } from '#domain/match/match-status.ts';
import styles from './match-head.module.css';
import { MatchState } from './match-state.tsx';
import type { MatchView } from './match-view.server.ts';
import { Scorers } from './scorers.tsx';

/** Matches of which there may be more to tell. */
const hasMoreToCome: ReadonlySet<MatchStatus> = new Set(['scheduled', 'live', 'postponed']);

/** The head of the page: the two sides, the place, the time and the score. */
export function MatchHead({ view }: { view: MatchView }) {
  const { t } = useWords();
  const { match } = view;
  const named = t('match.versus', { home: match.homeName, away: match.awayName });
  return (
    <>
      <Way match={match} named={named} />
      <header
        className={clsx(styles.head, view.isFollowed && styles.followed)}
        data-match={match.id}
        data-home={match.homeId}
        data-away={match.awayId}
        data-status={match.status}
        data-period={match.period}
      >
        <h1 className={text.visuallyHidden}>{named}</h1>
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
        <div className={clsx(styles.actions, scripting.needsScript)}>
          <Star id={`m${match.id}`} of={named} className={clsx(button.button, styles.star)}>
            {t('match.favourite')}
          </Star>
          {hasMoreToCome.has(match.status) && <AlertSheet id={`m${match.id}`} of={named} />}
          <hidden-score heading={named}>
            <button type="button" className={clsx(button.button, styles.showScore)} aria-pressed="false">
              {t('match.showScore')}
            </button>
          </hidden-score>
          <share-button heading={named} copied={t('match.shareCopied')}>
            <button type="button" className={button.button}>
              <Icon name="share" small />
              <span>{t('match.share')}</span>
            </button>
          </share-button>
        </div>
        {view.parts.includes('tip') && (
          <PageTools>
            <EmbedTool path={tipEmbedAddress.href({ slug: match.slug })} title={t('embed.tip', { match: named })} height={520} />
          </PageTools>
        )}
      </header>
    </>
  );
}

function Way({ match, named }: { match: MatchView['match']; named: string }) {
  const { format, t } = useWords();
  const steps = [
    { name: format.region(match.region), path: `/leagues?country=${match.categorySlug}` },
    {
      name: format.competition(match.tournamentName),
      path: tournamentAddress.href({ category: match.categorySlug, tournament: match.tournamentSlug }),
    },
    { name: roundName(t, match) || named, path: `/${match.slug}` },
  ];
  return <Breadcrumbs steps={steps} />;
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
