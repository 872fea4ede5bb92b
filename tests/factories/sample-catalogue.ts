import type {
  DemonstrationCatalogue,
  DemonstrationClub,
  DemonstrationTournament,
} from '#sports/football/demonstration/catalogue/demonstration-catalogue.ts';

/** Returns a small world for tests: two leagues, a domestic cup and a continental one with a league phase. */
export function sampleCatalogue(): DemonstrationCatalogue {
  const upper = clubs('upper', 18);
  const lower = clubs('lower', 10);
  const guests = clubs('guest', 18, 'spain');
  const tournament = (
    id: string,
    members: readonly DemonstrationClub[],
    more: Partial<DemonstrationTournament>,
  ): DemonstrationTournament => ({
    id,
    type: 'league',
    gender: 'men',
    seasonKind: 'autumn-spring',
    zone: 'Europe/Berlin',
    country: 'germany',
    tieBreak: 'goal-difference',
    clubs: members,
    ...more,
  });
  return {
    tournaments: [
      tournament('germany.upper', upper, { tier: 1 }),
      tournament('germany.lower', lower, { tier: 2, seasonKind: 'calendar-year' }),
      tournament('germany.cup', [...upper, ...lower.slice(0, 6)], { type: 'cup' }),
      tournament('international.cup', [...upper, ...guests], { type: 'cup', zone: 'Europe/Zurich', country: 'international' }),
    ],
  };
}

function clubs(name: string, count: number, country = 'germany'): DemonstrationClub[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `${name}-${index}`,
    name: `${name} ${index}`,
    town: `Town ${name} ${index}`,
    ground: `Ground ${name} ${index}`,
    country,
  }));
}
