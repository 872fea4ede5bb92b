import { Crest } from '#app/components/page/crest.tsx';
import { recordWords } from '#app/i18n/words/record-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import text from '#app/ui/text.module.css';
import type { ListedSide } from '#data/queries/two-sided/two-sided-match-list.ts';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { WinStrip } from '../../components/win-strip.tsx';
import type { BasketballGameView, GameSide } from './basketball-game.server.ts';
import styles from './form.module.css';

const listed = 5;

/** Draws both clubs on the morning of the game: the last ten games, the records at home and away, the days of rest, and the last games. */
export function Form({ view: { game, home, away } }: { view: BasketballGameView }) {
  const { t } = useWords();
  return (
    <TwoSidedSection title={t('form.title')} aside={t('basketball.lastTen')}>
      {inNamedOrder(game.namedFirst, [
        { club: game.home, side: home },
        { club: game.away, side: away },
      ]).map(({ club, side }) => (
        <Side key={club.id} club={club} side={side} />
      ))}
    </TwoSidedSection>
  );
}

function Side({ club, side }: { club: ListedSide; side: GameSide }) {
  const { t, format, href, locale } = useWords();
  const { home, away, restDays, lastGames } = side;
  return (
    <>
      <h3 className={styles.club}>
        <Crest name={club.crestName} colours={club.colours} />
        <span>{club.shortName}</span>
        <span className={styles.strip}>
          <WinStrip wins={side.games.slice(-10).map(({ isWon }) => isWon)} />
        </span>
      </h3>
      {lastGames.length === 0 ? (
        <p className={text.note}>{t('basketball.noGames')}</p>
      ) : (
        <p className={styles.facts}>
          <span>
            {t('basketball.homeRecord')} <b>{recordWords({ won: home.wins, lost: home.losses }, { locale })}</b>
          </span>
          <span>
            {t('basketball.awayRecord')} <b>{recordWords({ won: away.wins, lost: away.losses }, { locale })}</b>
          </span>
          {restDays !== undefined && (
            <span>{restDays === 0 ? <b>{t('basketball.backToBack')}</b> : t('basketball.restDays', { count: restDays })}</span>
          )}
        </p>
      )}
      <ul className={styles.games}>
        {lastGames.slice(0, listed).map((played) => (
          <li key={played.slug}>
            <a className={styles.game} href={href(matchPath('basketball', played.slug))}>
              <time dateTime={played.day}>{format.shortDay(format.noonOf(played.day), 'UTC')}</time>
              <span className={styles.opponent}>{t(played.isHome ? 'form.homeTo' : 'form.awayAt', { club: played.opponent })}</span>
              <b>{format.score({ home: played.scored, away: played.conceded })}</b>
              <span title={t(played.isWon ? 'basketball.won' : 'basketball.lost')}>
                {t(played.isWon ? 'basketball.wonShort' : 'basketball.lostShort')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
