import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { quizPath } from './super-cup.address.ts';

/** Renders a link to a step of the quiz, or to its beginning. */
export function QuizLink({ state, main = false, children }: { state?: string; main?: boolean; children: ReactNode }) {
  const { href } = useWords();
  return (
    <a className={clsx(button.button, main && button.main)} href={href(quizPath(state))} rel="nofollow">
      {children}
    </a>
  );
}
