import { createContext, type ReactNode, useContext } from 'react';
import type { FrameWords, Words } from './create-words.ts';

const WordsContext = createContext<FrameWords | undefined>(undefined);

export function WordsProvider({ words, children }: { words: FrameWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Returns the words of the page's language for what every page shows. */
export function useFrameWords(): FrameWords {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('no words outside of a page');
  return words;
}

/** Returns all words of the page's language. */
export function useWords(): Words {
  return useFrameWords() as Words;
}
