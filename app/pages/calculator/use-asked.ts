import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import { type Asked, askedPath } from './asked.ts';

/** The address follows what is typed when the typing pauses, so that it is not written at each key. */
const pauseMs = 300;

/** Returns what is asked, first as the page came, then as the reader types; the address follows and can be shared at any time. */
export function useAsked(arrived: Asked) {
  const { href } = useWords();
  const [asked, setAsked] = useState(arrived);
  const waiting = useRef<string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Writes into the address what was asked last, at once. */
  const settle = useCallback(() => {
    clearTimeout(pause.current);
    if (waiting.current !== undefined) history.replaceState(history.state, '', href(waiting.current));
    waiting.current = undefined;
  }, [href]);
  /** Takes up what is asked now; the address follows after a pause. */
  const ask = useCallback(
    (next: Asked, path: string = askedPath(next)) => {
      setAsked(next);
      waiting.current = path;
      clearTimeout(pause.current);
      pause.current = setTimeout(settle, pauseMs);
    },
    [settle],
  );
  useEffect(() => () => clearTimeout(pause.current), []);
  return { asked, ask, settle };
}
