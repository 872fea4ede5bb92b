import { claimsOf } from './claims.ts';
import type { ClubToTell, MatchToTell } from './match-to-tell.ts';
import { hasWon, runsOf } from './runs.ts';
import type { WeighedStory } from './weighed-story.ts';

/**
 * The facts that can speak against a favourite: the table, the table and the form of both, its own form, the form of the outsider, earlier meetings, a last meeting that it lost, and
 * players of its own who are missing.
 */
export type AgainstFavourite = 'table' | 'table-and-form' | 'own-form' | 'other-form' | 'meetings' | 'last-meeting' | 'absences';

/** Min points behind for a story: fewer can be made up in one match. */
const tellingGap = 4;
/** Min points behind for a story whatever the form, and for one where the outsider has the better form that no sentence tells. */
const clearGap = 9;
const gapWithForm = 2;
/** Min places behind an outsider among the first two for a story. */
const clearPlaces = 4;
const topPlaces = 2;
/** Min matches of a run for a story. */
const telling = { winning: 3, losing: 3, unbeaten: 6, winless: 4, goalless: 3 } as const;
/** Min wins of the outsider more than the favourite's in the last matches of both, for an outsider who is higher in the table as well. */
const betterForm = 1;
/** Min wins of the outsider more than the favourite's in the last matches of both, for a story. */
const tellingWins = 3;
/** Min goals between the sides of a last meeting, for a story. */
const tellingDefeat = 2;
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
  const isOutsiderInBetterForm = ({ story: { kind, facts } }: WeighedStory<Name>) =>
    kind === 'formUneven' && facts.better === outsider.name && facts.betterWins - facts.worseWins >= tellingWins;
  const isTableTold = told.some(({ topic }) => topic === 'table');
  const isHigher = (outsider.standing?.place ?? 0) < (favourite.standing?.place ?? 0) && gap >= 0;
  // After a sentence of a remarkable last match, readers take its end for the form.
  const isLastForFavourite = told.some(
    ({ story: { kind, facts } }) =>
      (kind === 'lastWon' && facts.club === favourite.name) || (kind === 'lastLost' && facts.club === outsider.name),
  );
  const isFormTold = !isLastForFavourite && (isMentioned(outsider, 'good') || told.some(isOfBetterForm(outsider.name)));
  if (isTableTold && isHigher && isFormTold && winsMore(outsider, favourite) >= betterForm) return 'table-and-form';
  // A table against the favourite and a form for it do not make one "despite".
  const isFormForFavourite = told.some(isOfBetterForm(favourite.name));
  if (isTableTold && gap >= clearGap) return 'table';
  const placesBehind = (favourite.standing?.place ?? 0) - (outsider.standing?.place ?? 0);
  const isTopBelow = (outsider.standing?.place ?? Infinity) <= topPlaces && placesBehind >= clearPlaces;
  const isAhead = gap >= tellingGap || isTopBelow || (gap >= gapWithForm && isHigher && winsMore(outsider, favourite) >= betterForm);
  if (isTableTold && isAhead && !isFormForFavourite) return 'table';
  if (!neutral) {
    if (isMentioned(favourite, 'bad') && isInCrisis(favourite) && !isInCrisis(outsider)) return 'own-form';
    if (isMentioned(outsider, 'good') && isOnRun(outsider) && !isOnRun(favourite)) return 'other-form';
    if (told.some(isOutsiderInBetterForm) && !isLastForFavourite) return 'other-form';
    const isPerfectAway = ({ story: { kind, facts } }: WeighedStory<Name>) =>
      (kind === 'perfectAway' || kind === 'alsoPerfectAway') && facts.club === outsider.name;
    if (told.some(isPerfectAway) && !isOnRun(favourite)) return 'other-form';
  }
  const isBehind = ({ story: { kind, facts } }: WeighedStory<Name>) =>
    (kind === 'hoodoo' && facts.club === favourite.name) ||
    (kind === 'meetingsLead' && facts.leader === outsider.name && facts.leaderWins >= maxMeetings * facts.meetings);
  if (told.some(isBehind)) return 'meetings';
  const isFavouriteLast = ({ story: { kind, facts } }: WeighedStory<Name>) =>
    (kind === 'heavyDefeat' || kind === 'lastMeetingWon') &&
    facts.loser === favourite.name &&
    facts.winnerGoals - facts.loserGoals >= tellingDefeat;
  if (told.some(isFavouriteLast)) return 'last-meeting';
  return told.some(({ story: { kind, facts } }) => kind === 'alsoMissing' && facts.club === favourite.name) ? 'absences' : undefined;
}

/** Returns true for a story that compares the form of both and finds that of a club better. */
const isOfBetterForm =
  <Name>(club: Name) =>
  ({ story: { kind, facts } }: WeighedStory<Name>) =>
    (kind === 'formUneven' || kind === 'formOneSided') && facts.better === club;

const formLength = 5;

/** Returns the wins of a club more than another's, in the last matches of both; negative for fewer. */
function winsMore(one: ClubToTell<unknown>, other: ClubToTell<unknown>): number {
  const of = Math.min(formLength, one.results.length, other.results.length);
  const winsOf = ({ results }: ClubToTell<unknown>) => results.slice(0, of).filter(hasWon).length;
  return winsOf(one) - winsOf(other);
}

function isInCrisis(club: ClubToTell<unknown>): boolean {
  const { losing, unbeaten, winless, goalless } = runsOf(club);
  return unbeaten < noCrisis && (losing >= telling.losing || winless >= telling.winless || goalless >= telling.goalless);
}

function isOnRun(club: ClubToTell<unknown>): boolean {
  const { winning, unbeaten } = runsOf(club);
  return winning >= telling.winning || (unbeaten >= telling.unbeaten && club.results.slice(0, unbeaten).some(hasWon));
}
