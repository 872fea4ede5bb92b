import { type Claim, claimsOf, claimsOfPage, isContradicted } from './claims.ts';
import { leadStories } from './lead-stories.ts';
import type { MatchToTell, NoTipToTell } from './match-to-tell.ts';
import { forecastStory, goalsStory, tipStories } from './outlook-stories.ts';
import { playedStories } from './played-stories.ts';
import { reviewStories } from './review/review-stories.ts';
import type { Story, StoryKind } from './stories.ts';
import { type Topic, topics, type WeighedStory } from './weighed-story.ts';

/** Min sentences of a preview; with fewer there is no preview. There are at most six: the opening, two further stories, the forecast, the goals and the tip. */
const minSentences = 4;
const maxPlayed = 2;

/**
 * Returns the stories of a match in reading order, a list for each paragraph: before it the opening, earlier matches, the forecast and the
 * tip; once it is over the expectation and the result. Empty when too little is known for a preview, or only figures are. No story of a
 * preview contradicts one before it, or what the page shows.
 */
export function chooseStories<Name>(match: MatchToTell<Name>): Story<Name>[][] {
  if (match.result !== undefined) return [reviewStories(match, match.result)];
  if (match.forecast === undefined) return [];
  const shown = claimsOfPage(match);
  const lead = heaviest(leadStories(match)).find(({ story }) => !isContradicted(story, shown)) as WeighedStory<Name>;
  const played = playedBeside(lead, match, shown);
  if (!saysMoreThanFigures(lead, played, match)) return [];
  const forecast = [forecastStory(match, match.forecast, [lead, ...played]), goalsStory(match, match.forecast)];
  const tip =
    match.tip === undefined
      ? []
      : tipStories(match, match.tip)
          .filter((story) => !isContradicted(story, shown))
          .slice(0, 1);
  const outlook = [...forecast, ...tip];
  const opening = [lead.story, ...played.map(({ story }) => story)];
  return opening.length + outlook.length < minSentences ? [] : [opening, outlook];
}

/** Stories that state only that a match takes place, or that nothing is known. */
const sayingNothing: ReadonlySet<StoryKind> = new Set<StoryKind>(['leagueMatch', 'cupTie', 'seasonStart', 'neutralGround', 'neverMet']);
/** Reasons for no tip that mean that there are no prices to write about. */
const withoutPrices: ReadonlySet<NoTipToTell['reason']> = new Set<NoTipToTell['reason']>(['no-prices', 'too-little-known']);

/**
 * Returns true when a preview has a table, a form, a meeting or a price to write about, or the match is remarkable in itself, so that the
 * preview adds to the forecast's panel.
 */
function saysMoreThanFigures<Name>(lead: WeighedStory<Name>, played: readonly WeighedStory<Name>[], { tip }: MatchToTell<Name>): boolean {
  const hasPrices = tip !== undefined && (tip.kind === 'tip' || !withoutPrices.has(tip.reason));
  return hasPrices || [lead, ...played].some(({ story }) => !sayingNothing.has(story.kind));
}

/** Weight deducted from a story for each earlier story of the same club alone, so that both clubs get a turn. */
const weightOfTurn = 0.8;

/**
 * Returns the most remarkable stories on other topics than the opening's, one for each topic, in reading order.
 *
 * @param shown the claims of the page, which no story contradicts
 */
function playedBeside<Name>(lead: WeighedStory<Name>, match: MatchToTell<Name>, shown: readonly Claim<Name>[]): WeighedStory<Name>[] {
  const told = [lead];
  // The goals that the forecast is about to name count as said.
  const coming = match.forecast === undefined ? [] : claimsOf(goalsStory(match, match.forecast));
  const said = () => [...shown, ...coming, ...told.flatMap(({ story }) => claimsOf(story))];
  let left = playedStories(match).filter(({ topic, story }) => !isMentioned(topic, lead) && !isContradicted(story, said()));
  while (left.length > 0 && told.length <= maxPlayed) {
    const turnsOf = (story: WeighedStory<Name>) => told.filter((other) => isOfSameClub(story, other)).length;
    const [next] = heaviest(left.map((story) => ({ story, weight: story.weight - weightOfTurn * turnsOf(story) })));
    const { story } = next as { story: WeighedStory<Name> };
    told.push(story);
    left = left.filter((other) => other.topic !== story.topic && !isSameRun(story, other) && !isContradicted(other.story, said()));
  }
  return told.slice(1).sort((one, other) => topics.indexOf(one.topic) - topics.indexOf(other.topic));
}

/** Returns true for a topic that the opening covers: a run without goals also covers form, since it is a run without wins. */
function isMentioned<Name>(topic: Topic, lead: WeighedStory<Name>): boolean {
  return topic === lead.topic || (topic === 'form' && lead.topic === 'goals');
}

/** Returns true for two runs of one club, of which one includes the other: without a goal it has not won either. */
function isSameRun<Name>(one: WeighedStory<Name>, other: WeighedStory<Name>): boolean {
  const isRun = ({ story, topic }: WeighedStory<Name>) =>
    topic === 'form' || story.kind === 'alsoGoalless' || story.kind === 'alsoCleanSheets';
  return isRun(one) && isRun(other) && isOfSameClub(one, other);
}

function isOfSameClub<Name>({ story: one }: WeighedStory<Name>, { story: other }: WeighedStory<Name>): boolean {
  return 'club' in one.facts && 'club' in other.facts && one.facts.club === other.facts.club;
}

function heaviest<Weighed extends { readonly weight: number }>(stories: readonly Weighed[]): Weighed[] {
  return [...stories].sort((one, other) => other.weight - one.weight);
}
