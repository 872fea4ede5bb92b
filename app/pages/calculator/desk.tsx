import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import { type Asked, fieldsOf, shownFields, unfilled, withoutRow, withRow } from './asked.ts';
import { calculatorAddress, type FieldName, listFields, mostRows } from './calculator.address.ts';
import { describeProblem } from './describe-problem.ts';
import { describeResult } from './describe-result.ts';
import { EntryField } from './entry-field.tsx';
import { examplePath } from './examples.ts';
import { decimalMarkOf } from './figures.ts';
import { FormatField } from './format-field.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { ListFields } from './list-fields.tsx';
import { reckon } from './reckon.ts';
import { ResultStatus } from './result-status.tsx';
import { useAsked } from './use-asked.ts';

/**
 * Shows one calculator: its form and its ledger. The form works by itself, since the address holds everything; with scripts the ledger
 * follows each key, and what is refused is said once a field is left.
 */
export function Desk({ asked: arrived }: { asked: Asked }) {
  const words = useWords();
  const { format, href, t } = words;
  const { asked, ask, settle } = useAsked(arrived);
  const [typing, setTyping] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [calculated, setCalculated] = useState(asked.filled);
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string>(undefined);
  const { problems, result } = reckon(asked, decimalMarkOf(format));
  const { list, single } = fieldsOf[asked.tool];
  const barePath = calculatorAddress.href({ calculator: asked.tool });
  const isTold = (name: string) => name !== typing && (calculated || left.has(name));
  const problemOf = (name: string) => {
    const problem = problems[name];
    if (problem === undefined || !(name === 'format' || isTold(name))) return undefined;
    return describeProblem(problem, (name === 'format' ? asked.format : asked.entries[name]) ?? '', words);
  };

  // What was typed before the scripts were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=text]') ?? [])];
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    if (fields.some(({ name, value }) => value !== asked.entries[name])) ask({ ...asked, entries: { ...asked.entries, ...typed } });
    form.current?.setAttribute('data-live', '');
  }, []);
  useEffect(() => {
    if (toFocus.current !== undefined) focusField(toFocus.current);
    toFocus.current = undefined;
  });

  const focusField = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const type = (name: string, text: string) => {
    setTyping(name);
    ask({ ...asked, entries: { ...asked.entries, [name]: text } });
  };
  const leave = (name: string) => {
    setTyping(undefined);
    settle();
    if ((asked.entries[name] ?? '') !== '') setLeft(new Set([...left, name]));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTyping(undefined);
    setCalculated(true);
    ask(asked);
    settle();
    toFocus.current = Object.keys(problems)[0];
  };
  const change = (event: MouseEvent, next: Asked, focus: string) => {
    event.preventDefault();
    ask(next);
    toFocus.current = focus;
  };
  const reset = (event: MouseEvent) => {
    event.preventDefault();
    setCalculated(false);
    setLeft(new Set());
    ask(unfilled(asked.tool), barePath);
    settle();
    toFocus.current = shownFields(asked)[0];
  };
  const field = (name: FieldName) => (
    <EntryField
      key={name}
      name={name}
      tool={asked.tool}
      text={asked.entries[name] ?? ''}
      problem={problemOf(name)}
      onType={(text) => type(name, text)}
      onLeave={() => leave(name)}
    />
  );
  const formatField = (
    <FormatField format={asked.format} problem={problemOf('format')} onChoose={(chosen) => ask({ ...asked, format: chosen })} />
  );
  const ledger = describeResult(asked, result, words);
  return (
    <div className="desk">
      <form ref={form} method="get" action={href(calculatorAddress.path)} noValidate data-keep-scroll onSubmitCapture={submit}>
        <p className="note">{t(`calculator.about.${asked.tool}`)}</p>
        {/* Enter in a field presses the first button of a form, which must not take a selection away. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
          {t('calculator.calculate')}
        </button>
        {asked.tool !== 'converter' && <input type="hidden" name="calculator" value={asked.tool} />}
        {list !== undefined && (
          <ListFields
            asked={asked}
            field={field}
            onAdd={(event) => change(event, withRow(asked), listFields[Math.min(asked.rows, mostRows - 1)] as string)}
            onRemove={(event, row) => change(event, withoutRow(asked, row), listFields[Math.min(row, asked.rows - 1) - 1] as string)}
          />
        )}
        {single.includes('odds') && (
          <div className="pair">
            {field('odds')}
            {formatField}
          </div>
        )}
        {single.filter((name) => name !== 'odds').map(field)}
        {list !== undefined && formatField}
        <div className="acts">
          <button type="submit" className="btn btn-main">
            {t('calculator.calculate')}
          </button>
          <a className="btn" href={href(barePath)} data-keep-scroll onClickCapture={reset}>
            {t('calculator.reset')}
          </a>
          <a className="link" href={href(examplePath(asked.tool, format))} data-keep-scroll>
            {t('calculator.example')}
          </a>
        </div>
      </form>
      <section className="outcome" aria-label={t('calculator.result.title')}>
        <LedgerTable ledger={ledger} caption={t('calculator.result.title')} />
        <p className="cap">{t(`calculator.formula.${asked.tool}`)}</p>
        <ResultStatus ledger={ledger} wrong={calculated ? Object.keys(problems).length : 0} />
      </section>
    </div>
  );
}
