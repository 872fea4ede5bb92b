import type { ComponentType } from 'react';
import type { CourtMatchOfTournament } from '#data/queries/court/court-match-list.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import { BasketballGroup } from './basketball-group.tsx';
import type { SideMarket } from './basketball-middle.tsx';
import { TennisGroup } from './tennis-group.tsx';

/** The list of a sport's matches, as far as sports differ. */
export interface SportList<Name extends CourtSport> {
  /** Shows the matches of one competition under its heading; `id` is a name by which an address leads there. */
  readonly Group: ComponentType<{
    readonly matches: readonly CourtMatchOfTournament<Name>[];
    readonly id?: string | undefined;
    readonly leads: SideMarket;
  }>;
  /** True where a reader may want men or women alone, and the matches of all competitions by the hour. */
  readonly isOfManyCourts: boolean;
  /** The markets of which the first price of each side may be; none where rows have one price a side. */
  readonly sideMarkets: readonly SideMarket[];
}

const lists: { readonly [Name in CourtSport]: SportList<Name> } = {
  tennis: { Group: TennisGroup, isOfManyCourts: true, sideMarkets: [] },
  basketball: { Group: BasketballGroup, isOfManyCourts: false, sideMarkets: ['moneyline', 'spread'] },
};

/** Returns the list of a sport's matches. */
export function sportList(sport: CourtSport): SportList<CourtSport> {
  return lists[sport] as SportList<CourtSport>;
}
