import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultLocale } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { LastEventOfSide } from './scorers.tsx';

type OfSide = Parameters<typeof LastEventOfSide>[0];

function lineOf({
  scorers,
  sentOff,
}: {
  scorers: readonly (readonly [string, number])[];
  sentOff: readonly (readonly [string, number])[];
}) {
  const player = (playerName: string) => ({ playerName, shirtNumber: null, playerSlug: null });
  const given = {
    scorers: scorers.map(([name, minute]) => ({ ...player(name), goals: [{ kind: 'goal', minute, addedMinute: null, playerSlug: null }] })),
    sentOff: sentOff.map(([name, minute]) => ({ ...player(name), kind: 'red-card', minute, addedMinute: null })),
  } as unknown as OfSide;
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(defaultLocale)}>
      <LastEventOfSide {...given} />
    </WordsProvider>,
  ).replaceAll(/<[^>]+>/g, '');
}

describe('the line of a side in the head of its match', () => {
  it('names the last scorer, even when a player was sent off later', () => {
    expect(lineOf({ scorers: [['Puado', 4]], sentOff: [['Merino', 80]] })).toBe('Puado, 4’and 1 more');
    expect(
      lineOf({
        scorers: [
          ['Puado', 4],
          ['Romero', 30],
        ],
        sentOff: [['Merino', 80]],
      }),
    ).toBe('Romero, 30’and 2 more');
  });

  it('names the last player sent off of a side without a goal', () => {
    expect(lineOf({ scorers: [], sentOff: [['Merino', 80]] })).toBe(' Merino, 80’');
  });
});
