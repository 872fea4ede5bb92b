import { clsx } from 'clsx';
import { setsWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import legend from '#app/ui/legend.module.css';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import type { TennisTimeline } from '../../../domain/tennis-play.ts';
import styles from './game-by-game.module.css';
import { type LeadBar, leadBars } from './lead-bars.ts';
import type { TennisMatchDetails } from './tennis-match.server.ts';

const height = 100;
const middle = height / 2;
/** A lead of one game, in the units of the drawing; a set has room for six. */
const step = 7.5;
const least = 1.5;

/** Draws the lead in games after each game, set by set, with the games in which the server was broken. */
export function GameByGame({ match: { home, away, play, status }, course }: { match: TennisMatchDetails; course: TennisTimeline }) {
  const words = useWords();
  const { t } = words;
  const sets = course.games.map(leadBars);
  const scores = play?.sets ?? [];
  return (
    <TwoSidedSection title={t('tennis.gameByGame')} aside={t('tennis.leadInGames')}>
      <div
        className={styles.sets}
        style={{ gridTemplateColumns: sets.map((bars) => `${Math.max(bars.length, 3)}fr`).join(' ') }}
        role="img"
        aria-label={`${t('tennis.leadInGames')}: ${setsWords(scores, words)}`}
      >
        {sets.map((bars, index) => {
          const score = scores[index];
          const isNow = status === 'live' && index === sets.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sets have a fixed order
            <div key={index}>
              <svg viewBox={`0 0 ${bars.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                {bars.map((bar, game) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: games have a fixed order
                  <Bar key={game} bar={bar} at={game} />
                ))}
                <path className={styles.zero} d={`M0 ${middle}H${bars.length}`} />
              </svg>
              {score !== undefined && (
                <p>
                  <b>{isNow ? t('tennis.setNow', { score: setsWords([score], words) }) : setsWords([score], words)}</b>
                </p>
              )}
            </div>
          );
        })}
      </div>
      <p className={clsx(legend.legend, styles.key)}>
        <span>
          <i className={styles.first} /> {t('tennis.ahead', { player: home.shortName })}
        </span>
        <span>
          <i className={styles.second} /> {t('tennis.ahead', { player: away.shortName })}
        </span>
        <span>
          <i className={styles.break} /> {t('tennis.broken')}
        </span>
      </p>
    </TwoSidedSection>
  );
}

function Bar({ bar: { lead, winner, isBreak }, at }: { bar: LeadBar; at: number }) {
  const size = Math.max(least, Math.abs(lead) * step);
  const isFirst = lead > 0 || (lead === 0 && winner === 0);
  const edge = isFirst ? middle - size - 4 : middle + size + 4;
  return (
    <>
      <rect className={isFirst ? styles.above : styles.down} x={at + 0.1} y={isFirst ? middle - size : middle} width={0.8} height={size} />
      {isBreak && <path className={styles.broken} d={`M${at + 0.1} ${edge}h.8`} />}
    </>
  );
}
