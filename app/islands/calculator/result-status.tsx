import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import textStyles from '#app/ui/text.module.css';
import type { Receipt } from './receipt.ts';

/** The result is spoken when the typing has paused, not at each key. */
const pauseMs = 700;

/** Says the result, or how many entries are refused, politely to a screen reader; not what stood there when the page came. */
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
