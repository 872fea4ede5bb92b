import { clsx } from 'clsx';
import { AlertSheet } from '#app/components/alert-sheet.tsx';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { CourtTipLine } from '#app/components/court/court-tip-line.tsx';
import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { LiveFeed } from '#app/components/live-feed.tsx';
import { LivePart } from '#app/components/live-part.tsx';
import { Star } from '#app/components/star.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { basketballSeasonPath } from '#app/pages/court-match/basketball-path.address.ts';
import { matchPath } from '#app/pages/court-match/match-path.address.ts';
import button from '#app/ui/button.module.css';
import { Icon } from '#app/ui/icon.tsx';
import scripting from '#app/ui/scripting.module.css';
import text from '#app/ui/text.module.css';
import type { BasketballGameView } from './basketball-game.server.ts';
import { ChanceNow } from './chance-now.tsx';
import styles from './game-head.module.css';
import { GameSideHead } from './game-side-head.tsx';
import { GameState } from './game-state.tsx';
import { QuartersTable } from './quarters-table.tsx';

/** The head of the page: where and when, both clubs with the score, the points by quarter, and our tip. */
export function GameHead({ view }: { view: BasketballGameView }) {
  const { t } = useWords();
  const { game } = view;
  const { home, away, tournament } = game;
  const named = t('basketball.at', { away: away.name, home: home.name });
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: t('sport.basketball'), path: '/basketball' },
          { name: tournament.name, path: basketballSeasonPath(tournament.slug) },
          { name: named, path: matchPath('basketball', game.slug) },
        ]}
      />
      <header className={styles.head} data-match={game.id} data-home={home.id} data-away={away.id} data-status={game.status}>
        <h1 className={text.visuallyHidden}>{named}</h1>
        {view.isFollowed && <LiveFeed matches={[game.id]} inPlace />}
        <WhenAndWhere view={view} />
        <LivePart id="standing" on={['play', 'status', 'tip']} match={game.id}>
          <div className={styles.facing}>
            <GameSideHead club={away} side={view.away} competition={tournament.name} />
            <GameState game={game} />
            <GameSideHead club={home} side={view.home} competition={tournament.name} />
          </div>
          {(view.begun || view.isFollowed) && <QuartersTable game={game} />}
          <ChanceNow view={view} />
          <CourtTipLine match={game} decision={view.decision} begun={view.begun} />
        </LivePart>
        <div className={clsx(styles.actions, scripting.needsScript)}>
          <Star id={`m${game.id}`} of={named} className={clsx(button.button, styles.star)}>
            {t('match.favourite')}
          </Star>
          {(game.status === 'scheduled' || game.status === 'live' || game.status === 'postponed') && (
            <AlertSheet id={`m${game.id}`} of={named} sport="basketball" />
          )}
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
      </header>
    </>
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
