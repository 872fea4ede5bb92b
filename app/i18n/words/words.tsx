import { createContext, type ReactNode, useContext } from 'react';
import type { Words } from './create-words.ts';

const WordsContext = createContext<Words | undefined>(undefined);

export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Returns the words of the page's language. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('no words outside of a page');
  return words;
}
