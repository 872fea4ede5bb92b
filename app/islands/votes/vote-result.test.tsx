import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { VoteAnswer } from './vote-answer.tsx';
import { VoteResult, type VoteResultProps } from './vote-result.tsx';

const inEnglish = (part: React.ReactNode) =>
  renderToStaticMarkup(<WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>{part}</WordsProvider>);
const textOf = (markup: string) =>
  markup
    .replaceAll(/<b[^>]* hidden="">.*?<\/b>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|[| ]*/g, '|');

const match = [
  { value: 'home', label: 'Slavia' },
  { value: 'draw', label: 'Draw' },
  { value: 'away', label: 'Girona' },
];
const players = ['Ana', 'Bea', 'Cleo', 'Dora', 'Eva'].map((label) => ({ value: label.toLowerCase(), label }));
const result = (over: Partial<VoteResultProps> = {}) =>
  inEnglish(<VoteResult options={match} votes={{ byOption: { home: 3, away: 1 }, counted: 4, setAside: 0 }} {...over} />);

describe('the result of a vote', () => {
  it('shows a match in its own order, with counts and shares', () => {
    expect(textOf(result())).toBe('|What visitors say|4 votes|Slavia |3 votes|75%|Draw |0 votes|0%|Girona |1 vote|25%|');
  });

  it('shows many players by their votes, and by name where these are the same', () => {
    const votes = { byOption: { cleo: 2, eva: 5, bea: 2 }, counted: 9, setAside: 0 };
    expect(textOf(result({ options: players, votes }))).toMatch(
      /^\|Most Voted Players\|9 votes\|Eva \|5 votes\|56%\|Bea \|2 votes\|22%\|Cleo \|2 votes\|22%\|Ana .*Dora /,
    );
  });

  it('marks the own vote, and holds the mark of the others hidden for who knows it in the browser alone', () => {
    expect(textOf(result({ own: 'away' }))).toContain('Girona |1 vote|· Your vote|25%');
    expect(textOf(result({ own: 'away' }))).not.toContain('3 votes|· Your vote');
    expect(result().match(/data-own="(home|draw|away)" hidden=""/g)).toHaveLength(3);
  });

  it('draws each share as a bar that is left to the eye, beside its figure', () => {
    const widths = (markup: string) =>
      [...markup.matchAll(/aria-hidden="true"><i class="\w+" style="width:([\d.]+%)"><\/i><\/span><b/g)].map(([, width]) => width);
    expect(widths(result())).toEqual(['75%', '0%', '25%']);
    const votes = { byOption: { cleo: 1, eva: 2 }, counted: 3, setAside: 0 };
    expect(widths(result({ options: players, votes }))).toEqual(['66.7%', '33.3%', '0%', '0%', '0%']);
  });

  it('says how many are set aside, and that nobody has voted', () => {
    expect(textOf(result({ votes: { byOption: { home: 1 }, counted: 1, setAside: 12 } }))).toContain(
      '12 more votes are set aside: too many',
    );
    expect(result()).not.toContain('set aside');
    expect(textOf(result({ votes: { byOption: {}, counted: 0, setAside: 0 } }))).toContain('|Nobody has voted.|');
  });
});

describe('what a voter is told', () => {
  it('is thanks, the vote, and whether it counts', () => {
    const votes = { byOption: { home: 3, away: 1 }, counted: 4, setAside: 1 };
    const shown = textOf(inEnglish(<VoteAnswer options={match} votes={votes} own="draw" reply="thanks" isSetAside />));
    expect(shown).toContain('|Thank you for voting|Your vote: |Draw|');
    expect(shown).toContain('Your vote is kept but not counted');
  });

  it('is the vote alone where there are no counts', () => {
    const shown = textOf(inEnglish(<VoteAnswer options={match} votes={undefined} own="home" />));
    expect(shown).toBe('|Your vote: |Slavia|The counts cannot be shown at the moment.|');
  });
});
