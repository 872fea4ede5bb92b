import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteNotice } from './site-notice.tsx';

const namesOfPlayers: Readonly<Record<string, string>> = {
  en: 'players’ names',
  cs: 'jména hráčů',
  de: 'Spielernamen',
  es: 'los nombres de los jugadores',
  el: 'τα ονόματα των παικτών',
  it: 'i nomi dei giocatori',
  'pt-BR': 'os nomes dos jogadores',
};

it.each(locales.map((locale) => [locale.tag, locale] as const))(
  'the notice of the demonstration in %s says that names of players are invented',
  (tag, locale) => {
    const notice = (demonstration: boolean) =>
      renderToStaticMarkup(
        <WordsProvider words={createWordsOf(locale)}>
          <SiteNotice demonstration={demonstration} clockSetTo={undefined} />
        </WordsProvider>,
      );
    expect(notice(true)).toContain(namesOfPlayers[tag] ?? 'names of players in every language');
    expect(notice(false)).toBe('');
  },
);
