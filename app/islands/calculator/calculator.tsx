import { clsx } from 'clsx';
import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import { calculatorAddress, type FieldName, listFields } from '#app/pages/calculator/calculator.address.ts';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import { calculate } from './calculate.ts';
import styles from './calculator.module.css';
import { type CalculatorState, type Entries, emptyState, fieldsOf, shownFields, withoutRow, withRow } from './calculator-state.ts';
import { describeProblem } from './describe-problem.ts';
import { describeResult } from './describe-result.ts';
import { EntryField } from './entry-field.tsx';
import { examplePath } from './examples.ts';
import { decimalMarkOf } from './figures.ts';
import { FormatField } from './format-field.tsx';
import { ListFields } from './list-fields.tsx';
import { ReceiptTable } from './receipt-table.tsx';
import { ResultStatus } from './result-status.tsx';
import { useCalculatorState } from './use-calculator-state.ts';

/**
 * Shows one calculator: its form and its receipt. The form works without scripts, since the address contains every entry; with scripts the
 * receipt follows each key, and a refused entry is explained once its field is left.
 */
export function Calculator({ state: arrived }: { state: CalculatorState }) {
  const words = useWords();
  const { format, href, t } = words;
  const { state, change, writeAddress } = useCalculatorState(arrived);
  const [typing, setTyping] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [calculated, setCalculated] = useState(state.filled);
  const form = useRef<HTMLFormElement>(null);
  /** Name of the field to focus once its row is rendered. */
  const toFocus = useRef<string>(undefined);
  const mark = decimalMarkOf(format);
  const { problems, result } = calculate(state, mark);
  const { list, single } = fieldsOf[state.tool];
  const barePath = calculatorAddress.href({ calculator: state.tool });
  const isJudged = (name: string) => name !== typing && (calculated || left.has(name));
  const problemOf = (name: string) => {
    const problem = problems[name];
    if (problem === undefined || !(name === 'format' || isJudged(name))) return undefined;
    return describeProblem(problem, (name === 'format' ? state.format : state.entries[name]) ?? '', words);
  };

  // What was typed before the scripts were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=text]') ?? [])];
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    if (fields.some(({ name, value }) => value !== state.entries[name])) enter(typed);
  }, []);
  useEffect(() => {
    focusField(toFocus.current);
    toFocus.current = undefined;
  });

  const focusField = (name: string | undefined) => {
    if (name !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  };
  const enter = (typed: Entries) => change((present) => ({ ...present, entries: { ...present.entries, ...typed } }));
  const type = (name: string, text: string) => {
    setTyping(name);
    enter({ [name]: text });
  };
  const leave = (name: string) => {
    setTyping(undefined);
    writeAddress();
    if ((state.entries[name] ?? '') !== '') setLeft(new Set([...left, name]));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as globalThis.SubmitEvent).submitter;
    if (pressed instanceof HTMLButtonElement && pressed.name !== '') changeRows(pressed);
    else calculateNow();
  };
  const changeRows = ({ name, value }: HTMLButtonElement) => {
    const row = Number(value);
    const { rows } = change((present) => (name === 'remove' ? withoutRow(present, row) : withRow(present)));
    toFocus.current = listFields[Math.min(row, rows) - 1];
  };
  const calculateNow = () => {
    setTyping(undefined);
    setCalculated(true);
    const present = change((same) => same);
    writeAddress();
    focusField(Object.keys(calculate(present, mark).problems)[0]);
  };
  const reset = (event: MouseEvent) => {
    event.preventDefault();
    setCalculated(false);
    setLeft(new Set());
    const { tool, rows } = change(() => emptyState(state.tool), barePath);
    writeAddress();
    focusField(shownFields({ tool, rows })[0]);
  };
  const field = (name: FieldName) => (
    <EntryField
      key={name}
      name={name}
      tool={state.tool}
      text={state.entries[name] ?? ''}
      problem={problemOf(name)}
      onType={(text) => type(name, text)}
      onLeave={() => leave(name)}
    />
  );
  const formatField = (
    <FormatField
      format={state.format}
      problem={problemOf('format')}
      onChoose={(chosen) => change((present) => ({ ...present, format: chosen }))}
    />
  );
  const receipt = describeResult(state, result, words);
  return (
    <div className={styles.tool}>
      <form ref={form} method="get" action={href(calculatorAddress.path)} noValidate onSubmit={submit}>
        <p className={text.note}>{t(`calculator.about.${state.tool}`)}</p>
        {/* Enter in a field presses the first button of a form, which must not take a selection away. */}
        <button type="submit" className={text.visuallyHidden} tabIndex={-1} aria-hidden="true">
          {t('calculator.calculate')}
        </button>
        {state.tool !== 'converter' && <input type="hidden" name="calculator" value={state.tool} />}
        {list !== undefined && <ListFields state={state} field={field} />}
        {single.includes('odds') && (
          <div className={styles.oddsAndFormat}>
            {field('odds')}
            {formatField}
          </div>
        )}
        {single.filter((name) => name !== 'odds').map(field)}
        {list !== undefined && formatField}
        <div className={styles.actions}>
          <button type="submit" className={clsx(button.button, button.main)}>
            {t('calculator.calculate')}
          </button>
          <a className={button.button} href={href(barePath)} onClick={reset}>
            {t('calculator.reset')}
          </a>
          <a className={clsx(text.link, styles.example)} href={href(examplePath(state.tool, format))}>
            {t('calculator.example')}
          </a>
        </div>
      </form>
      <section className={styles.outcome} aria-label={t('calculator.result.title')}>
        <ReceiptTable receipt={receipt} caption={t('calculator.result.title')} />
        <p className={clsx(text.caption, styles.formula)}>{t(`calculator.formula.${state.tool}`)}</p>
        <ResultStatus receipt={receipt} wrong={calculated ? Object.keys(problems).length : 0} />
      </section>
    </div>
  );
}
