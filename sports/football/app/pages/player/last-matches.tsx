import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { OutcomeLetter } from '#app/components/tips/outcome-letter.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import signs from '#app/ui/event-signs.module.css';
import text from '#app/ui/text.module.css';
import { teamOutcome } from '#domain/tournament/club-record.ts';
import type { PlayerMatch } from '../../../data/queries/players/list-player-matches.ts';
import styles from './last-matches.module.css';

/** Draws the last matches with the player in a line-up or event, the newest first, with his part in each. */
export function LastMatches({ matches }: { matches: readonly PlayerMatch[] }) {
  return (
    <ul>
      {matches.map((match) => (
        <MatchLine key={match.id} match={match} />
      ))}
    </ul>
  );
}

function MatchLine({ match }: { match: PlayerMatch }) {
  const { format, href, t } = useWords();
  const { side, homeId, awayId, homeGoals, awayGoals } = match;
  const atHome = side === 'home';
  const opponent = atHome
    ? { name: match.awayName, crestName: match.awayCrestName, colours: match.awayColours }
    : { name: match.homeName, crestName: match.homeCrestName, colours: match.homeColours };
  const goals = homeGoals === null || awayGoals === null ? undefined : { home: homeGoals, away: awayGoals };
  return (
    <li>
      <a className={styles.match} href={href(`/${match.slug}`)}>
        <span className={styles.day}>
          <KickoffTime moment={match.kickoffUtc} show="short-day" dayAlone={!match.kickoffKnown} />
        </span>
        <Crest name={opponent.crestName} colours={opponent.colours} />
        <span className={styles.clubs}>{t(atHome ? 'form.homeTo' : 'form.awayAt', { club: opponent.name })}</span>
        <Deeds match={match} />
        <span className={styles.minutes}>{minutesOf(match) ?? (match.inLineUp && !match.played ? t('player.bench') : '')}</span>
        <b>{goals === undefined ? '–' : format.score(goals)}</b>
        {goals === undefined || match.status === 'abandoned' ? (
          <span />
        ) : (
          <OutcomeLetter outcome={teamOutcome(atHome ? homeId : awayId, { ...match, goals })} />
        )}
      </a>
    </li>
  );
}

function minutesOf({ played, minutes }: PlayerMatch): string | undefined {
  return played && minutes !== null ? `${minutes}’` : undefined;
}

/** Draws goals, assists and cards as signs, with words for screen readers. */
function Deeds({ match }: { match: PlayerMatch }) {
  const { t } = useWords();
  const deeds = [
    ['goal', match.goals - match.penalties, styles.goal],
    ['penalty', match.penalties, clsx(styles.goal, styles.penalty)],
    ['assist', match.assists, styles.assist],
    ['yellowCard', match.yellowCards, signs.yellow],
    ['redCard', match.redCards, signs.red],
  ] as const;
  return (
    <span className={styles.deeds}>
      {deeds.flatMap(([word, count, className]) =>
        Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs of a kind are all alike
          <i key={`${word} ${index}`} className={className} title={t(`player.${word}`)}>
            <span className={text.visuallyHidden}>{t(`player.${word}`)}</span>
          </i>
        )),
      )}
    </span>
  );
}
