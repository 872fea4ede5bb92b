import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { MatchHeadFrame } from '#app/components/matches/match-head-frame.tsx';
import { tennisRoundWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { competitionPath } from '#app/pages/two-sided-match/competition-path.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import pulse from '#app/ui/pulse.module.css';
import { TwoSidedTipLine } from '#sports/shared/app/components/two-sided-tip-line.tsx';
import { currentSet } from '../../../domain/current-set.ts';
import { SurfaceSign } from '../../components/surface-sign.tsx';
import { Chances } from './chances.tsx';
import { ScoreTable } from './score-table.tsx';
import type { TennisMatchView } from './tennis-match.server.ts';
import styles from './tennis-match-head.module.css';

/** Draws the head of the page: time and venue, the score set by set, the chances, and the earlier tip or the reason for having none. */
export function TennisMatchHead({ view }: { view: TennisMatchView }) {
  const { t } = useWords();
  const { match } = view;
  const { home, away, tournament } = match;
  const named = t('match.versus', { home: home.name, away: away.name });
  const ofTournament = t(tournament.genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: tournament.name });
  return (
    <MatchHeadFrame
      match={{ ...match, homeId: home.id, awayId: away.id }}
      named={named}
      steps={[
        { name: t('sport.tennis'), path: '/tennis' },
        { name: ofTournament, path: competitionPath('tennis', tournament.slug) },
        { name: tennisRoundWords(match.stage, t) || named, path: matchPath('tennis', match.slug) },
      ]}
      className={styles.head}
    >
      {view.isFollowed && <LiveFeed matches={[match.id]} inPlace />}
      <LivePart id="standing" on={['play', 'status', 'tip']} match={match.id}>
        <WhenAndWhere view={view} />
        <ScoreTable match={match} />
        <Chances view={view} />
        <TwoSidedTipLine match={match} decision={view.decision} begun={view.begun} />
      </LivePart>
    </MatchHeadFrame>
  );
}

function WhenAndWhere({ view: { match } }: { view: TennisMatchView }) {
  const { t } = useWords();
  const { kickoffUtc, kickoffKnown, facts, venueName } = match;
  return (
    <p className={styles.meta}>
      <span>
        <KickoffTime moment={kickoffUtc} show="long-day" dayAlone={!kickoffKnown} />
        {kickoffKnown ? (
          <>
            , <KickoffTime moment={kickoffUtc} show="time" />
          </>
        ) : (
          match.status === 'scheduled' && ` · ${t('sport.startUnknown')}`
        )}
        {venueName !== null && ` · ${venueName}`}
      </span>
      <SurfaceSign surface={facts.surface} court={facts.court} />
      <span>{t(`tennis.bestOf${facts.bestOf}`)}</span>
      <State match={match} />
    </p>
  );
}

/** Draws the current set, an interruption of play, or the way in which a match ended early. */
function State({ match: { status, play, facts, home, away, lastReported } }: Pick<TennisMatchView, 'match'>) {
  const { t, format } = useWords();
  const players = [home.name, away.name] as const;
  if (play?.ending !== undefined && play.ending !== 'completed' && play.winner !== undefined) {
    const player = players[play.ending === 'awarded' ? play.winner : play.winner === 0 ? 1 : 0];
    return <span className={styles.off}>{t(`tennis.${play.ending}`, { player })}</span>;
  }
  if (status === 'live' && play?.interruption !== undefined) {
    return <span className={styles.off}>{t(play.interruption === 'rain' ? 'tennis.rain' : 'tennis.interrupted')}</span>;
  }
  if (status === 'live') {
    const now = play === null ? undefined : currentSet(play.sets, facts.bestOf);
    return (
      <span className={styles.live}>
        <i className={pulse.pulse} />
        {now === undefined ? t('status.live') : now.isTieBreak ? t('tennis.tieBreak') : t(`tennis.set.${now.number}`)}
      </span>
    );
  }
  if (status === 'finished' || status === 'scheduled') return null;
  return (
    <span className={styles.off}>
      {t(`status.${status}`)}
      {lastReported !== null && ` · ${t('status.lastReported', { score: format.score({ home: lastReported[0], away: lastReported[1] }) })}`}
    </span>
  );
}
