import { describe, expect, it } from 'vitest';
import type { Stage } from '#domain/tournament/round.ts';
import { type DrawMatch, type DrawPlace, drawOf } from './draw.ts';

interface NamedMatch extends DrawMatch {
  readonly text: string;
}

const ids = new Map<string, number>();
const idOf = (player: string) => ids.get(player) ?? (ids.set(player, ids.size + 1).get(player) as number);

/** Returns the matches of texts such as `ALC*–RUN`, which the player with the star won; one without a star is open. */
function matches(stage: Stage, texts: string): NamedMatch[] {
  return texts.split(', ').map((text) => {
    const [first = '', second = ''] = text.split('–');
    const winner = first.endsWith('*') ? 0 : second.endsWith('*') ? 1 : undefined;
    return { stage, text, players: [idOf(first.replace('*', '')), idOf(second.replace('*', ''))], winner };
  });
}

/** Returns each place as its match, `(A)` for a player who goes on without one, `?` while it is open. */
const shown = (places: readonly DrawPlace<NamedMatch>[] | undefined) =>
  places?.map(({ match, through }) => match?.text ?? (through === undefined ? '?' : `(${[...ids].find(([, id]) => id === through)?.[0]})`));

describe("Wimbledon's men of 2023", () => {
  const played = [
    ...matches('quarter-final', 'RUB–DJO*, SIN*–SAF, ALC*–RUN, EUB–MED*'),
    ...matches('semi-final', 'DJO*–SIN, ALC*–MED'),
    ...matches('final', 'DJO–ALC*'),
  ];

  it('lies so that winners meet', () => {
    expect(drawOf(played.toReversed(), 128).rounds.map(({ stage, places }) => [stage, shown(places)])).toEqual([
      ['quarter-final', ['RUB–DJO*', 'SIN*–SAF', 'ALC*–RUN', 'EUB–MED*']],
      ['semi-final', ['DJO*–SIN', 'ALC*–MED']],
      ['final', ['DJO–ALC*']],
    ]);
  });

  it('has open places before the semi-finals are over, and does not say whose they are', () => {
    const [quarters, semis, final] = drawOf([...played.slice(0, 4), ...matches('semi-final', 'ALC–MED')], 128).rounds;
    expect(shown(semis?.places)).toEqual(['ALC–MED', '?']);
    expect(shown(quarters?.places)).toEqual(['ALC*–RUN', 'EUB–MED*', 'RUB–DJO*', 'SIN*–SAF']);
    expect(shown(final?.places)).toEqual(['?']);
  });

  it('joins the winners of the last two quarter-finals, who have no one else to meet', () => {
    const [quarters, semis, final] = drawOf([...played.slice(0, 4), ...matches('semi-final', 'ALC–MED')], 128).rounds;
    expect([quarters, semis, final].map((round) => round?.places.map(({ isCertain }) => isCertain))).toEqual([
      [true, true, true, true],
      [true, true],
      [true],
    ]);
    expect(semis?.places.map(({ isKnown }) => isKnown)).toEqual([true, true]);
  });

  it('joins no quarter-finals while no semi-final is known', () => {
    const [quarters, semis, final] = drawOf(played.slice(0, 4), 128).rounds;
    expect(shown(quarters?.places)).toEqual(['RUB–DJO*', 'SIN*–SAF', 'ALC*–RUN', 'EUB–MED*']);
    expect(quarters?.places.map(({ isCertain }) => isCertain)).toEqual([false, false, false, false]);
    expect([semis, final].map((round) => round?.places.map(({ isKnown }) => isKnown))).toEqual([[false, false], [false]]);
  });
});

describe("Paris's women on 27 May 2025, in the first round", () => {
  const first = matches('round-1', 'MBO*–SUN, SVI*–SON, LYS*–STE, PAO*–YUA');

  it('joins nobody by the order in which the matches are listed: Mboko and Svitolina did not meet', () => {
    const [round, second] = drawOf(first, 128).rounds;
    expect(shown(round?.places)?.slice(0, 5)).toEqual(['MBO*–SUN', 'SVI*–SON', 'LYS*–STE', 'PAO*–YUA', '?']);
    expect(round?.places.some(({ isCertain }) => isCertain)).toBe(false);
    expect(second?.places.some(({ isKnown }) => isKnown)).toBe(false);
  });

  it('joins those whom a match of the second round shows together, and leaves the others apart', () => {
    const [round, second] = drawOf([...first, ...matches('round-2', 'MBO–LYS')], 128).rounds;
    expect(shown(round?.places)?.slice(0, 5)).toEqual(['MBO*–SUN', 'LYS*–STE', 'SVI*–SON', 'PAO*–YUA', '?']);
    expect(round?.places.slice(0, 5).map(({ isCertain }) => isCertain)).toEqual([true, true, false, false, false]);
    expect(second?.places.slice(0, 3).map(({ isKnown }) => isKnown)).toEqual([true, false, false]);
  });
});

describe('a draw of six', () => {
  const first = matches('quarter-final', 'B*–C, D–E*');

  it('lets those with a bye go on without a match', () => {
    const [quarters, semis] = drawOf([...first, ...matches('semi-final', 'A*–B, E–F*'), ...matches('final', 'A–F*')], 6).rounds;
    expect(shown(quarters?.places)).toEqual(['(A)', 'B*–C', 'D–E*', '(F)']);
    expect(shown(semis?.places)).toEqual(['A*–B', 'E–F*']);
  });

  it('lets the winner of a walkover go on like any other', () => {
    const walkover = { ...(first[0] as NamedMatch), winner: 1 } as const;
    const [quarters] = drawOf([walkover, first[1] as NamedMatch, ...matches('semi-final', 'A–C, E–F')], 6).rounds;
    expect(shown(quarters?.places)).toEqual(['(A)', 'B*–C', 'D–E*', '(F)']);
  });
});

it('knows the rounds to come by the size of the draw, and leaves out qualifying', () => {
  const draw = drawOf([...matches('qualifying-1', 'X*–Y'), ...matches('round-1', 'A–B, C–D')], 28).rounds;
  expect(draw.map(({ stage, places }) => [stage, places.length])).toEqual([
    ['round-1', 16],
    ['round-2', 8],
    ['quarter-final', 4],
    ['semi-final', 2],
    ['final', 1],
  ]);
  expect(shown(draw[0]?.places)?.slice(0, 3)).toEqual(['A–B', 'C–D', '?']);
});

it('believes a later round more than the winner of an earlier one, and names matches for which it leaves no place', () => {
  const { rounds, others } = drawOf([...matches('semi-final', 'A*–B, C*–D, B*–C'), ...matches('final', 'B–C')], 8);
  expect(shown(rounds[1]?.places)).toEqual(['B*–C', 'C*–D']);
  expect(others.map(({ text }) => text)).toEqual(['A*–B']);
});

it('lays no other match where somebody has a bye', () => {
  const { rounds } = drawOf([...matches('round-1', 'C–D, B*–E'), ...matches('round-2', 'A–B')], 28);
  expect(shown(rounds[0]?.places)?.slice(0, 3)).toEqual(['(A)', 'B*–E', 'C–D']);
});
