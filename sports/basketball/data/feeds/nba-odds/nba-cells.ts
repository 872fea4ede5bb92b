import type { LocalDay } from '#domain/time/local-day.ts';
import type { BasketballStage, Venue } from '../../../domain/basketball-game.ts';
import { isDayOfCupFinal, isInMonthsOfCup } from '../../../domain/season/nba-cup.ts';
import type { NbaGame } from './nba-game.ts';

/** Returns a season, given by the year of its end, `2018`, as `2017-18`. */
export function parseNbaSeason(text: string): string | undefined {
  if (!/^(?:19|20)\d{2}$/.test(text)) return undefined;
  return `${Number(text) - 1}-${text.slice(2)}`;
}

/** Returns American odds, `-120` (stake 120 to win 100), `150` (win 150 with 100) or `EVEN`, as a decimal price. */
export function parseAmericanPrice(text: string): number | undefined {
  if (/^ev(?:en)?$/i.test(text)) return 2;
  if (!/^[+-]?\d{3,5}$/.test(text)) return undefined;
  const odds = Number(text);
  if (Math.abs(odds) < 100) return undefined;
  return odds > 0 ? 1 + odds / 100 : 1 + 100 / -odds;
}

/** Returns a line in halves of a point, given without a sign. */
export function parseHalfPoints(text: string): number | undefined {
  return /^\d{1,3}(?:\.[05])?$/.test(text) ? Number(text) : undefined;
}

/** Returns the stage for the two flags of a row; a play-in game has neither, nor has, months before, the final of the Cup. */
export function stageOfFlags(regular: string, playoffs: string, day: LocalDay): BasketballStage | undefined {
  if (isDayOfCupFinal(day)) return 'cup-final';
  const stages: Readonly<Record<string, BasketballStage>> = {
    'True False': 'regular',
    'False True': 'playoffs',
    'False False': isInMonthsOfCup(day) ? 'cup-final' : 'play-in',
  };
  return stages[`${regular} ${playoffs}`];
}

/* From its restart on 30 July to the last final on 11 October 2020 the season was played at Lake Buena Vista, with a side named as host. */
const [bubbleFrom, bubbleTo] = ['2020-07-30', '2020-10-11'];
/* Canada's border was closed: Toronto played its home games of 2020-21 in Tampa. */
const [movedClub, movedSeason] = ['toronto-raptors', '2020-21'];

/** Returns the venue of a game, which the file does not contain. */
export function venueOf({ home, season, day, stage }: Pick<NbaGame, 'home' | 'season' | 'day' | 'stage'>): Venue {
  if (stage === 'cup-final' || (day >= bubbleFrom && day <= bubbleTo)) return 'neutral';
  return home === movedClub && season === movedSeason ? 'moved' : 'home';
}
