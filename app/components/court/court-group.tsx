import type { CourtDayMatch } from '#data/queries/court/list-court-day.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import { BasketballGroup } from './basketball-group.tsx';
import type { SideMarket } from './basketball-middle.tsx';
import { TennisGroup } from './tennis-group.tsx';

/** The matches of one competition under its heading. */
export function CourtGroup({
  sport,
  matches,
  id,
  leads,
}: {
  sport: CourtSport;
  matches: readonly CourtDayMatch[];
  /** A name by which an address leads to the group. */
  id?: string | undefined;
  /** In basketball, the market of which the first price of each side is. */
  leads: SideMarket;
}) {
  if (sport === 'tennis') return <TennisGroup matches={matches.filter((match) => match.sport === 'tennis')} id={id} />;
  return <BasketballGroup matches={matches.filter((match) => match.sport === 'basketball')} id={id} leads={leads} />;
}
