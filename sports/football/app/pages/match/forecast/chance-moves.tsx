import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { shortBetWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { Sparkline } from '#app/ui/sparkline.tsx';
import text from '#app/ui/text.module.css';
import type { ForecastMove } from '../../../../data/queries/forecast/list-forecast-moves.ts';
import folded from '../folded-lines.module.css';
import type { MatchView } from '../match-view.server.ts';
import styles from './chance-moves.module.css';
import { shortNamesOf } from './names-of.ts';

/** Min height of a line of chances: ten percentage points. */
const minSpan = 0.1;

/** Draws the history of the three chances of the result since the first forecast, a line for each; nothing when there is only one forecast. */
export function ChanceMoves({ moves, match }: { moves: readonly ForecastMove[]; match: MatchView['match'] }) {
  const words = useWords();
  const { format, t } = words;
  const [first, last] = [moves[0], moves.at(-1)];
  if (moves.length < 2 || first === undefined || last === undefined) return null;
  return (
    <section className={styles.moves}>
      <h3 className={folded.heading}>
        {t('chances.moved')}{' '}
        <span className={styles.since}>
          <KickoffTime moment={first.at} show="short-day" />, <KickoffTime moment={first.at} show="time" />
        </span>
      </h3>
      <ul>
        {(['home', 'draw', 'away'] as const).map((outcome) => (
          <li key={outcome} className={styles.move}>
            <span className={styles.name}>
              {shortBetWords({ market: 'match-result', line: 0, selection: outcome }, shortNamesOf(match), words)}
            </span>
            <Sparkline points={moves.map((move) => ({ at: move.at, value: move[outcome] }))} minSpan={minSpan} withFirst />
            <span className={styles.chances}>
              <span className={text.visuallyHidden}>{t('prices.from')} </span>
              {format.percent(first[outcome])} <span aria-hidden="true">→</span>
              <span className={text.visuallyHidden}> {t('prices.to')} </span> <b>{format.percent(last[outcome])}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
