import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { minuteOf } from '#app/components/competitions/player-words.ts';
import { chancePaths, drawnHeight, drawnMinutes, figurePlaces } from '#app/elements/live/chance-drawing.ts';
import { chanceText } from '#app/i18n/chance-text.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import chart from '#app/ui/chart.module.css';
import signs from '#app/ui/event-signs.module.css';
import legend from '#app/ui/legend.module.css';
import text from '#app/ui/text.module.css';
import { writeForecast, writePlay, writeTurns } from '#domain/live/written-chances.ts';
import type { MatchOutcome } from '#domain/match/match-score.ts';
import { MatchSection } from '../match-section.tsx';
import type { MatchView } from '../match-view.server.ts';
import type { ChanceHistoryView, Turn } from './chance-history-view.ts';
import styles from './match-chance-history.module.css';
import { linesOfMarks } from './turn-lines.ts';

/** In the order of drawing. */
const outcomes: readonly MatchOutcome[] = ['draw', 'away', 'home'];
const lineOf: Readonly<Record<MatchOutcome, string | undefined>> = { home: styles.home, draw: styles.draw, away: styles.away };
const figureOf: typeof lineOf = { home: styles.homeFigure, draw: styles.drawFigure, away: styles.awayFigure };
const namedMinutes = [0, 15, 30, 60, 75, 90];
/**
 * The calibration error of the chances at half-time, as a share, over league matches since 2018:
 * `npm run backtest`, `inPlay` at minute 45 (decision 61).
 */
const offAtHalfTime = { matches: 33_052, share: 0.006 };

/** Draws the chances of a match by minute, as a chart and in words. */
export function MatchChanceHistory({ match, course }: { match: MatchView['match']; course: ChanceHistoryView }) {
  const { t, format } = useWords();
  const { goesOn } = course;
  return (
    <MatchSection title={t('course.title')}>
      <chance-history
        class={styles.course}
        forecast={goesOn && writeForecast(goesOn.forecast)}
        turns={goesOn && writeTurns(goesOn.events)}
        play={goesOn && writePlay(goesOn.play)}
      >
        <Drawing course={course} />
        <TurnsInWords match={match} course={course} />
      </chance-history>
      <p className={clsx(legend.legend, styles.legend)}>
        <span>
          <i className={styles.homeSide} />
          {match.homeName}
        </span>
        <span>
          <i className={styles.drawn} />
          {t('course.draw')}
        </span>
        <span>
          <i className={styles.awaySide} />
          {match.awayName}
        </span>
      </p>
      <p className={text.note}>
        {t('course.note', { matches: format.integer(offAtHalfTime.matches), points: format.decimals(offAtHalfTime.share * 100, 1) })}
      </p>
    </MatchSection>
  );
}

function Drawing({ course: { points, end, turns } }: { course: ChanceHistoryView }) {
  const { t, format } = useWords();
  const [paths, places] = [chancePaths(points), figurePlaces(end)];
  const lines = linesOfMarks(turns.map(({ point }) => point.minute));
  return (
    <div
      className={clsx(chart.plot, styles.plot)}
      style={{ '--label-width': 0, '--mark-lines': Math.max(1, ...lines.map((line) => line + 1)) } as CSSProperties}
      aria-hidden="true"
    >
      <div className={clsx(chart.drawing, styles.drawing)}>
        <i className={styles.future} data-future="" style={{ left: across(end.minute) }} />
        <svg viewBox={`0 0 ${drawnMinutes} ${drawnHeight}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            className={chart.gridLine}
            d={`M0 0H${drawnMinutes}M0 50H${drawnMinutes}M0 ${drawnHeight}H${drawnMinutes}M45 0V${drawnHeight}`}
          />
          <path className={styles.goalLine} d={uprights(turns.filter(({ score }) => score !== undefined))} />
          <path className={styles.redLine} d={uprights(turns.filter(({ score }) => score === undefined))} />
          {outcomes.map((of) => (
            <path key={of} className={lineOf[of]} data-of={of} d={paths[of]} />
          ))}
        </svg>
        {turns.map((turn) => (
          <Mark key={turn.number} turn={turn} line={lines[turn.number] ?? 0} />
        ))}
        <span className={styles.half}>{format.percent(0.5)}</span>
        {namedMinutes.map((minute) => (
          <span key={minute} className={clsx(chart.bottomLabel, minute === 0 && styles.kickOff)} style={{ left: across(minute) }}>
            {minute}’
          </span>
        ))}
        <span className={chart.bottomLabel} style={{ left: across(45) }}>
          {t('status.halfTimeShort')}
        </span>
        {outcomes.map((of) => (
          <b key={of} className={clsx(styles.figure, figureOf[of])} data-of={of} style={{ top: `${places[of]}%` }}>
            {chanceText(end[of], format.percent)}
          </b>
        ))}
      </div>
    </div>
  );
}

function Mark({ turn: { point, score }, line }: { turn: Turn; line: number }) {
  const { format } = useWords();
  return (
    <span className={styles.mark} style={{ left: across(point.minute), '--line': line } as CSSProperties}>
      {score === undefined ? <i className={signs.red} /> : format.score(score)}
    </span>
  );
}

/** Draws the drawing in words: the chances at the kick-off, after each goal and red card, and at the end of the lines. */
function TurnsInWords({ match, course: { points, end, turns } }: { match: MatchView['match']; course: ChanceHistoryView }) {
  const { t, format } = useWords();
  const chances = (point: ChanceHistoryView['end']) =>
    t('live.chances', {
      home: chanceText(point.home, format.percent),
      draw: chanceText(point.draw, format.percent),
      away: chanceText(point.away, format.percent),
    });
  const [first] = points;
  return (
    <ol className={text.visuallyHidden}>
      {first !== undefined && (
        <li>
          {t('course.atKickOff')}: {chances(first)}
        </li>
      )}
      {turns.map(({ number, point, event, score }) => (
        <li key={number}>
          {minuteOf(event)},{' '}
          {score === undefined
            ? `${t('timeline.red-card')}, ${event.side === 'home' ? match.homeName : match.awayName}`
            : format.score(score)}
          : {chances(point)}
        </li>
      ))}
      <li>
        {end.minute}’: {chances(end)}
      </li>
    </ol>
  );
}

/** Returns upright lines at the minutes of these turns. */
const uprights = (turns: readonly Turn[]) => turns.map(({ point }) => `M${point.minute} 0V${drawnHeight}`).join('');

const across = (minute: number) => `${Math.round((minute / drawnMinutes) * 10_000) / 100}%`;
