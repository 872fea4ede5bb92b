import type { Moment } from '#domain/story/match-to-tell.ts';
import type { CourseStories } from '#domain/story/stories.ts';
import type { HomeAndAway, ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../../nouns/nouns.ts';
import { counted, number, ordinal, sideOf, times } from '../../words.ts';
import { aGoal, at, scoredBy, theMinute } from './review-words.ts';

type Club = EnglishNoun;

/** Players of a side at kick-off. */
const fullSide = 11;

/** True of an only goal before the 10th minute, until which it says little that a match was goalless. */
const isEarly = ({ minute, loserGoals }: Moment & { readonly loserGoals: number }) => loserGoals === 0 && minute < 10;

/** Returns the sentences of English reviews on how a match went. */
export function englishCourses({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof CourseStories<Club>> {
  const behind = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(otherGoals, ownGoals);
  const ahead = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(ownGoals, otherGoals);
  const levelBefore = (loserGoals: number) => (loserGoals === 0 ? 'goalless' : score(loserGoals, loserGoals));
  /** True of a lead that the first goal of the match gave: without an answer it needs no word on how it was kept. */
  /** The moment the winner went ahead, after a minute that has just been named: `in the 70th`. */
  const then = ({ winning, added = 0 }: Moment & { readonly winning: Moment }) =>
    added > 0 || (winning.added ?? 0) > 0 ? at(winning) : `in the ${ordinal(winning.minute)}`;
  const decisive = ({ winning, ...moment }: CourseStories<EnglishNoun>['aheadForGood']) =>
    winning === undefined ? '' : `; what proved to be the winner came ${then({ ...moment, winning })}${scoredBy(winning.by)}`;
  const isFirst = ({ otherGoals }: { readonly otherGoals: number }) => otherGoals === 0;
  const theGoal = ({ loserGoals }: { readonly loserGoals: number }) => (loserGoals === 0 ? 'the only goal' : 'the winner');
  return {
    cameFromBehind: [
      ({ ownGoals, otherGoals }) => `The winners had been ${score(otherGoals, ownGoals)} down at half-time.`,
      ({ loser, ownGoals, otherGoals }) => `At half-time ${loser} had led ${score(otherGoals, ownGoals)}.`,
      ({ winner, ownGoals, otherGoals }) => `${winner} came back from ${score(otherGoals, ownGoals)} down at half-time.`,
    ],
    settledByHalfTime: [
      ({ ownGoals, otherGoals }) => `Most of the work was done by half-time, when it was ${score(ownGoals, otherGoals)}.`,
      ({ ownGoals, otherGoals }) => `It was already ${score(ownGoals, otherGoals)} at the break.`,
      ({ winner, ownGoals, otherGoals }) => `At half-time it was already ${score(ownGoals, otherGoals)} to ${winner}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => (each === 0 ? 'The first half had been goalless.' : `It had been ${score(each, each)} at the break.`),
      ({ goals: each }) => (each === 0 ? 'It had been goalless at half-time.' : `The sides had gone in level at ${score(each, each)}.`),
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) => `${club} had led ${score(ownGoals, otherGoals)} at half-time.`,
      ({ club, ownGoals, otherGoals }) => `At half-time it had been ${score(ownGoals, otherGoals)} to ${club}.`,
    ],
    turnedRound: [
      (facts, ground) =>
        `${capital(losers(facts, ground))} led ${behind(facts)} until they were pegged back ${at(facts)}${scoredBy(facts.by)}, and fell behind ${then(facts)}${scoredBy(facts.winning.by)}.`,
      (facts) =>
        `The winners were ${behind(facts)} down, drew level ${at(facts)}${scoredBy(facts.by)} and went ahead ${then(facts)}${scoredBy(facts.winning.by)}.`,
      (facts, ground) =>
        `${capital(winners(facts, ground))} had been ${behind(facts)} down until they equalised ${at(facts)}${scoredBy(facts.by)}; they took the lead ${then(facts)}${scoredBy(facts.winning.by)}.`,
      (facts, ground) =>
        `It was ${behind(facts)} to ${facts.loser} until ${theMinute(facts)}, and ${winners(facts, ground)} were in front from ${theMinute(facts.winning)} on.`,
      (facts) =>
        `Trailing ${behind(facts)}, the winners equalised ${at(facts)}${scoredBy(facts.by)} and completed the turnaround ${then(facts)}${scoredBy(facts.winning.by)}.`,
      (facts, ground) =>
        `${capital(winners(facts, ground))} had to come from ${behind(facts)} down: they drew level ${at(facts)}${scoredBy(facts.by)} and scored the decisive goal ${then(facts)}${scoredBy(facts.winning.by)}.`,
      (facts) =>
        `${capital(aGoal(facts.by))} ${at(facts)} brought the winners level after they had gone ${behind(facts)} down, and ${aGoal(facts.winning.by)} ${then(facts)} put them in front.`,
    ],
    leadChanged: [
      ({ times: changes }) => `The lead changed hands ${times(changes)}.`,
      ({ times: changes }) => `Both sides had been in front, and the lead changed hands ${times(changes)}.`,
    ],
    leadShrank: [
      (facts) => `The winners had been ${ahead(facts)} up by ${theMinute(facts)}.`,
      (facts) => `${facts.winner} had gone ${ahead(facts)} up ${at(facts)} but had to hold on.`,
      (facts) => `It had been ${ahead(facts)} to ${facts.winner} by ${theMinute(facts)} before ${facts.loser} fought back.`,
      (facts) => `${facts.loser} had been ${ahead(facts)} down by ${theMinute(facts)} and came back to within a goal.`,
    ],
    winningGoal: [
      (facts) => `${capital(theGoal(facts))} came ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `${capital(aGoal(facts.by))} ${at(facts)} made the difference.`,
      (facts) => `The match was decided ${at(facts)}${facts.by === undefined ? '' : ` by ${aGoal(facts.by)}`}.`,
      (facts, ground) =>
        isEarly(facts)
          ? `The only goal came as early as ${theMinute(facts)}${scoredBy(facts.by)}.`
          : `It was ${levelBefore(facts.loserGoals)} until ${theMinute(facts)}, when ${scores(facts, ground)}.`,
      (facts, ground) =>
        facts.by === 'own-goal'
          ? `An own goal ${at(facts)} won it for ${winners(facts, ground)}.`
          : `${capital(winners(facts, ground))} scored ${facts.loserGoals === 0 ? 'the only goal' : 'the deciding goal'} ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `${facts.loserGoals === 0 ? 'The breakthrough' : 'The deciding goal'} came ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) =>
        facts.loserGoals === 0
          ? `${capital(aGoal(facts.by))} ${at(facts)} was enough to decide the match.`
          : `It took ${aGoal(facts.by)} ${at(facts)} to decide the match.`,
      (facts, ground) => `${capital(losers(facts, ground))} conceded ${theGoal(facts)} ${at(facts)}${scoredBy(facts.by)}.`,
    ],
    aheadForGood: [
      (facts, ground) =>
        `${capital(winners(facts, ground))} took the lead ${at(facts)}${scoredBy(facts.by)}${isFirst(facts) ? '' : ' and kept it'}${decisive(facts)}.`,
      (facts, ground) => (isFirst(facts) ? firstGoal(facts, ground) : `The winners were in front from ${theMinute(facts)} on.`),
      (facts, ground) =>
        `${capital(aGoal(facts.by))} ${at(facts)} put ${winners(facts, ground)} ahead${isFirst(facts) ? '' : ' for good'}.`,
      (facts, ground) =>
        `${capital(losers(facts, ground))} fell behind ${at(facts)}${isFirst(facts) ? '' : ' and did not draw level again'}.`,
      (facts, ground) =>
        isFirst(facts)
          ? `The scoring began ${at(facts)}, when ${winners(facts, ground)} went in front${scoredBy(facts.by)}.`
          : `The lead that ${winners(facts, ground)} took ${at(facts)} held to the end.`,
      (facts, ground) =>
        isFirst(facts)
          ? `${capital(losers(facts, ground))} trailed from ${theMinute(facts)} on.`
          : `From ${theMinute(facts)} on ${winners(facts, ground)} were always ahead.`,
      (facts, ground) =>
        `${capital(winners(facts, ground))} made it ${ahead(facts)} ${at(facts)}${scoredBy(facts.by)}${isFirst(facts) ? '' : ' and stayed in front'}${decisive(facts)}.`,
      (facts, ground) =>
        `${capital(winners(facts, ground))} went ahead ${at(facts)}${scoredBy(facts.by)}${isFirst(facts) ? '' : ' and were not caught'}${decisive(facts)}.`,
    ],
    equaliser: [
      (facts, ground) => `${capital(subject(facts, ground))} equalised ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `The equaliser came ${at(facts)}${scoredBy(facts.by)}.`,
      (facts, ground) => `${capital(other(facts, ground))} had led until ${theMinute(facts)}.`,
      (facts, ground) => `It was ${subject(facts, ground)} who drew level, ${at(facts)}${scoredBy(facts.by)}.`,
      (facts, ground) => `${capital(aGoal(facts.by))} ${at(facts)} brought ${subject(facts, ground)} level.`,
      (facts, ground) => `Until ${theMinute(facts)} ${subject(facts, ground)} had been behind.`,
      (facts, ground) => `${capital(other(facts, ground))} had been in front but were pegged back ${at(facts)}.`,
      (facts, ground) => `There were no more goals after ${subject(facts, ground)} had drawn level ${at(facts)}${scoredBy(facts.by)}.`,
    ],
    quickGoals: [
      ({ club, goals, minutes }) => `${club} scored ${times(goals)} ${within(minutes)}.`,
      (facts, ground) =>
        `${capital(subject(facts, ground))} scored ${number(facts.goals)} goals in the space of ${facts.minutes <= 1 ? 'a minute' : `${number(facts.minutes)} minutes`}.`,
      ({ club, goals, minutes }) => `There were ${number(goals)} ${club.bare} goals ${within(minutes)}.`,
      ({ club, goals, minute }) => `The first of ${number(goals)} quick ${club.bare} goals came ${at({ minute })}.`,
    ],
    goalsInOneHalf: [
      ({ half, goals }) => `All ${number(goals)} goals came ${half === 'first' ? 'before' : 'after'} the break.`,
      ({ half }) => (half === 'first' ? 'There were no goals after half-time.' : 'There had been no goals before half-time.'),
    ],
    threeByOne: [
      ({ club, goals, of, player = 'One player' }) =>
        `${player} scored ${goals === of ? `all ${number(of)}` : `${number(goals)} of the ${number(of)}`} ${club.bare} goals.`,
      ({ club, goals, player }) =>
        player === undefined
          ? `${club} had a player who scored ${times(goals)}.`
          : `${player} scored ${goals === 3 ? 'a hat-trick' : times(goals)} for ${club}.`,
      ({ club, goals, player = `one ${club.bare} player` }) =>
        goals === 3 ? `There was a hat-trick for ${player}.` : `There were ${number(goals)} goals for ${player}.`,
    ],
    penaltyGoals: [
      ({ goals, of }) => `${capital(goals === of ? allOf(of) : `${number(goals)} of the ${counted(of, 'goal')}`)} were penalties.`,
      ({ goals }) => `There were ${number(goals)} goals from the penalty spot.`,
    ],
    penaltyMissed: [
      (facts, ground) => `${capital(subject(facts, ground))} missed a penalty ${at(facts)}.`,
      (facts) => `${facts.club} failed to convert a penalty ${at(facts)}.`,
      (facts, ground) => `A penalty for ${subject(facts, ground)} ${at(facts)} was missed.`,
      (facts) =>
        facts.outcome === 'won'
          ? `The winners could afford to miss a penalty ${at(facts)}.`
          : `${capital(at(facts))}, ${facts.club} failed to score from the penalty spot.`,
    ],
    sentOff: [
      (facts, ground) => `${capital(subject(facts, ground))} had a player sent off ${at(facts)}.`,
      (facts, ground) => `A red card ${at(facts)} left ${subject(facts, ground)} with 10 players.`,
      (facts, ground) => `There was a red card for ${subject(facts, ground)} ${at(facts)}.`,
      (facts, ground) => `${capital(subject(facts, ground))} finished with 10 players after a sending-off ${at(facts)}.`,
      (facts, ground) => `From ${theMinute(facts)} on ${subject(facts, ground)} were a player short.`,
      (facts, ground) => `${capital(other(facts, ground))} had an extra player from ${theMinute(facts)}.`,
      (facts) =>
        facts.outcome === 'won'
          ? `The winners had a player sent off ${at(facts)}.`
          : facts.outcome === 'lost'
            ? `The losers had a player sent off ${at(facts)}.`
            : `One side ended with 10 players: ${facts.club} had a red card ${at(facts)}.`,
      (facts, ground) => `A sending-off ${at(facts)} reduced ${subject(facts, ground)} to 10.`,
    ],
    severalSentOff: [
      (facts, ground) => `${capital(subject(facts, ground))} had ${counted(facts.players, 'player')} sent off, the first ${at(facts)}.`,
      (facts) => `${facts.club} finished with ${number(fullSide - facts.players)} players, having had ${number(facts.players)} sent off.`,
      (facts, ground) => `There were ${number(facts.players)} red cards for ${subject(facts, ground)}, the first ${at(facts)}.`,
    ],
    bothSentOff: [
      ({ homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `Both sides finished with ${number(fullSide - homePlayers)} players.`
          : `There were ${number(homePlayers + awayPlayers)} sendings-off in all, on both sides.`,
      ({ home, away, homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `${home} and ${away} had ${counted(homePlayers, 'player')} each sent off.`
          : `${home} had ${counted(homePlayers, 'player')} sent off, ${away} ${number(awayPlayers)}.`,
    ],
    wonInExtraTime: [
      ({ winner, loser }) => `It took extra time for ${winner} to get past ${loser}.`,
      ({ winner, loser }) => `${winner} needed extra time to see off ${loser}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `It went to penalties, and ${winner} won the shoot-out.`,
      ({ winner, loser }) => `${winner} beat ${loser} on penalties.`,
    ],
  };
}

/** `an own goal broke the deadlock`, `the hosts scored`, `Arsenal converted a penalty`. */
function scores(
  facts: { readonly winner: Club; readonly winnerAtHome: boolean; readonly by?: 'penalty' | 'own-goal' },
  ground: Ground,
): string {
  if (facts.by === 'own-goal') return 'an own goal broke the deadlock';
  return `${winners(facts, ground)} ${facts.by === 'penalty' ? 'converted a penalty' : 'scored'}`;
}

/** `The hosts scored first, in the 43rd minute.`, `An own goal in the 43rd minute gave Arsenal the lead.` */
function firstGoal(
  facts: Moment & { readonly winner: Club; readonly winnerAtHome: boolean; readonly by?: 'penalty' | 'own-goal' },
  ground: Ground,
): string {
  if (facts.by === 'own-goal') return `An own goal ${at(facts)} gave ${winners(facts, ground)} the lead.`;
  return `${capital(winners(facts, ground))} scored first, ${facts.by === 'penalty' ? 'from the penalty spot ' : ''}${at(facts)}.`;
}

type Ground = HomeAndAway<Club> | undefined;
/** Clubs by their side where one is at home, otherwise by their names. */
const winners = ({ winner, winnerAtHome }: { readonly winner: Club; readonly winnerAtHome: boolean }, ground: Ground) =>
  ground === undefined ? String(winner) : sideOf(winnerAtHome);
const losers = ({ loser, winnerAtHome }: { readonly loser: Club; readonly winnerAtHome: boolean }, ground: Ground) =>
  ground === undefined ? String(loser) : sideOf(!winnerAtHome);
const subject = ({ club, atHome }: { readonly club: Club; readonly atHome: boolean }, ground: Ground) =>
  ground === undefined ? String(club) : sideOf(atHome);
const other = ({ opponent, atHome }: { readonly opponent: Club; readonly atHome: boolean }, ground: Ground) =>
  ground === undefined ? String(opponent) : sideOf(!atHome);

const within = (minutes: number) => (minutes <= 1 ? 'within a minute' : `within ${number(minutes)} minutes`);
const allOf = (count: number) => (count === 2 ? 'both goals' : `all ${number(count)} goals`);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
