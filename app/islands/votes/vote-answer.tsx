import type { VoteOption } from '#app/components/votes/vote-option.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './vote-result.module.css';
import { type ShownVotes, VoteResult } from './vote-result.tsx';

export interface VoteAnswerProps {
  readonly options: readonly VoteOption[];
  /** The counts; undefined when they are not available. */
  readonly votes: ShownVotes | undefined;
  readonly own: string | undefined;
  /** `thanks` right after the vote; `already` to a visitor who voted again. */
  readonly reply?: 'thanks' | 'already' | undefined;
  /** True when the visitor's own vote does not count. */
  readonly isSetAside?: boolean;
}

/** The answer to a visitor who has voted: thanks, their vote, the result. */
export function VoteAnswer({ options, votes, own, reply, isSetAside = false }: VoteAnswerProps) {
  const { t } = useWords();
  const chosen = options.find(({ value }) => value === own)?.label;
  return (
    <>
      <p className={styles.own} tabIndex={-1} data-vote-said>
        {reply !== undefined && <b>{t(`votes.${reply}`)}</b>}
        {chosen !== undefined && (
          <span>
            {t('votes.yours')}: <b>{chosen}</b>
          </span>
        )}
      </p>
      {isSetAside && <p className={text.note}>{t('votes.yoursSetAside')}</p>}
      {votes === undefined ? (
        <p className={text.note}>{t('votes.countsFailed')}</p>
      ) : (
        <VoteResult options={options} votes={votes} own={own} />
      )}
    </>
  );
}
