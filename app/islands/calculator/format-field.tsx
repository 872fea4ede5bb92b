import { useWords } from '#app/i18n/words/words.tsx';
import { oddsNotations } from '#domain/odds/read-odds.ts';
import { notationNames } from './describe-converted.ts';
import styles from './entry-field.module.css';

/** A choice of the notation in which odds are entered; the first option recognises the notation of each by its signs. */
export function FormatField({
  format,
  problem,
  onChoose,
}: {
  format: string;
  problem: string | undefined;
  onChoose: (format: string) => void;
}) {
  const { t } = useWords();
  return (
    <div className={styles.entry}>
      <label htmlFor="calc-format">{t('calculator.field.format')}</label>
      <select
        id="calc-format"
        name="format"
        value={format}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : 'calc-format-problem'}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('calculator.format.any')}</option>
        {oddsNotations.map((notation) => (
          <option key={notation} value={notation}>
            {t(notationNames[notation])}
          </option>
        ))}
      </select>
      {problem !== undefined && (
        <p id="calc-format-problem" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
