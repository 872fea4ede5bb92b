import { clsx } from 'clsx';
import { roundName } from '#app/components/competitions/round-name.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { type Bracket, type BracketPlace, bracketOf, type KnockOutRound } from '#domain/tournament/bracket.ts';
import styles from './knock-out-bracket.module.css';
import type { ListedTie } from './knock-out-rounds.ts';
import { OpenPlace } from './open-place.tsx';
import { TieBox } from './tie-box.tsx';

/** Max number of rounds side by side that leaves room for the names of rows. */
const maxOfWholeNames = 4;

type Column = Bracket<ListedTie>['tree'][number];

/** Draws the knock-out rounds of a cup as a tree, and beneath it the rounds outside it. */
export function KnockOutBracket({ rounds }: { rounds: readonly KnockOutRound<ListedTie>[] }) {
  const { t } = useWords();
  const { tree, rows, others } = bracketOf(rounds);
  const isNarrow = tree.length > maxOfWholeNames;
  const current = currentOf(tree);
  return (
    <>
      <nav className={chip.chips} aria-label={t('bracket.rounds')}>
        {[...tree, ...others].map(({ stage }) => (
          <a key={stage} className={chip.chip} href={`#${stage}`}>
            {roundName(t, { stage, matchday: null })}
          </a>
        ))}
      </nav>
      {tree.length > 0 && (
        <div className={styles.bracket} style={{ '--rows': rows } as React.CSSProperties}>
          {tree.map((column, at) => (
            <section key={column.stage} id={column.stage} className={styles.round} data-current={column === current || undefined}>
              <RoundHead stage={column.stage} ties={column.places.flatMap(({ tie }) => tie ?? [])} />
              <ul>
                {column.places.map((place) => (
                  <Place key={place.row} place={place} stage={column.stage} branch={branchOf(place, tree[at + 1])} isNarrow={isNarrow} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <p className={clsx(text.caption, styles.reading)}>{t('bracket.reading')}</p>
      {others.map(({ stage, ties }) => (
        <section key={stage} id={stage} className={clsx(section.section, styles.other)}>
          <RoundHead stage={stage} ties={ties} />
          <ul>
            {ties.map((tie) => (
              <li key={`${tie.firstId} ${tie.secondId}`}>
                <TieBox tie={tie} isForPlace={stage === 'third-place'} isNarrow={false} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function RoundHead({ stage, ties }: { stage: string; ties: readonly ListedTie[] }) {
  const { t } = useWords();
  const beside = ties.some(({ kind }) => kind === 'two-legs') ? t('bracket.legsAndSum') : stage === 'final' ? t('bracket.oneMatch') : '';
  return (
    <div className={styles.head}>
      <h2>{roundName(t, { stage, matchday: null })}</h2>
      <span aria-hidden="true">{beside}</span>
    </div>
  );
}

function Place({
  place: { tie, feeders, row, rows },
  stage,
  branch,
  isNarrow,
}: {
  place: BracketPlace<ListedTie>;
  stage: string;
  branch: 'down' | 'up' | 'straight' | undefined;
  isNarrow: boolean;
}) {
  return (
    <li
      className={clsx(stage === 'final' && styles.final)}
      style={{ '--place': `${row} / span ${rows}` } as React.CSSProperties}
      data-branch={branch}
      data-fed={feeders.length > 0 || undefined}
    >
      {tie === undefined ? <OpenPlace feeders={feeders} /> : <TieBox tie={tie} isForPlace={stage === 'final'} isNarrow={isNarrow} />}
    </li>
  );
}

/** Returns the direction of the line from a tie to the next round: down or up to meet another tie's line, or straight. */
function branchOf({ row, leadsOn }: BracketPlace<ListedTie>, next: Column | undefined) {
  if (!leadsOn) return undefined;
  const feeders = next?.places.find((place) => place.feeders.some((feeder) => feeder.row === row))?.feeders ?? [];
  if (feeders.length < 2) return 'straight';
  return feeders.every((feeder) => feeder.row >= row) ? 'down' : 'up';
}

/** Returns the first round that is still being played; undefined before and after. */
function currentOf(tree: readonly Column[]): Column | undefined {
  return tree.find(({ places }) => places.some(({ tie }) => tie === undefined || !tie.isOver));
}
