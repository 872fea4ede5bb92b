import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import { type FieldName, listFields, maxRows } from '#app/pages/calculator/calculator.address.ts';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import { type CalculatorState, fieldsOf } from './calculator-state.ts';
import { examplesOf } from './describe-problem.ts';
import styles from './list-fields.module.css';

/** Shows the prices of a list, each with a button that removes it, and a button that adds another. Both send the form. */
export function ListFields({ state: { tool, rows }, field }: { state: CalculatorState; field: (name: FieldName) => ReactNode }) {
  const words = useWords();
  const { t } = words;
  const removable = rows > (fieldsOf[tool].list?.fewest ?? rows);
  return (
    <fieldset className={styles.prices} aria-describedby="calc-list-hint">
      <legend>{t(tool === 'margin' ? 'calculator.field.outcomes' : 'calculator.field.selections')}</legend>
      <p id="calc-list-hint" className={text.caption}>
        {t('calculator.hint.odds', examplesOf(words))}
      </p>
      <ol>
        {listFields.slice(0, rows).map((name, index) => (
          <li key={name}>
            {field(name)}
            {removable && (
              <button
                type="submit"
                className={styles.remove}
                name="remove"
                value={index + 1}
                aria-label={t(tool === 'margin' ? 'calculator.removeOutcome' : 'calculator.remove', { number: index + 1 })}
              >
                <Icon name="close" small />
              </button>
            )}
          </li>
        ))}
      </ol>
      {rows < maxRows && (
        <button type="submit" className={styles.add} name="rows" value={rows + 1}>
          + {t(tool === 'margin' ? 'calculator.addOutcome' : 'calculator.add')}
        </button>
      )}
    </fieldset>
  );
}
