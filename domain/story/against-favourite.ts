import { claimsOf } from './claims.ts';
import type { ClubToTell, MatchToTell } from './match-to-tell.ts';
import { hasWon, runsOf } from './runs.ts';
import type { WeighedStory } from './weighed-story.ts';

/** The facts that can speak against a favourite: the table, its own form, the form of the outsider or earlier meetings. */
export type AgainstFavourite = 'table' | 'own-form' | 'other-form' | 'meetings';

/** Min points behind for a story: fewer can be made up in one match. */
const tellingGap = 4;
/** Min matches of a run for a story. */
const telling = { winning: 3, losing: 3, unbeaten: 6, winless: 4, goalless: 3 } as const;
/** Min matches without a defeat with which a club is in no crisis, whatever else is true of it. */
const noCrisis = 4;

/** Min share of the meetings won by the outsider for a story. */
const maxMeetings = 2 / 3;

/**
 * Returns the fact that speaks against the favourite of a forecast, so that a text can say "despite"; undefined when none does. Both the fact
 * and its story must be in the text: a form counts as bad only if a sentence calls it bad.
 *
 * @param told the stories before the forecast: facts that they do not mention are not used
 */
export function againstFavourite<Name>(
  { home, away, neutral }: MatchToTell<Name>,
  favouriteAtHome: boolean,
  told: readonly WeighedStory<Name>[],
): AgainstFavourite | undefined {
  const [favourite, outsider] = favouriteAtHome ? [home, away] : [away, home];
  const claims = told.flatMap(({ story }) => claimsOf(story));
  const isMentioned = (club: ClubToTell<Name>, form: 'good' | 'bad') =>
    claims.some((claim) => claim.about === 'form' && claim.of === club.name && claim.says === form);
  const gap = (outsider.standing?.points ?? 0) - (favourite.standing?.points ?? 0);
  if (told.some(({ topic }) => topic === 'table') && gap >= tellingGap) return 'table';
  if (!neutral) {
    if (isMentioned(favourite, 'bad') && isInCrisis(favourite) && !isInCrisis(outsider)) return 'own-form';
    if (isMentioned(outsider, 'good') && isOnRun(outsider) && !isOnRun(favourite)) return 'other-form';
  }
  const isBehind = ({ story: { kind, facts } }: WeighedStory<Name>) =>
    (kind === 'hoodoo' && facts.club === favourite.name) ||
    (kind === 'meetingsLead' && facts.leader === outsider.name && facts.leaderWins >= maxMeetings * facts.meetings);
  return told.some(isBehind) ? 'meetings' : undefined;
}

function isInCrisis(club: ClubToTell<unknown>): boolean {
  const { losing, unbeaten, winless, goalless } = runsOf(club);
  return unbeaten < noCrisis && (losing >= telling.losing || winless >= telling.winless || goalless >= telling.goalless);
}

function isOnRun(club: ClubToTell<unknown>): boolean {
  const { winning, unbeaten } = runsOf(club);
  return winning >= telling.winning || (unbeaten >= telling.unbeaten && club.results.slice(0, unbeaten).some(hasWon));
}
