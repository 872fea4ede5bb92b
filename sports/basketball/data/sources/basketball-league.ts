import { type SeasonKind, seasonOfDay } from '#data/feeds/season-label.ts';
import type { MatchSide } from '#data/feeds/two-sided-feed.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { BasketballStage } from '../../domain/basketball-game.ts';
import type { BasketballClub, BasketballCompetition } from '../catalogue/basketball-catalogue.ts';
import { basketballStageOn } from './basketball-stage.ts';

/** A competition of the catalogue for sources, whose answers have clubs by name and games by moment. */
export interface BasketballLeague {
  readonly tournamentId: string;
  readonly season: SeasonKind;
  /** IANA zone that the days of its games are in. */
  readonly zone: string;
  /** Clubs by all of their names, folded. */
  readonly clubs: ReadonlyMap<string, MatchSide>;
}

/** Returns a competition of the catalogue for sources, with its clubs by all their names. */
export function basketballLeague({ slug, season, zone, clubs, country }: BasketballCompetition): BasketballLeague {
  return {
    tournamentId: `basketball.${slug}`,
    season,
    zone,
    clubs: new Map(
      clubs.flatMap((club) => {
        const side = sideOf(club, country);
        return [club.name, club.row ?? club.name, ...club.aliases].map((name) => [foldName(name), side] as const);
      }),
    ),
  };
}

/** Returns the season of a game and the part of it; without a part when the day alone does not decide it. */
export function placeOfGame(
  { tournamentId, season, zone }: BasketballLeague,
  tipOff: Date,
): { readonly season: string; readonly stage: BasketballStage | 'pre-season' | undefined } {
  const day = localDayOf(tipOff, zone);
  return { season: seasonOfDay(day, season), stage: basketballStageOn(tournamentId, day) };
}

function sideOf({ slug, name, row = name, short, country }: BasketballClub, ofCompetition: string): MatchSide {
  return { slug, name, rowName: row, shortName: short, country: country ?? ofCompetition };
}
