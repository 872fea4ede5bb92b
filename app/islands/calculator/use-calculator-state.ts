import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import { type CalculatorState, statePath } from './calculator-state.ts';

/** Pause in typing, in milliseconds, after which the address is written, which would be too often at each key. */
const pauseMs = 300;

/**
 * Returns the calculator, first as the page was loaded, then with the reader's entries; the address follows and can be shared at any time.
 * `change` makes the next state from the present one and returns it; its second argument is a path in place of the usual one.
 * `writeAddress` writes the address at once.
 */
export function useCalculatorState(arrived: CalculatorState) {
  const { href } = useWords();
  const [state, setState] = useState(arrived);
  const present = useRef(arrived);
  const waiting = useRef<string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const writeAddress = useCallback(() => {
    clearTimeout(pause.current);
    if (waiting.current !== undefined) history.replaceState(history.state, '', href(waiting.current));
    waiting.current = undefined;
  }, [href]);
  const change = useCallback(
    (edit: (state: CalculatorState) => CalculatorState, path?: string) => {
      const next = edit(present.current);
      present.current = next;
      setState(next);
      waiting.current = path ?? statePath(next);
      clearTimeout(pause.current);
      pause.current = setTimeout(writeAddress, pauseMs);
      return next;
    },
    [writeAddress],
  );
  useEffect(() => () => clearTimeout(pause.current), []);
  return { state, change, writeAddress };
}
