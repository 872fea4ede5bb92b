import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import textStyles from '#app/ui/text.module.css';
import type { Receipt } from './receipt.ts';

/** Pause in typing, in milliseconds, after which the result is announced. */
const pauseMs = 700;

/**
 * Announces the result, or the number of refused entries, politely to a screen reader. The result with which the page was loaded is not announced.
 */
export function ResultStatus({ receipt, wrong }: { receipt: Receipt; wrong: number }) {
  const { t } = useWords();
  const [spoken, setSpoken] = useState('');
  const text = receipt.spoken ?? (wrong > 0 ? t('calculator.announce.wrong', { count: wrong }) : '');
  const former = useRef(text);
  useEffect(() => {
    if (former.current === text) return;
    const pause = setTimeout(() => {
      former.current = text;
      setSpoken(text);
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <p className={textStyles.visuallyHidden} role="status">
      {spoken}
    </p>
  );
}
