import type { ComponentType } from 'react';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { TwoSidedMatchOfTournament } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import { BasketballGroup } from '#sports/basketball/app/components/basketball-group.tsx';
import type { SideMarket } from '#sports/basketball/app/components/basketball-middle.tsx';
import { TennisGroup } from '#sports/tennis/app/components/tennis-group.tsx';

/** The parts of a list of matches that differ between the two-sided sports, which are tennis and basketball. */
export interface SportList<Name extends TwoSidedSport> {
  /** Shows the matches of one competition under its heading; `id` is its fragment identifier. */
  readonly Group: ComponentType<{
    readonly matches: readonly TwoSidedMatchOfTournament<Name>[];
    readonly id?: string | undefined;
    readonly leads: SideMarket;
  }>;
  /** True when the list can be limited to men or women, and ordered by the hour over all competitions. */
  readonly hasGenderAndOrder: boolean;
  /** The markets that can give the first price of each side, with their words in the choice; absent when rows have one price a side. */
  readonly sideMarkets?: { readonly heading: MessageKey; readonly names: readonly (readonly [SideMarket, MessageKey])[] };
}

const lists: { readonly [Name in TwoSidedSport]: SportList<Name> } = {
  tennis: { Group: TennisGroup, hasGenderAndOrder: true },
  basketball: {
    Group: BasketballGroup,
    hasGenderAndOrder: false,
    sideMarkets: {
      heading: 'basketball.pricesOf',
      names: [
        ['moneyline', 'basketball.moneyline'],
        ['spread', 'basketball.spread'],
      ],
    },
  },
};

/** Returns the list of a sport's matches. */
export function sportList(sport: TwoSidedSport): SportList<TwoSidedSport> {
  return lists[sport] as SportList<TwoSidedSport>;
}
