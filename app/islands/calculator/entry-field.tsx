import { clsx } from 'clsx';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { type FieldName, listFields, type Tool } from '#app/pages/calculator/calculator.address.ts';
import textStyles from '#app/ui/text.module.css';
import { examplesOf } from './describe-problem.ts';
import styles from './entry-field.module.css';

/** Max letters of an entry; a longer text is no price and no amount. */
const longestEntry = 60;

/** A field with its label, a hint about its entries, and the problem of its present entry. */
export function EntryField({
  name,
  tool,
  text,
  problem,
  onType,
  onLeave,
}: {
  name: FieldName;
  tool: Tool;
  text: string;
  problem: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const id = `calc-${name}`;
  const row = (listFields as readonly FieldName[]).indexOf(name) + 1;
  const hint = row > 0 ? undefined : t(hintOf(name), examplesOf(words));
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), ...(problem === undefined ? [] : [`${id}-problem`])].join(' ');
  return (
    <div className={clsx(styles.entry, row > 0 && styles.listed)}>
      <label htmlFor={id}>
        {row > 0 ? t(tool === 'margin' ? 'calculator.outcome' : 'calculator.selection', { number: row }) : t(labelOf(name, tool))}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        value={text}
        maxLength={Math.max(longestEntry, text.length)}
        inputMode={name === 'stake' || name === 'bankroll' || name === 'chance' ? 'decimal' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={described === '' ? undefined : described}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={textStyles.caption} suppressHydrationWarning>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem} suppressHydrationWarning>
          {problem}
        </p>
      )}
    </div>
  );
}

function labelOf(name: string, tool: Tool): MessageKey {
  if (name === 'stake')
    return tool === 'each-way'
      ? 'calculator.field.stakeEach'
      : tool === 'dutching'
        ? 'calculator.field.stakeTotal'
        : 'calculator.field.stake';
  return `calculator.field.${name as 'odds' | 'bankroll' | 'chance' | 'place'}`;
}

function hintOf(name: string): MessageKey {
  return name === 'odds' || name === 'chance' || name === 'place' ? `calculator.hint.${name}` : 'calculator.hint.units';
}
