import { CourtSection } from '#app/components/court/court-section.tsx';
import { SurfaceSign } from '#app/components/court/surface-sign.tsx';
import { recordWords } from '#app/i18n/tennis-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import legend from '#app/ui/legend.module.css';
import type { Side } from '#domain/sports/pair.ts';
import { type Surface, surfaces } from '#domain/sports/tennis/tennis-event.ts';
import styles from './surface-records.module.css';
import type { TennisMatchView } from './tennis-match.server.ts';

/** Wins and losses of both players in the last twelve months, by surface, this match's first. */
export function SurfaceRecords({ view: { match, form } }: { view: TennisMatchView }) {
  const { t } = useWords();
  const here = match.facts.surface;
  const recordOf = (side: Side, surface: Surface) =>
    form[side].bySurface.find((each) => each.surface === surface)?.year ?? { won: 0, lost: 0 };
  const played = [here, ...surfaces.filter((surface) => surface !== here)].filter(
    (surface) => surface === here || ([0, 1] as const).some((side) => recordOf(side, surface).won + recordOf(side, surface).lost > 0),
  );
  return (
    <CourtSection title={t('tennis.recordBySurface')} aside={t('tennis.lastTwelveMonths')}>
      <ul className={styles.list}>
        {played.map((surface) => (
          <Record key={surface} surface={surface} isHere={surface === here} records={[recordOf(0, surface), recordOf(1, surface)]} />
        ))}
      </ul>
      <p className={legend.legend}>
        <span>
          <i className={styles.first} /> {match.home.shortName}
        </span>
        <span>
          <i className={styles.second} /> {match.away.shortName}
        </span>
      </p>
    </CourtSection>
  );
}

interface WonAndLost {
  readonly won: number;
  readonly lost: number;
}

function Record({ surface, isHere, records: [first, second] }: { surface: Surface; isHere: boolean; records: [WonAndLost, WonAndLost] }) {
  const { t } = useWords();
  const shares = [shareOf(first), shareOf(second)] as const;
  const [from, to] = [Math.min(...shares.map((share) => share ?? 1)), Math.max(...shares.map((share) => share ?? 0))];
  return (
    <li>
      <span className={styles.head}>
        <span>
          <SurfaceSign
            surface={surface}
            word={isHere ? <b>{t('tennis.surfaceHere', { surface: t(`tennis.surface.${surface}`) })}</b> : undefined}
          />
        </span>
        <span>
          <b>{recordWords(first)}</b> <span className={styles.muted}>/ {recordWords(second)}</span>
        </span>
      </span>
      <span className={styles.line} aria-hidden="true">
        {to > from && <i className={styles.between} style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }} />}
        {shares[1] !== undefined && <i className={styles.dotOfSecond} style={{ left: `${100 * shares[1]}%` }} />}
        {shares[0] !== undefined && <i className={styles.dotOfFirst} style={{ left: `${100 * shares[0]}%` }} />}
      </span>
    </li>
  );
}

/** Returns the share of matches won; undefined without any. */
function shareOf({ won, lost }: WonAndLost): number | undefined {
  return won + lost === 0 ? undefined : won / (won + lost);
}
