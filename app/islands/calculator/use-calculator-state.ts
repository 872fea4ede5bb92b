import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import { type CalculatorState, statePath } from './calculator-state.ts';

/** The address follows what is typed when the typing pauses, so that it is not written at each key. */
const pauseMs = 300;

/**
 * Returns the calculator, first as the page came, then as the reader fills it; its address follows and can be shared at any time.
 * `change` makes another state of the present one and returns it, and takes its path where that is not the usual one; `writeAddress` writes
 * the address at once.
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
