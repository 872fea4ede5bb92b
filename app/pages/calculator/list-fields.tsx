import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Asked, fieldsOf } from './asked.ts';
import { type FieldName, listFields, mostRows } from './calculator.address.ts';
import { examplesOf } from './describe-problem.ts';

/** The prices of a list, each with a button that takes it away, and one more that adds another. Both work by sending the form. */
export function ListFields({
  asked: { tool, rows },
  field,
  onAdd,
  onRemove,
}: {
  asked: Asked;
  field: (name: FieldName) => ReactNode;
  onAdd: (event: MouseEvent) => void;
  onRemove: (event: MouseEvent, row: number) => void;
}) {
  const words = useWords();
  const { t } = words;
  const removable = rows > (fieldsOf[tool].list?.fewest ?? rows);
  return (
    <fieldset className="prices-list" aria-describedby="calc-list-hint">
      <legend>{t(tool === 'margin' ? 'calculator.field.outcomes' : 'calculator.field.selections')}</legend>
      <p id="calc-list-hint" className="cap">
        {t('calculator.hint.odds', examplesOf(words))}
      </p>
      <ol>
        {listFields.slice(0, rows).map((name, index) => (
          <li key={name}>
            {field(name)}
            {removable && (
              <button
                type="submit"
                className="take"
                name="remove"
                value={index + 1}
                aria-label={t(tool === 'margin' ? 'calculator.removeOutcome' : 'calculator.remove', { number: index + 1 })}
                onClick={(event) => onRemove(event, index + 1)}
              >
                <Icon name="close" small />
              </button>
            )}
          </li>
        ))}
      </ol>
      {rows < mostRows && (
        <button type="submit" className="add" name="rows" value={rows + 1} onClick={onAdd}>
          + {t(tool === 'margin' ? 'calculator.addOutcome' : 'calculator.add')}
        </button>
      )}
    </fieldset>
  );
}
