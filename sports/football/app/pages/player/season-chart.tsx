import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import signs from '#app/ui/event-signs.module.css';
import legend from '#app/ui/legend.module.css';
import text from '#app/ui/text.module.css';
import type { PlayerView } from './player.server.ts';
import { PlayerSection } from './player-section.tsx';
import styles from './season-chart.module.css';

type Season = NonNullable<PlayerView['season']>;
type SeasonMatch = Season['matchByMatch'][number];

const minMatches = 3;
const tallestBar = 64;
const regularMinutes = 90;
/** Max width of a match, so that a season of few matches does not fill the chart. */
const widestMatch = 44;

/** Draws the season as a row of bars, one for each match of the club: minutes, above them goals and assists, beneath them cards. */
export function SeasonChart({ season }: { season: Season }) {
  const { format, t } = useWords();
  const { matchByMatch: matches, teamIds } = season;
  const isCounted = matches.every(({ played, minutes }) => !played || minutes !== null) && matches.some(({ minutes }) => minutes !== null);
  if (teamIds.length > 1 || matches.length < minMatches || !isCounted) return null;
  const [first, last] = [matches[0] as SeasonMatch, matches.at(-1) as SeasonMatch];
  return (
    <PlayerSection heading={t('player.matchByMatch')}>
      <div style={{ maxWidth: widestMatch * matches.length }}>
        <div role="img" aria-label={t('player.chartSpoken', { count: matches.length })}>
          <div className={styles.bars}>
            {matches.map((match) => (
              <span key={match.id}>
                <span className={styles.deeds}>
                  {repeated(match.assists).map((key) => (
                    <i key={`a${key}`} className={styles.assist} />
                  ))}
                  {repeated(match.penalties).map((key) => (
                    <i key={`p${key}`} className={clsx(styles.goal, styles.penalty)} />
                  ))}
                  {repeated(match.goals - match.penalties).map((key) => (
                    <i key={`g${key}`} className={styles.goal} />
                  ))}
                </span>
                <span
                  className={styles.minutes}
                  style={{ height: Math.round((Math.min(match.minutes ?? 0, regularMinutes) / regularMinutes) * tallestBar) }}
                />
              </span>
            ))}
          </div>
          <div className={styles.cards}>
            {matches.map((match) => (
              <span key={match.id}>
                {match.redCards > 0 ? <i className={signs.red} /> : match.yellowCards > 0 && <i className={signs.yellow} />}
              </span>
            ))}
          </div>
        </div>
        <p className={clsx(text.caption, styles.span)}>
          <span>{format.shortDay(first.kickoffUtc)}</span>
          <span>{format.shortDay(last.kickoffUtc)}</span>
        </p>
      </div>
      <p className={legend.legend}>
        <Sign className={styles.minutes} word={t('player.minutesPlayed')} />
        <Sign className={styles.goal} word={t('player.goal')} />
        {matches.some(({ penalties }) => penalties > 0) && (
          <Sign className={clsx(styles.goal, styles.penalty)} word={t('player.penalty')} />
        )}
        {matches.some(({ assists }) => assists > 0) && <Sign className={styles.assist} word={t('player.assist')} />}
        {matches.some(({ yellowCards }) => yellowCards > 0) && <Sign className={signs.yellow} word={t('player.yellowCard')} />}
        {matches.some(({ redCards }) => redCards > 0) && <Sign className={signs.red} word={t('player.redCard')} />}
      </p>
    </PlayerSection>
  );
}

function Sign({ className, word }: { className: string | undefined; word: string }) {
  return (
    <span>
      <i className={className} />
      {word}
    </span>
  );
}

const repeated = (count: number) => Array.from({ length: count }, (_, index) => index);
