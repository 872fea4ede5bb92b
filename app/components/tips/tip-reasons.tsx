import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import { reasonWords } from '#app/i18n/words/reason-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import type { Sport } from '#domain/sports/sport.ts';
import type { ReasonOf } from '#domain/sports/sport-types.ts';
import styles from './tip-reasons.module.css';

/** Renders the reasons for a tip and those against it. */
export function TipReasons({ reasons, clubs }: { readonly reasons: readonly ReasonOf<Sport>[]; readonly clubs: ClubNames }) {
  const words = useWords();
  const { t } = words;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reasonWords(reason, clubs, words)} className={reason.supports ? undefined : styles.against}>
          <Icon name={reason.supports ? 'check' : 'minus'} />
          <span>
            <span className={text.visuallyHidden}>{t(reason.supports ? 'reason.for' : 'reason.against')}: </span>
            {reasonWords(reason, clubs, words)}
          </span>
        </li>
      ))}
    </ul>
  );
}
