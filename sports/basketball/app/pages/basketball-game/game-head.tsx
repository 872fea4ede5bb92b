import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { MatchHeadFrame } from '#app/components/matches/match-head-frame.tsx';
import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { competitionPath } from '#app/pages/two-sided-match/competition-path.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import { TwoSidedTipLine } from '#sports/shared/app/components/two-sided-tip-line.tsx';
import type { BasketballGameView } from './basketball-game.server.ts';
import { ChanceNow } from './chance-now.tsx';
import styles from './game-head.module.css';
import { GameSideHead } from './game-side-head.tsx';
import { GameState } from './game-state.tsx';
import { QuartersTable } from './quarters-table.tsx';

/** Draws the head of the page: time and venue, both clubs with the score, the points by quarter, and the earlier tip or the reason for having none. */
export function GameHead({ view }: { view: BasketballGameView }) {
  const { t } = useWords();
  const { game } = view;
  const { home, away, namedFirst, tournament } = game;
  const named = pairingWords({ home: home.name, away: away.name, namedFirst }, t);
  const [first, second] = inNamedOrder(namedFirst, [
    { club: home, side: view.home },
    { club: away, side: view.away },
  ]);
  return (
    <MatchHeadFrame
      match={{ ...game, homeId: home.id, awayId: away.id }}
      named={named}
      steps={[
        { name: t('sport.basketball'), path: '/basketball' },
        { name: tournament.name, path: competitionPath('basketball', tournament.slug) },
        { name: named, path: matchPath('basketball', game.slug) },
      ]}
      className={styles.head}
    >
      {view.isFollowed && <LiveFeed matches={[game.id]} inPlace />}
      <WhenAndWhere view={view} />
      <LivePart id="standing" on={['play', 'status', 'tip']} match={game.id}>
        <div className={styles.facing}>
          <GameSideHead {...first} competition={tournament.name} />
          <GameState game={game} />
          <GameSideHead {...second} competition={tournament.name} />
        </div>
        {(view.begun || view.isFollowed) && <QuartersTable game={game} />}
        <ChanceNow view={view} />
        <TwoSidedTipLine match={game} decision={view.decision} begun={view.begun} />
      </LivePart>
    </MatchHeadFrame>
  );
}

function WhenAndWhere({ view: { game } }: { view: BasketballGameView }) {
  const { t } = useWords();
  const { kickoffUtc, kickoffKnown, facts, venueName } = game;
  return (
    <p className={styles.meta}>
      <span>
        <KickoffTime moment={kickoffUtc} show="long-day" dayAlone={!kickoffKnown} />
        {kickoffKnown && (
          <>
            , <KickoffTime moment={kickoffUtc} show="time" />
          </>
        )}
      </span>
      {facts.stage !== 'regular' && <span>{t(`basketball.stage.${facts.stage}`)}</span>}
      {venueName !== null && <span>{venueName}</span>}
      {facts.venue !== 'home' && <span>{t(facts.venue === 'moved' ? 'basketball.movedVenue' : 'basketball.neutral')}</span>}
    </p>
  );
}
