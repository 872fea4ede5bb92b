import type { VoteOption } from '#app/components/votes/vote-option.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { BarRow } from '#app/ui/bar-row.tsx';
import type { BarShare } from '#app/ui/share-bar.tsx';
import text from '#app/ui/text.module.css';
import styles from './vote-result.module.css';

/** The counts of the votes on an item. */
export interface ShownVotes {
  /** The votes that count, by option. */
  readonly byOption: Readonly<Record<string, number>>;
  readonly counted: number;
  readonly setAside: number;
}

export interface VoteResultProps {
  readonly options: readonly VoteOption[];
  readonly votes: ShownVotes;
  /** The option for which the visitor voted; undefined when it is not known. */
  readonly own?: string | undefined;
}

/** Max rows shown at first, about as many as the form of a match's players has, so that the result fills its place. */
const maxShown = 14;
const sides = ['s1', 'sx', 's2'] as const;

/** The result of a vote: the options of a match in their own order, a longer list with the most voted first. */
export function VoteResult({ options, votes, own }: VoteResultProps) {
  const { format, t } = useWords();
  const many = options.length > sides.length;
  const of = ({ value }: VoteOption) => votes.byOption[value] ?? 0;
  const ordered = many ? options.toSorted((first, second) => of(second) - of(first) || format.compare(first.label, second.label)) : options;
  const rowOf = (option: VoteOption) => (
    <Row
      key={option.value}
      option={option}
      of={of(option)}
      all={votes.counted}
      own={own}
      side={many ? 's1' : (sides[options.indexOf(option)] as BarShare['side'])}
    />
  );
  return (
    <>
      <h3 className={styles.heading}>
        {t(many ? 'votes.mostVoted' : 'votes.visitorsSay')}
        <small className={text.muted}>{t('votes.count', { count: votes.counted })}</small>
      </h3>
      {votes.counted === 0 && <p className={text.note}>{t('votes.none')}</p>}
      <ul>{ordered.slice(0, maxShown).map(rowOf)}</ul>
      {ordered.length > maxShown && (
        <details className={styles.all}>
          <summary className={text.link}>{t('votes.showAll')}</summary>
          <ul>{ordered.slice(maxShown).map(rowOf)}</ul>
        </details>
      )}
      {votes.setAside > 0 && <p className={text.note}>{t('votes.setAside', { count: votes.setAside })}</p>}
    </>
  );
}

interface RowProps {
  readonly option: VoteOption;
  readonly of: number;
  readonly all: number;
  readonly own: string | undefined;
  readonly side: BarShare['side'];
}

/** A row of the result. The mark of the visitor's own vote is rendered hidden, since only the browser may know which it is. */
function Row({ option: { value, label }, of, all, own, side }: RowProps) {
  const { format, t } = useWords();
  const share = all === 0 ? 0 : of / all;
  return (
    <BarRow
      className={styles.row}
      share={share}
      side={side}
      figure={format.percent(share)}
      label={
        <span>
          {label}{' '}
          <small>
            {t('votes.count', { count: of })}
            <b data-own={value} hidden={own !== value}>
              {' '}
              · {t('votes.yours')}
            </b>
          </small>
        </span>
      }
    />
  );
}
