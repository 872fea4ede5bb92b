import { leadStories } from '#domain/story/lead-stories.ts';
import { type MatchToTell, withNames } from '#domain/story/match-to-tell.ts';
import { shownChances } from '#domain/story/shown-chances.ts';
import type { Angle, NewsAngles, Read } from './news-angles.ts';
import type { WeekendAhead } from './news-facts.ts';
import type { NewsStory } from './news-stories.ts';

/** Max matches of a weekend that the article describes. */
const exampleMatches = 3;
/** Min chance of a win of a favourite in a headline. */
const clearChance = 0.6;

/** Returns what an article about a weekend to come can tell. */
export function weekendStories<Name>({ competition, matches, tips }: WeekendAhead, read: Read<Name>): NewsAngles<Name> {
  const league = read({ of: 'competition', name: competition });
  const leads = matches
    .map(({ match }) => withNames(match, read))
    .map((match) => ({ match, ...heaviest(leadStories(match)) }))
    .sort((one, other) => other.weight - one.weight);
  const { match: top, weight } = leads[0] as (typeof leads)[number];
  // A match without a story of weight is left out even when there is room.
  const described = leads.filter((lead) => lead.weight > 0).slice(0, exampleMatches);
  const bets: NewsStory<Name> =
    tips === 0
      ? { kind: 'weekendNoTips', facts: { competition: league, matches: matches.length } }
      : { kind: 'weekendTips', facts: { tips, matches: matches.length } };
  const clubs = { home: top.home.name, away: top.away.name, competition: league };
  const angles: Angle<Name>[] = [{ weight: weight > 0 ? 6 : 4, topic: 'matches', headline: { kind: 'headlineTopMatch', facts: clubs } }];
  const { clearest, stories } = extremes(leads.map(({ match }) => match));
  if (clearest !== undefined && clearest.chance >= clearChance) {
    angles.push({ weight: 5, topic: 'forecast', headline: { kind: 'headlineClearFavourite', facts: clearest } });
  }
  const intro: NewsStory<Name> = { kind: 'weekendIntro', facts: { competition: league, matches: matches.length } };
  return {
    angles,
    paragraphs: [
      { topic: 'matches', stories: [intro, ...described.map(({ story }) => story)] },
      { topic: 'forecast', stories: [...stories, bets] },
    ],
  };
}

/** Returns stories of the match with the clearest favourite, and of the most open one; none with fewer than two forecasts. */
function extremes<Name>(matches: readonly MatchToTell<Name>[]) {
  const forecast = matches.flatMap((match) =>
    match.forecast === undefined ? [] : [{ ...match, ...shownChances(match.forecast), homeClub: match.home, awayClub: match.away }],
  );
  if (forecast.length < 2) return { stories: [], clearest: undefined };
  const clear = forecast.reduce((best, each) => (Math.max(each.home, each.away) > Math.max(best.home, best.away) ? each : best));
  const open = forecast.reduce((best, each) => (Math.abs(each.home - each.away) < Math.abs(best.home - best.away) ? each : best));
  const favouriteAtHome = clear.home > clear.away;
  const [favourite, outsider] = favouriteAtHome ? [clear.homeClub, clear.awayClub] : [clear.awayClub, clear.homeClub];
  const clearest = { favourite: favourite.name, outsider: outsider.name, favouriteAtHome, chance: Math.max(clear.home, clear.away) };
  const stories: NewsStory<Name>[] = [
    { kind: 'clearestFavourite', facts: clearest },
    {
      kind: 'openestMatch',
      facts: { home: open.homeClub.name, away: open.awayClub.name, homeChance: open.home, awayChance: open.away },
    },
  ];
  return { clearest, stories };
}

function heaviest<Weighed extends { readonly weight: number }>(stories: readonly Weighed[]): Weighed {
  return stories.reduce((best, each) => (each.weight > best.weight ? each : best));
}
