import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import type { Ledger } from './ledger.ts';

/** Whoever types hears the result when a pause says that it stands, not at each key. */
const pauseMs = 700;

/** Tells the result, or how many entries are refused, to who cannot see it, politely; not what stood there when the page came. */
export function ResultStatus({ ledger: { spoken }, wrong }: { ledger: Ledger; wrong: number }) {
  const { t } = useWords();
  const [told, setTold] = useState('');
  const text = spoken ?? (wrong > 0 ? t('calculator.announce.wrong', { count: wrong }) : '');
  const former = useRef(text);
  useEffect(() => {
    if (former.current === text) return;
    const pause = setTimeout(() => {
      former.current = text;
      setTold(text);
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <p className="vh" role="status">
      {told}
    </p>
  );
}
