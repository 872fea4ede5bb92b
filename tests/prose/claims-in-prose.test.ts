import { expect, it } from 'vitest';
import { chooseStories } from '#domain/story/choose-stories.ts';
import { claimsOf, claimsOfPage, contradicts } from '#domain/story/claims.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { catalogueLeagues, matchToTell } from '#tests/factories/matches-to-tell.ts';

it('no two sentences of a text contradict each other, and before a match none contradicts the table or the prices of its page', () => {
  const leagues = catalogueLeagues('en');
  const contradictions = Array.from({ length: howMany(2_000, 20_000) }, (_, number) => matchToTell(number, leagues)).flatMap((match) => {
    const stories = chooseStories(match).flat();
    const shown = match.result === undefined ? claimsOfPage(match).map((claim) => ({ kind: 'the page', claim })) : [];
    const claims = [...shown, ...stories.flatMap((story) => claimsOf(story).map((claim) => ({ kind: story.kind, claim })))];
    return claims.flatMap((one, index) =>
      claims
        .slice(index + 1)
        .filter((other) => contradicts(one.claim, other.claim))
        .map((other) => `${match.matchId}: ${one.kind}, ${other.kind}`),
    );
  });
  expect(contradictions.slice(0, 10)).toEqual([]);
});
