import { clsx } from 'clsx';
import type { SubmitEvent } from 'react';
import type { VoteOption } from '#app/components/votes/vote-option.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import type { VotedSport } from '#domain/vote/voted-sports.ts';
import styles from './vote-form.module.css';

export interface VoteFormProps {
  readonly sport: VotedSport;
  readonly item: string;
  readonly question: string;
  readonly options: readonly VoteOption[];
  /** True while a vote is being sent. */
  readonly isSending: boolean;
  /** The reason why the last vote was not accepted; empty without one. */
  readonly failure: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** An open vote, as a form that works without scripts. It is the same for all visitors, so that its page can be cached. */
export function VoteForm({ sport, item, question, options, isSending, failure, onSubmit }: VoteFormProps) {
  const { href, t } = useWords();
  const groups = Map.groupBy(options, ({ group }) => group);
  return (
    <form method="post" action={href('/votes')} onSubmit={onSubmit}>
      <input type="hidden" name="sport" value={sport} />
      <input type="hidden" name="item" value={item} />
      <fieldset>
        <legend className={clsx(text.note, styles.question)}>{question}</legend>
        <div className={groups.size > 1 ? styles.groups : undefined}>
          {[...groups].map(([group, ofGroup]) => (
            <div key={group ?? ''}>
              {group !== undefined && <h3 className={styles.group}>{group}</h3>}
              {ofGroup.map(({ value, label }) => (
                <label key={value} className={styles.option}>
                  <input type="radio" name="option" value={value} required />
                  {label}
                </label>
              ))}
            </div>
          ))}
        </div>
      </fieldset>
      <p className={styles.cast}>
        <button type="submit" className={clsx(button.button, button.main)} disabled={isSending}>
          {t('votes.cast')}
        </button>
        <a className={text.link} rel="nofollow" href={href(`/votes/${sport}/${item}`)}>
          {t('votes.seeResult')}
        </a>
      </p>
      <p className={text.note}>
        {t('votes.cookieNote')}{' '}
        <a className={text.link} href={href('/cookies-policy')}>
          {t('footer.cookies-policy')}
        </a>
      </p>
      <p className={text.note} role="alert" data-vote-failure>
        {failure}
      </p>
    </form>
  );
}
