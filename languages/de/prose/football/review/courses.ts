import type { Moment } from '#domain/story/match-to-tell.ts';
import type { CourseStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../../nouns/nouns.ts';
import { had, was } from '../../phrases.ts';
import { alsoInRoles } from '../../roles.ts';
import { counted, nth, number, times } from '../../words.ts';
import { aGoal, at, scoredBy, theMinute, untilThe } from './review-words.ts';

type Club = GermanNoun;
type Facts<Kind extends keyof CourseStories<Club>> = Readonly<CourseStories<Club>[Kind]>;

const within = (minutes: number) => (minutes <= 1 ? 'innerhalb einer Minute' : `innerhalb von ${number(minutes)} Minuten`);
const conceded = (club: Club) => club.verb('kassierte', 'kassierten');
const scored = (club: Club) => club.verb('traf', 'trafen');
/** The moment the winner went ahead, after a minute that has just been named: `in der 70.` */
const then = ({ winning, added = 0 }: Moment & { readonly winning: Moment }) =>
  added > 0 || (winning.added ?? 0) > 0 ? at(winning) : `in der ${nth(winning.minute, 'en')}`;
const winningBy = ({ winning }: { readonly winning: Facts<'turnedRound'>['winning'] }) => scoredBy(winning.by);
const decisive = ({ winning, ...moment }: Facts<'aheadForGood'>) =>
  winning === undefined
    ? ''
    : `; das letztlich entscheidende Tor fiel ${at(winning) === at(moment) ? 'ebenfalls ' : ''}${at(winning)}${scoredBy(winning.by)}`;
const packs: Readonly<Record<number, string>> = { 3: 'Dreierpack', 4: 'Viererpack', 5: 'Fünferpack' };
/** With how many players a side ends, by how many were sent off. */
const leftOn: Readonly<Record<number, string>> = { 2: 'zu neunt', 3: 'zu acht', 4: 'zu siebt' };
const sentOffs = (players: number) => (players === 1 ? 'einen' : number(players));
/** True in the added time of the second half: `ab der Nachspielzeit` begins nothing. */
const isAfterTime = ({ minute, added = 0 }: Moment) => minute > 45 && added > 0;
const theGoal = ({ loserGoals }: { readonly loserGoals: number }) => (loserGoals === 0 ? 'das einzige Tor' : 'das entscheidende Tor');

/** True of an only goal before the 10th minute, until which it says little that a match was goalless. */
const isEarly = ({ minute, loserGoals }: Moment & { readonly loserGoals: number }) => loserGoals === 0 && minute < 10;

/** Returns the sentences of German reviews on how a match went. */
export function germanCourses({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof CourseStories<Club>> {
  const own = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(ownGoals, otherGoals);
  const other = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(otherGoals, ownGoals);
  const level = (goals: number) => score(goals, goals);
  return {
    cameFromBehind: [
      ...alsoInRoles<Facts<'cameFromBehind'>>(
        (facts) => `Nach einem ${own(facts)} zur Pause ${facts.winner.verb('drehte', 'drehten')} ${facts.winner} das Spiel.`,
        (facts) => `Zur Pause ${had(facts.loser)} ${facts.loser} noch mit ${other(facts)} geführt.`,
      ),
      (facts) => `Zur Pause hatte der Sieger noch mit ${own(facts)} zurückgelegen.`,
    ],
    settledByHalfTime: [
      ...alsoInRoles<Facts<'settledByHalfTime'>>(
        (facts) => `Schon zur Pause ${had(facts.winner)} ${facts.winner} mit ${own(facts)} geführt.`,
      ),
      (facts) => `Mit einer ${own(facts)}-Führung war der Sieger in die Pause gegangen.`,
      (facts) => `Zur Pause hatte es bereits ${own(facts)} für den Sieger gestanden.`,
    ],
    levelAtHalfTime: [
      ({ goals }) => (goals === 0 ? 'Die erste Halbzeit war torlos geblieben.' : `Zur Pause hatte es noch ${level(goals)} gestanden.`),
      ({ goals }) => `Mit einem ${level(goals)} waren beide in die Pause gegangen.`,
    ],
    leadNotHeld: alsoInRoles<Facts<'leadNotHeld'>>(
      (facts) => `Zur Pause ${had(facts.club)} ${facts.club} noch mit ${own(facts)} geführt.`,
      (facts) => `Eine ${own(facts)}-Führung zur Pause ${facts.club.verb('brachte', 'brachten')} ${facts.club} nicht über die Zeit.`,
    ),
    turnedRound: [
      ...alsoInRoles<Facts<'turnedRound'>>(
        (facts) =>
          `${facts.loser} ${had(facts.loser)} ${other(facts)} geführt, ehe ${at(facts)}${scoredBy(facts.by)} der Ausgleich fiel; ${then(facts)} brachte ${aGoal(facts.winning.by)} ${facts.winner.acc} in Führung.`,
        (facts) =>
          `Bis ${untilThe(facts)} ${had(facts.winner)} ${facts.winner} noch ${own(facts)} zurückgelegen, ${then(facts)} folgte${winningBy(facts)} die Führung.`,
        (facts) =>
          `Die ${other(facts)}-Führung ${facts.loser.gen} hielt bis ${untilThe(facts)}, dann fiel${scoredBy(facts.by)} der Ausgleich, und ${then(facts)} ${facts.winner.verb('ging', 'gingen')} ${facts.winner}${winningBy(facts)} in Führung.`,
        (facts) =>
          `Nach einem ${own(facts)} ${facts.winner.verb('kam', 'kamen')} ${facts.winner} ${at(facts)}${scoredBy(facts.by)} zum Ausgleich und ${facts.winner.verb('ging', 'gingen')} ${then(facts)}${winningBy(facts)} in Führung.`,
        (facts) =>
          `Zunächst ${had(facts.loser)} ${facts.loser} mit ${other(facts)} vorn gelegen, nach dem Ausgleich ${at(facts)}${scoredBy(facts.by)} ${lay(facts.winner)} ${facts.winner} ${isAfterTime(facts.winning) ? `erst ${at(facts.winning)}` : `von ${theMinute(facts.winning).replace(' Minute', '')} an`} vorn.`,
      ),
    ],
    leadChanged: [
      ({ times: changes }) => `Die Führung wechselte ${times(changes)}.`,
      ({ times: changes }) => `Beide Seiten hatten vorn gelegen, ${times(changes)} wechselte die Führung.`,
    ],
    leadShrank: alsoInRoles<Facts<'leadShrank'>>(
      (facts) => `${at(facts)} hatte es schon ${own(facts)} für ${facts.winner.acc} gestanden.`,
      (facts) => `${facts.winner} ${had(facts.winner)} ${at(facts)} schon ${own(facts)} geführt, am Ende wurde es noch eng.`,
      (facts) =>
        `${facts.loser} ${had(facts.loser)} ${at(facts)} schon ${other(facts)} zurückgelegen und ${facts.loser.verb('kam', 'kamen')} noch bis auf ein Tor heran.`,
    ),
    winningGoal: [
      (facts) => `${theGoal(facts)} fiel ${at(facts)}${scoredBy(facts.by)}.`,
      ...alsoInRoles<Facts<'winningGoal'>>(
        (facts) =>
          facts.by === 'own-goal'
            ? `Ein Eigentor ${at(facts)} entschied das Spiel zugunsten ${facts.winner.gen}.`
            : `${theGoal(facts)} ${facts.winner.verb('erzielte', 'erzielten')} ${facts.winner} ${at(facts)}${scoredBy(facts.by)}.`,
        (facts) => `Den Sieg brachte ${facts.winner.dat} ${aGoal(facts.by)} ${at(facts)}.`,
        (facts) =>
          `${facts.loser} ${conceded(facts.loser)} ${at(facts)}${scoredBy(facts.by)} das ${facts.loserGoals === 0 ? 'einzige' : 'entscheidende'} Gegentor.`,
        (facts) =>
          isEarly(facts)
            ? `Schon ${at(facts)} fiel${scoredBy(facts.by)} das einzige Tor des Spiels.`
            : `Bis ${untilThe(facts)} stand es ${level(facts.loserGoals)}, dann ${
                facts.by === undefined
                  ? `${scored(facts.winner)} ${facts.winner}`
                  : facts.by === 'penalty'
                    ? `${facts.winner.verb('verwandelte', 'verwandelten')} ${facts.winner} einen Elfmeter`
                    : 'entschied ein Eigentor das Spiel'
              }.`,
      ),
      (facts) => `${aGoal(facts.by)} ${at(facts)} machte den Unterschied.`,
      (facts) => `Die Entscheidung fiel ${isEarly(facts) ? 'schon ' : ''}${at(facts)}${scoredBy(facts.by)}.`,
    ],
    aheadForGood: [
      (facts) => `Ab ${theMinute(facts)} lag der Sieger vorn.`,
      ...alsoInRoles<Facts<'aheadForGood'>>(
        (facts) =>
          `${facts.winner} ${facts.winner.verb('ging', 'gingen')} ${at(facts)}${scoredBy(facts.by)} in Führung und ${facts.winner.verb('gab', 'gaben')} sie nicht mehr ab${decisive(facts)}.`,
        (facts) => `${aGoal(facts.by)} ${at(facts)} brachte ${facts.winner.acc} auf die Siegerstraße.`,
        (facts) =>
          `${facts.loser} ${facts.loser.verb('geriet', 'gerieten')} ${at(facts)} in Rückstand und ${facts.loser.verb('holte', 'holten')} ihn nicht mehr auf${decisive(facts)}.`,
        (facts) => `Die Führung ${facts.winner.gen} aus ${theMinute(facts)} hatte bis zum Abpfiff Bestand.`,
        (facts) =>
          `Nach dem ${own(facts)} ${at(facts)}${scoredBy(facts.by)} ${facts.loser.verb('lief', 'liefen')} ${facts.loser} bis zum Schluss einem Rückstand hinterher.`,
        (facts) => `Von ${theMinute(facts)} an ${lay(facts.winner)} ${facts.winner} immer vorn.`,
        (facts) =>
          `${at(facts)} fiel${scoredBy(facts.by)} das ${own(facts)}, und bis zum Abpfiff ${facts.winner.verb('blieb', 'blieben')} ${facts.winner} vorn${decisive(facts)}.`,
      ),
    ],
    equaliser: [
      (facts) => `Der Ausgleich fiel ${at(facts)}${scoredBy(facts.by)}.`,
      ...alsoInRoles<Facts<'equaliser'>>(
        (facts) => `${facts.club} ${facts.club.verb('kam', 'kamen')} ${at(facts)}${scoredBy(facts.by)} zum Ausgleich.`,
        (facts) => `Bis ${untilThe(facts)} ${had(facts.opponent)} ${facts.opponent} geführt.`,
        (facts) => `${aGoal(facts.by)} ${at(facts)} brachte ${facts.club.dat} den Ausgleich.`,
        (facts) => `Die Führung ${facts.opponent.gen} hielt bis ${untilThe(facts)}.`,
        (facts) =>
          facts.by === 'own-goal'
            ? `Ein Eigentor zugunsten ${facts.club.gen} sorgte ${at(facts)} für den Endstand.`
            : `Für den Endstand ${facts.club.verb('sorgte', 'sorgten')} ${facts.club} ${at(facts)}${scoredBy(facts.by)}.`,
        (facts) => `Zurückgelegen ${had(facts.club)} ${facts.club} bis ${untilThe(facts)}.`,
      ),
      (facts) => `Nach dem Ausgleich ${at(facts)}${scoredBy(facts.by)} fiel kein Tor mehr.`,
    ],
    quickGoals: alsoInRoles<Facts<'quickGoals'>>(
      ({ club, goals, minutes }) => `${club} ${scored(club)} ${within(minutes)} ${times(goals)}.`,
      ({ club, goals, minutes }) =>
        goals === 2
          ? `${club.dat} gelang ein Doppelschlag ${within(minutes)}.`
          : `${counted(goals, 'Tor')} gelangen ${club.dat} ${within(minutes)}.`,
      ({ club, goals, minutes, minute }) =>
        `${counted(goals, 'Tor', 'acc')} ${within(minutes)} ${club.verb('erzielte', 'erzielten')} ${club}, das erste ${at({ minute })}.`,
    ),
    goalsInOneHalf: [
      ({ half, goals }) => `Alle ${counted(goals, 'Tor')} fielen ${half === 'first' ? 'vor' : 'nach'} der Pause.`,
      ({ half }) => (half === 'first' ? 'Nach der Pause fiel kein Tor mehr.' : 'Vor der Pause war noch kein Tor gefallen.'),
    ],
    threeByOne: [
      ...alsoInRoles<Facts<'threeByOne'>>(
        ({ club, goals, of, women, player = women ? 'dieselbe Spielerin' : 'derselbe Spieler' }) =>
          `${goals === of ? `Alle ${counted(of, 'Tor')}` : `${number(goals)} der ${counted(of, 'Tor')}`} ${club.gen} erzielte ${player}.`,
        ({ club, goals, women, player }) =>
          packs[goals] === undefined
            ? `${counted(goals, 'Tor')} ${club.gen} erzielte ${player ?? (women ? 'dieselbe Spielerin' : 'derselbe Spieler')}.`
            : player === undefined
              ? `${women ? 'Einer Spielerin' : 'Einem Spieler'} ${club.gen} gelang ein ${packs[goals]}.`
              : `${player} gelang für ${club.acc} ein ${packs[goals]}.`,
      ),
    ],
    penaltyGoals: [
      ({ goals, of }) =>
        `${goals === of ? (of === 2 ? 'Beide Tore' : `Alle ${counted(of, 'Tor')}`) : `${number(goals)} der ${counted(of, 'Tor')}`} fielen per Elfmeter.`,
      ({ goals }) => `Vom Elfmeterpunkt wurde ${times(goals)} getroffen.`,
    ],
    penaltyMissed: alsoInRoles<Facts<'penaltyMissed'>>(
      (facts) => `${facts.club} ${facts.club.verb('vergab', 'vergaben')} ${at(facts)} einen Elfmeter.`,
      (facts) => `${at(facts)} blieb ein Elfmeter ${facts.club.gen} ungenutzt.`,
      (facts) => `Einen Elfmeter ${at(facts)} ${facts.club.verb('nutzte', 'nutzten')} ${facts.club} nicht.`,
      (facts) =>
        facts.outcome === 'won'
          ? `Einen vergebenen Elfmeter ${at(facts)} ${facts.club.verb('konnte', 'konnten')} ${facts.club} verschmerzen.`
          : `Vom Elfmeterpunkt ${facts.club.verb('scheiterte', 'scheiterten')} ${facts.club} ${at(facts)}.`,
    ),
    sentOff: [
      ...alsoInRoles<Facts<'sentOff'>>(
        (facts) => `Einen Platzverweis gab es ${at(facts)} für ${facts.club.acc}.`,
        (facts) =>
          isAfterTime(facts)
            ? `${at(facts)} ${conceded(facts.club)} ${facts.club} einen Platzverweis.`
            : `Ab ${theMinute(facts)} ${facts.club.verb('spielte', 'spielten')} ${facts.club} in Unterzahl.`,
        (facts) =>
          isAfterTime(facts)
            ? `${at(facts)} musste ein Spieler ${facts.club.gen} vom Platz.`
            : `Ab ${theMinute(facts)} ${was(facts.opponent)} ${facts.opponent} in Überzahl.`,
        (facts) => `${facts.club} ${facts.club.verb('beendete', 'beendeten')} das Spiel nach einem Platzverweis ${at(facts)} in Unterzahl.`,
        (facts) => `Ein Platzverweis ${at(facts)} schwächte ${facts.club.acc}.`,
        (facts) => `${facts.club} ${conceded(facts.club)} ${at(facts)} einen Platzverweis.`,
      ),
      (facts) =>
        facts.outcome === 'drawn'
          ? `Nach einem Platzverweis ${at(facts)} ${was(facts.club)} ${facts.club} in Unterzahl.`
          : `Der ${facts.outcome === 'won' ? 'Sieger' : 'Verlierer'} war nach einem Platzverweis ${at(facts)} in Unterzahl.`,
      (facts) =>
        isAfterTime(facts)
          ? `Einen Spieler ${facts.club.verb('verlor', 'verloren')} ${facts.club} ${at(facts)} durch einen Platzverweis.`
          : `Nach einem Platzverweis ${facts.club.verb('spielte', 'spielten')} ${facts.club} ab ${theMinute(facts)} zu zehnt.`,
    ],
    severalSentOff: alsoInRoles<Facts<'severalSentOff'>>(
      (facts) => `${counted(facts.players, 'Platzverweis')} gab es für ${facts.club.acc}, den ersten ${at(facts)}.`,
      (facts) => `${facts.club} ${conceded(facts.club)} ${counted(facts.players, 'Platzverweis', 'acc')}, den ersten ${at(facts)}.`,
      (facts) =>
        `Nach ${counted(facts.players, 'Platzverweis', 'dat')}, dem ersten ${at(facts)}, ${facts.club.verb('beendete', 'beendeten')} ${facts.club} das Spiel ${leftOn[facts.players] ?? 'in Unterzahl'}.`,
    ),
    bothSentOff: [
      ({ homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `Auf beiden Seiten gab es je ${counted(homePlayers, 'Platzverweis', 'acc')}.`
          : `Platzverweise gab es auf beiden Seiten, insgesamt ${number(homePlayers + awayPlayers)}.`,
      ...alsoInRoles<Facts<'bothSentOff'>>(({ home, away, homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `Beide Mannschaften kassierten je ${counted(homePlayers, 'Platzverweis', 'acc')}.`
          : `${home} ${conceded(home)} ${counted(homePlayers, 'Platzverweis', 'acc')}, ${away} ${sentOffs(awayPlayers)}.`,
      ),
    ],
    wonInExtraTime: alsoInRoles(
      ({ winner }) => `In der Verlängerung ${winner.verb('setzte', 'setzten')} sich ${winner} durch.`,
      ({ winner }) => `Die Entscheidung zugunsten ${winner.gen} fiel erst in der Verlängerung.`,
    ),
    wonOnPenalties: alsoInRoles(
      ({ winner }) => `Im Elfmeterschießen ${winner.verb('setzte', 'setzten')} sich ${winner} durch.`,
      ({ winner }) => `Die Entscheidung zugunsten ${winner.gen} fiel erst im Elfmeterschießen.`,
    ),
  };
}

const lay = (club: Club) => club.verb('lag', 'lagen');
