import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Asked, calculatorSearch, readCalculatorAddress } from './calculator-address.ts';

/** The address follows what is typed when the typing pauses, so that it is not written at each key. */
const pauseMs = 300;

/** What is asked, first as the address says, then as the reader types; the address follows and can be shared at any time. */
export function useAsked(search: string) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(() => readCalculatorAddress(new URLSearchParams(search)));
  const written = useRef(search);
  const waiting = useRef<string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The address says what was asked last, at once. */
  const settle = useCallback(() => {
    clearTimeout(pause.current);
    const to = waiting.current;
    waiting.current = undefined;
    if (to === undefined || to === written.current) return;
    written.current = to;
    void navigate({ search: to }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  /** Takes up what is asked now; the address follows after a pause. */
  const ask = useCallback(
    (next: Asked, to: string = calculatorSearch(next)) => {
      setAsked(next);
      waiting.current = to;
      clearTimeout(pause.current);
      pause.current = setTimeout(settle, pauseMs);
    },
    [settle],
  );
  // An address that was not written here came by a link, or by going back.
  useEffect(() => {
    if (written.current === search) return;
    written.current = search;
    waiting.current = undefined;
    clearTimeout(pause.current);
    setAsked(readCalculatorAddress(new URLSearchParams(search)));
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);
  return { asked, ask, settle };
}
