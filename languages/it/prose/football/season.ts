import type { PlayedStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import { asLast, asLeader, type ItalianNoun } from '../nouns/nouns.ts';
import { role, rolesOf, team } from '../roles.ts';
import { against, comes, has, homeOrAway, is } from '../verbs.ts';
import { articled, number, ordinal, points, rank, ranked } from '../words.ts';

type SeasonKind = 'lastWon' | 'lastLost' | 'seasonChance' | 'standings' | 'standingsLevel';

/** The opponent of a club's last match; the leader, if it is that, by this name. */
const beatenRival = ({ rival, rivalPlace }: { rival: ItalianNoun; rivalPlace?: number }) => (rivalPlace === 1 ? asLeader(rival) : rival);
/** The opponent that won; the last of the table, if its place is given, by this name. */
const winningRival = ({ rival, rivalPlace }: { rival: ItalianNoun; rivalPlace?: number }) =>
  rivalPlace === undefined ? rival : asLast(rival);
/** `, terzo in classifica` behind the name of a beaten club; empty for the leader, and where the place is not remarkable. */
const place = ({ rival, rivalPlace = 1 }: { rival: ItalianNoun; rivalPlace?: number }) =>
  rivalPlace === 1 ? '' : `, ${rank(rival, rivalPlace)} in classifica`;
/** `in casa contro il Lecce, terzo in classifica`. */
const over = (facts: PlayedStories<ItalianNoun>['lastWon']) => `${against(beatenRival(facts), facts.wasAtHome)}${place(facts)}`;
/** `sul campo del fanalino di coda Lecce`. */
const under = (facts: PlayedStories<ItalianNoun>['lastLost']) => against(winningRival(facts), facts.wasAtHome);
/** `travolto` after a rout. */
const beaten = (own: number, other: number) => (own - other >= 4 || (own >= 5 && own - other >= 3) ? 'travolto' : 'battuto');

/** The outcomes of a season: the verb, its forms for one and for more, and its conjunctive for more; the noun after `a`. */
const outcomes = {
  title: {
    win: 'vincere il titolo',
    wins: 'vince il titolo',
    allWin: 'vincono il titolo',
    thatWin: 'vincano il titolo',
    to: 'al titolo',
  },
  promotion: {
    win: 'salire di categoria',
    wins: 'sale di categoria',
    allWin: 'salgono di categoria',
    thatWin: 'salgano di categoria',
    to: 'alla promozione',
  },
  relegation: {
    win: 'retrocedere',
    wins: 'retrocede',
    allWin: 'retrocedono',
    thatWin: 'retrocedano',
    to: 'alla retrocessione',
  },
} as const;

/** Returns the sentences of Italian previews about the last match, the season's chances and the table. */
export function italianSeason({ score, share }: ItalianFigures): Pick<StoryTexts<ItalianNoun>, SeasonKind & keyof PlayedStories<unknown>> {
  const won = ({ ownGoals, otherGoals }: PlayedStories<ItalianNoun>['lastWon']) => score(ownGoals, otherGoals);
  const lost = ({ ownGoals, otherGoals }: PlayedStories<ItalianNoun>['lastLost']) => score(otherGoals, ownGoals);
  return {
    // A role has the ground of the coming match in its name, so that of the last match is only given beside a club's name.
    lastWon: [
      (facts) => `${role(facts.atHome)} vengono dalla vittoria per ${won(facts)} ${beatenRival(facts).su}${place(facts)}.`,
      (facts) => `Nell’ultima di campionato ${facts.club} ${has(facts.club)} vinto ${won(facts)} ${over(facts)}.`,
      (facts) =>
        `Per ${role(facts.atHome)} l’ultima di campionato è stata una vittoria, ${won(facts)} ${beatenRival(facts).su}${place(facts)}.`,
      (facts) => `È fresco il ${won(facts)} ${facts.club.di} ${over(facts)}, nell’ultima di campionato.`,
      (facts) => `${role(facts.atHome)} hanno vinto ${won(facts)} l’ultima di campionato, contro ${beatenRival(facts)}${place(facts)}.`,
      (facts) =>
        `Nell’ultima di campionato ${facts.club} ${has(facts.club)} ${beaten(facts.ownGoals, facts.otherGoals)} ${homeOrAway(facts.wasAtHome)} ${beatenRival(facts)} per ${won(facts)}.`,
      (facts) => `${role(facts.atHome)} sono reduci dal ${won(facts)} ${beatenRival(facts).a}${place(facts)}.`,
      (facts) => `${facts.club} ${comes(facts.club)} dal successo per ${won(facts)} ${over(facts)}.`,
    ],
    lastLost: [
      (facts) => `${role(facts.atHome)} vengono dalla sconfitta per ${lost(facts)} contro ${winningRival(facts)}.`,
      (facts) => `Nell’ultima di campionato ${facts.club} ${has(facts.club)} perso ${lost(facts)} ${under(facts)}.`,
      (facts) => `Per ${role(facts.atHome)} l’ultima di campionato è stata una sconfitta: ${lost(facts)} contro ${winningRival(facts)}.`,
      (facts) =>
        `C’è un ${lost(facts)} da riscattare per ${role(facts.atHome)}, ${role(facts.atHome).agree(beaten(facts.otherGoals, facts.ownGoals))} ${winningRival(facts).da} nell’ultima di campionato.`,
      (facts) => `${facts.club} ${is(facts.club)} ${facts.club.agree('caduto')} ${lost(facts)} nell’ultima di campionato, ${under(facts)}.`,
      (facts) => {
        const rival = winningRival(facts);
        return `Nell’ultima di campionato ${rival} ${has(rival)} ${beaten(facts.otherGoals, facts.ownGoals)} ${homeOrAway(!facts.wasAtHome)} ${facts.club} per ${lost(facts)}.`;
      },
      (facts) => `${role(facts.atHome)} sono reduci dal ${lost(facts)} subito contro ${winningRival(facts)}.`,
      (facts) => `È fresca la sconfitta per ${lost(facts)} ${facts.club.di} ${under(facts)}, nell’ultima di campionato.`,
    ],
    seasonChance: [
      ({ club, of, chance }) => `La nostra simulazione della stagione dà ${club.a} ${share(chance)} di probabilità di ${outcomes[of].win}.`,
      ({ atHome, of, chance }) => `${share(chance, 'nel')} delle stagioni che simuliamo ${role(atHome)} ${outcomes[of].allWin}.`,
      ({ atHome, of, chance }) =>
        `Se simuliamo il resto della stagione, ${role(atHome)} ${outcomes[of].allWin} ${share(chance, 'nel')} dei casi.`,
      ({ atHome, of, chance }) =>
        `C’è ${share(chance)} di probabilità che ${role(atHome)} ${outcomes[of].thatWin}, secondo la nostra simulazione della stagione.`,
      ({ atHome, of, chance }) =>
        `Secondo la nostra simulazione della stagione ${role(atHome)} hanno ${share(chance)} di probabilità di ${outcomes[of].win}.`,
      ({ club, of, chance }) =>
        `Quanto ${outcomes[of].to}, per ${club} la nostra simulazione della stagione calcola ${share(chance)} di probabilità.`,
      ({ atHome, of, chance }) => `${team(atHome)} ${outcomes[of].wins} ${share(chance, 'nel')} delle nostre simulazioni della stagione.`,
      ({ atHome, of, chance }) =>
        of === 'relegation'
          ? `Per ${role(atHome)} il rischio di retrocedere è ${share(chance, 'del')}, secondo la nostra simulazione della stagione.`
          : `Per ${role(atHome)} la probabilità di ${outcomes[of].win} è ${share(chance, 'del')}, secondo la nostra simulazione della stagione.`,
    ],
    standings: [
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `In classifica ${one} ${is(one)} ${rank(one, higherPlace)}, ${other} ${rank(other, lowerPlace, lastPlace)} con ${points(gap)} in meno.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `${ranked(one, higherPlace)} in classifica, ${has(one)} ${points(gap)} in più ${other.di}, ${rank(other, lowerPlace, lastPlace)}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `${ranked(other, lowerPlace, lastPlace)} in classifica, ${has(other)} ${points(gap)} in meno ${one.di}, ${rank(one, higherPlace)}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `Tra le due squadre ${gap === 1 ? 'c’è' : 'ci sono'} ${points(gap)}: ${one} ${is(one)} ${rank(one, higherPlace)}, ${other} ${rank(other, lowerPlace, lastPlace)}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `La classifica vede ${one} ${rank(one, higherPlace)} e ${other} ${rank(other, lowerPlace, lastPlace)}, ${other.agree('staccato')} di ${points(gap)}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `A dividere le due squadre ${gap === 1 ? 'è' : 'sono'} ${points(gap)}, con ${one} ${articled('al', ordinal(higherPlace))} posto e ${other} ${lowerPlace === lastPlace ? 'all’ultimo' : articled('al', ordinal(lowerPlace))}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, gap }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `Con ${points(gap)} in più ${other.di}, ${one} ${is(one)} ${rank(one, higherPlace)} in classifica.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `${ranked(other, lowerPlace, lastPlace)}, ${other.verb('insegue', 'inseguono')} ${one}, ${rank(one, higherPlace)}, a ${points(gap)} di distanza.`;
      },
    ],
    standingsLevel: [
      ({ points: level }) => `In classifica le due squadre hanno gli stessi punti: ${number(level)} a testa.`,
      ({ points: level }) => `Le due squadre sono insieme a quota ${number(level)} in classifica.`,
      ({ home, away, homePlace, awayPlace, points: level, lastPlace }) =>
        `A quota ${number(level)} ci sono entrambe: ${home} ${is(home)} ${rank(home, homePlace, lastPlace)}, ${away} ${rank(away, awayPlace, lastPlace)}.`,
    ],
  };
}
