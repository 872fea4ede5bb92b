import type { CzechNoun } from '#app/i18n/names/czech-noun.ts';
import type { LeadStories } from '#domain/story/stories.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import {
  against,
  byPoints,
  can,
  described,
  goes,
  has,
  hasNo,
  inMonth,
  is,
  lastLeagueMatches,
  leads,
  leagueDefeats,
  leagueMatches,
  leagueWins,
  matches,
  meets,
  neuterOrdinal,
  number,
  placeOf,
  plays,
  points,
  ranked,
  them,
  times,
  trails,
  waits,
  welcomes,
  which,
  whichObject,
  willBe,
  wins,
  withThem,
} from './czech-words.ts';

const stages: Readonly<Partial<Record<Stage, string>>> = {
  preliminary: 'v předkole',
  'qualifying-1': 'v prvním předkole',
  'qualifying-2': 've druhém předkole',
  'qualifying-3': 've třetím předkole',
  'qualifying-play-off': 'v play off',
  group: 've skupině',
  'league-phase': 'v ligové fázi',
  'round-1': 'v prvním kole',
  'round-2': 've druhém kole',
  'round-3': 've třetím kole',
  'round-4': 've čtvrtém kole',
  'round-5': 'v pátém kole',
  'round-6': 'v šestém kole',
  'knock-out-play-off': 'v play off',
  'round-of-32': 'v šestnáctifinále',
  'round-of-16': 'v osmifinále',
  'quarter-final': 've čtvrtfinále',
  'semi-final': 'v semifinále',
  'third-place': 'v zápase o třetí místo',
  'play-off': 'v play off',
  'promotion-play-off': 'v play off',
  'relegation-play-off': 'v baráži',
  'championship-round': 've skupině o titul',
  'relegation-round': 've skupině o záchranu',
};

/** Returns where in a competition a match is played: `v semifinále Ligy mistrů`, `v Lize mistrů`. */
function inStage({ competition, stage }: { competition: CzechNoun; stage: Stage | undefined }): string {
  const place = stage && stages[stage];
  return place ? `${place} ${competition.gen}` : `v ${competition.loc}`;
}

/** Returns the home side and the visitors of two clubs of the table, with what is written of each. */
function sides(facts: { higher: CzechNoun; lower: CzechNoun; higherPlace: number; lowerPlace: number; higherAtHome: boolean }) {
  const side = (club: CzechNoun, place: number) => ({ club, ranked: ranked(place, club), place: placeOf(place, club) });
  const higher = side(facts.higher, facts.higherPlace);
  const lower = side(facts.lower, facts.lowerPlace);
  return facts.higherAtHome ? { host: higher, guest: lower } : { host: lower, guest: higher };
}

/** Returns what comes next for a club: `hostí Plzeň`, `jede na hřiště Plzně`. */
const nextMatch = ({ club, opponent, atHome }: { club: CzechNoun; opponent: CzechNoun; atHome: boolean }) =>
  atHome ? `hostí ${opponent.acc}` : `${goes(club)} na hřiště ${opponent.gen}`;

/** Returns the first sentences of Czech previews. */
export function czechLeads({ score }: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof LeadStories<unknown>> {
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        leaderAtHome
          ? `Hraje první s druhým: ${leader} ${has(leader)} náskok ${points(gap, 'gen')} a hostí ${chaser.acc}.`
          : `Hraje první s druhým: ${chaser} hostí ${leader.acc}, na ${whichObject(leader)} ${trails(chaser)} ${points(gap, 'acc')}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `${ranked(2, chaser).nom} ${trails(chaser)} ${points(gap, 'acc')} na ${described('vedoucí', leader).acc}${
          leaderAtHome
            ? ` a vzájemný zápas ${them(chaser)} čeká venku`
            : `, ve vzájemném zápase ale ${has(chaser)} výhodu domácího prostředí`
        }.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `První dvě příčky tabulky drží ${leader} a ${chaser}, dělí je ${points(gap, 'nom')} a hraje se na hřišti ${(leaderAtHome ? leader : chaser).gen}.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `V čele tabulky mají ${leader} a ${chaser} shodně ${points(level, 'acc')}, vzájemný zápas se hraje na hřišti ${(leaderAtHome ? leader : chaser).gen}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `${ranked(2, chaser).nom} ${has(chaser)} stejně jako ${described('vedoucí', leader).nom} ${points(level, 'acc')} a ${
          leaderAtHome ? 'venkovní' : 'domácí'
        } výhrou by ${them(leader)} ${chaser.past('přeskočil')}.`,
    ],
    derby: [
      ({ home, away, town }) => `V ${town.loc} je na programu derby: ${home} hostí ${away.acc}.`,
      ({ home, away, town }) => `Komu patří ${town}, napoví derby mezi ${home.ins} a ${away.ins}.`,
      ({ home, away, town }) => `Městské derby v ${town.loc} svede dohromady ${home.acc} a ${away.acc}.`,
    ],
    leaderPlays: [
      ({ club, opponent, atHome, ahead, opponentPlace }) => {
        const rival = ranked(opponentPlace, opponent);
        return `${club} ${leads(club)} tabulku ${byPoints(ahead)} a teď ${
          atHome ? `hostí ${rival.acc}` : `${goes(club)} na hřiště ${rival.gen}`
        }.`;
      },
      ({ club, opponent, atHome, ahead, opponentPlace }) =>
        `${ranked(opponentPlace, opponent).nom} ${atHome ? `${goes(opponent)} na půdu ${club.gen}` : `${welcomes(opponent)} ${club.acc}`}, ${which(club)} ${leads(club)} tabulku ${byPoints(ahead)}.`,
      ({ club, opponent, atHome, ahead }) =>
        `${byPoints(ahead)} ${leads(club)} tabulku ${club}, na řadě je ${atHome ? 'domácí' : 'venkovní'} zápas s ${opponent.ins}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `S lídrem tabulky se ${meets(opponent)} ${ranked(opponentPlace, opponent).nom}: ${
          atHome ? `${goes(opponent)} na hřiště ${club.gen}` : `doma ${welcomes(opponent)} ${club.acc}`
        }.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace }) => `Hraje se o záchranu: ${ranked(homePlace, home).nom} hostí ${ranked(awayPlace, away).acc}.`,
      ({ home, away, homePlace, awayPlace }) =>
        `Body k záchraně potřebují oba soupeři: ${home} ${is(home)} v tabulce ${placeOf(homePlace, home)}, ${away} ${placeOf(awayPlace, away)}.`,
      ({ home, away }) => `Sestup hrozí ${home.dat} i ${away.dat}, a tak je jejich vzájemný zápas takzvaně o šest bodů.`,
    ],
    bottomPlays: [
      ({ club, opponent, atHome, opponentPlace }) => {
        const rival = ranked(opponentPlace, opponent);
        return `${described('poslední', club).nom} ${atHome ? `hostí ${rival.acc}` : `${goes(club)} na hřiště ${rival.gen}`}.`;
      },
      ({ club, opponent, atHome }) => `Na dně tabulky ${is(club)} ${club}, body ${willBe(club)} hledat ${against(opponent, atHome)}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `S posledním týmem tabulky se ${meets(opponent)} ${ranked(opponentPlace, opponent).nom}: ${
          atHome ? `${goes(opponent)} na půdu ${club.gen}` : `doma ${welcomes(opponent)} ${club.acc}`
        }.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        `${lower} ${trails(lower)} na ${higher.acc} jen ${points(gap, 'acc')} a ${lowerAtHome ? 'domácí' : 'venkovní'} výhrou by ${them(higher)} ${lower.past('přeskočil')}.`,
      ({ lower, higher, gap, lowerPlace, higherPlace }) =>
        `Jen ${points(gap, 'nom')} dělí ${ranked(higherPlace, higher).acc} od ${ranked(lowerPlace, lower).gen}, vzájemný zápas může jejich pořadí otočit.`,
      ({ lower, higher, lowerAtHome }) =>
        `Před ${higher.acc} se v tabulce ${can(lower)} dostat ${lower}, stačí k tomu ${lowerAtHome ? 'domácí' : 'venkovní'} výhra.`,
      ({ lower, higher, gap, higherPlace, lowerAtHome }) =>
        `${neuterOrdinal(higherPlace)} místo patří ${higher.dat}, jenže ${lower} ${is(lower)} jen ${byPoints(gap)} zpět a ${
          lowerAtHome ? `${plays(lower)} doma` : `venku ${can(lower)} ztrátu smazat`
        }.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `${home} i ${away} mají před vzájemným zápasem ${points(level, 'acc')}.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `Shodně ${points(level, 'acc')} mají ${ranked(homePlace, home).nom} a ${ranked(awayPlace, away).nom}; kdo vyhraje, ten soupeři odskočí.`,
      ({ home, away, points: level }) => `Bodově jsou na tom ${home} a ${away} nastejno, obě strany mají na kontě ${points(level, 'acc')}.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `${ranked(homePlace, home).nom} hostí ${ranked(awayPlace, away).acc}, na kontě mají oba soupeři ${points(level, 'acc')}.`,
    ],
    gulf: [
      ({ higher, lower, gap, higherPlace, lowerPlace, higherAtHome }) =>
        `Mezi ${ranked(higherPlace, higher).ins} a ${ranked(lowerPlace, lower).ins} je v tabulce rozdíl ${points(gap, 'gen')}, hraje se na hřišti ${(higherAtHome ? higher : lower).gen}.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `${byPoints(gap)} víc než ${lower} ${has(higher)} ${higher}, ${which(higher)} ${higherAtHome ? 'navíc' : 'ovšem'} ${plays(higher)} ${higherAtHome ? 'doma' : 'venku'}.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `${lower} ${trails(lower)} ${points(gap, 'acc')} na ${higher.acc}, ${
          higherAtHome ? `a navíc ${them(lower)} čeká venkovní zápas` : `výhodu domácího prostředí ale ${willBe(lower)} mít na své straně`
        }.`,
      ({ higher, lower, gap, lowerPlace, higherAtHome }) =>
        `Tabulka mluví pro ${higher.acc}: ${ranked(lowerPlace, lower).nom} ${has(lower)} ${byPoints(gap)} méně${higherAtHome ? ` a ${plays(lower)} venku` : `, ale ${plays(lower)} doma`}.`,
    ],
    inTable: [
      (facts) => {
        const { host, guest } = sides(facts);
        return `${host.ranked.nom} hostí ${guest.ranked.acc}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `Na hřišti ${host.ranked.gen} se představí ${guest.ranked.nom}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `${guest.ranked.nom} ${goes(guest.club)} na půdu ${host.ranked.gen}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `Proti ${guest.ranked.dat} nastoupí doma ${host.ranked.nom}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `V tabulce ${is(guest.club)} ${guest.club} ${guest.place} a ${host.club}, ${which(host.club)} zápas hostí, ${host.place}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `Dalším hostem ${host.ranked.gen} ${willBe(guest.club)} ${guest.ranked.nom}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `Venkovní zápas proti ${host.ranked.dat} čeká ${guest.ranked.acc}.`;
      },
    ],
    winningRun: [
      ({ club, run, ...match }) => `${club} ${has(club)} za sebou ${leagueWins(run, 'acc')} v řadě a teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `Kdo zastaví ${club.acc}? Po ${leagueWins(run, 'loc')} v řadě to ${atHome ? 'venku' : 'doma'} zkusí ${opponent}.`,
      ({ club, run, ...match }) => `Už ${times(run)} za sebou v lize ${club.past('vyhrál')} ${club}, teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${atHome ? 'venku' : 'doma'} narazí na ${described('rozjetý', club).acc}, ${which(club)} ${club.past('vyhrál')} ${lastLeagueMatches(run)}.`,
    ],
    losingRun: [
      ({ club, run, ...match }) => `${club} ${club.past('prohrál')} ${lastLeagueMatches(run)} a teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) => `Sérii ${leagueDefeats(run, 'gen')} se ${club} pokusí ukončit ${against(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Po ${leagueDefeats(run, 'loc')} v řadě čeká ${club.acc} ${atHome ? 'domácí' : 'venkovní'} zápas s ${opponent.ins}.`,
      ({ club, opponent, run, atHome }) =>
        `S ${club.ins}, ${which(club)} v lize ${times(run)} za sebou ${club.past('prohrál')}, ${plays(opponent)} ${atHome ? 'venku' : 'doma'} ${opponent}.`,
    ],
    unbeatenRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} ${club.past('neprohrál')} už ${leagueMatches(run, 'acc')} a sérii ${can(club)} protáhnout ${against(opponent, atHome)}.`,
      ({ club, run, ...match }) => `Série ${leagueMatches(run, 'gen')} bez porážky je v sázce: ${club} ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `Zdolat ${club.acc}, což se v posledních ${leagueMatches(run, 'loc')} nikomu nepodařilo, zkusí ${atHome ? 'venku' : 'doma'} ${opponent}.`,
    ],
    winlessRun: [
      ({ club, run, ...match }) => `${club} ${waits(club)} na výhru už ${leagueMatches(run, 'acc')}, teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `Bez výhry ${is(club)} ${club} už ${leagueMatches(run, 'acc')}, změnit to ${can(club)} ${against(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Už ${leagueMatches(run, 'acc')} ${club} ${club.past('nevyhrál')}, další pokus přijde ${against(opponent, atHome)}.`,
    ],
    goalDrought: [
      ({ club, run, ...match }) =>
        `${club} v posledních ${leagueMatches(run, 'loc')} gól ${club.past('nedal')} a teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `Střelecké trápení ${club.gen} trvá už ${leagueMatches(run, 'acc')}, skončit může ${against(opponent, atHome)}.`,
    ],
    cleanSheets: [
      ({ club, run, ...match }) =>
        `${club} ${club.past('neinkasoval')} už ${leagueMatches(run, 'acc')}, teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `S čistým kontem ${club.past('odehrál')} ${club} ${lastLeagueMatches(run)}, překonat ${them(club)} teď zkusí ${atHome ? 'venku' : 'doma'} ${opponent}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${up} v lize ${times(upRun)} v řadě ${up.past('vyhrál')}, ${down} ${times(downRun)} v řadě ${down.past('prohrál')} a hraje se na hřišti ${(upAtHome ? up : down).gen}.`,
      ({ up, down, upRun, downRun }) =>
        `Forma soupeřů se výrazně liší: ${up} ${has(up)} za sebou ${leagueWins(upRun, 'acc')} v řadě, ${down} ${leagueDefeats(downRun, 'acc')}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${down} po ${leagueDefeats(downRun, 'loc')} v řadě ${nextMatch({ club: down, opponent: up, atHome: !upAtHome })}, ${which(up)} naopak ${times(upRun)} po sobě ${up.past('vyhrál')}.`,
    ],
    fortress: [
      ({ club, opponent, played, won }) =>
        `${club} v tomto ročníku doma ještě ${club.past('neprohrál')}, po ${matches(played, 'loc')} ${has(club)} ${wins(won, 'acc')} a dalším hostem ${willBe(opponent)} ${opponent}.`,
      ({ club, opponent }) => `Na hřišti ${club.gen} v tomto ročníku ještě žádný soupeř nevyhrál, teď to zkusí ${opponent}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${goes(opponent)} na půdu ${club.gen}, kde v tomto ročníku za ${matches(played, 'acc')} žádný soupeř nezvítězil.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `Ani po ${number(played, 'loc')} domácích zápasech ${hasNo(club)} ${club} v tomto ročníku výhru, teď hostí ${opponent.acc}.`,
      ({ club, opponent }) =>
        `${club} v tomto ročníku na domácí výhru teprve ${waits(club)}, další příležitost přijde proti ${opponent.dat}.`,
    ],
    strongTravellers: [
      ({ club, opponent, played, won }) =>
        `${club} v tomto ročníku venku ještě ${club.past('neprohrál')}, po ${matches(played, 'loc')} ${has(club)} ${wins(won, 'acc')} a teď ${goes(club)} na hřiště ${opponent.gen}.`,
      ({ club, opponent }) =>
        `${opponent} hostí ${club.acc}, ${which(club)} v tomto ročníku na cizích hřištích ještě ${club.past('neprohrál')}.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `Ani po ${number(played, 'loc')} venkovních zápasech ${hasNo(club)} ${club} v tomto ročníku výhru, teď ${goes(club)} na hřiště ${opponent.gen}.`,
      ({ club, opponent }) => `${opponent} hostí ${club.acc}, ${which(club)} v tomto ročníku na venkovní výhru teprve ${waits(club)}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `${loser} ${has(loser)} ${winner.dat} co vracet: poslední vzájemný zápas ${inMonth(on)} ${loser.past('prohrál')} ${score(loserGoals, winnerGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `Naposledy, ${inMonth(on)}, ${winner.past('vyhrál')} ${winner} nad ${loser.ins} vysoko, ${score(winnerGoals, loserGoals)}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings, atHome }) =>
        `${club} v posledních ${number(meetings, 'loc')} vzájemných zápasech ${opponent.acc} ani jednou ${club.past('neporazil')}, teď to zkusí ${atHome ? 'doma' : 'venku'}.`,
      ({ club, opponent, meetings }) =>
        `${opponent} na ${club.acc} platí: v posledních ${number(meetings, 'loc')} vzájemných zápasech s ${withThem(club)} ${opponent.past('neprohrál')}.`,
      ({ club, opponent, meetings }) =>
        `Porazit ${opponent.acc} se ${club.dat} nepodařilo v žádném z posledních ${number(meetings, 'gen')} vzájemných zápasů.`,
    ],
    seasonStart: [
      ({ home, away, competition }) =>
        `Do nového ročníku ${competition.gen} vstoupí ${home} domácím zápasem s ${away.ins}, i pro hosty je to začátek.`,
      ({ home, away, competition }) => `${home} a ${away} zahájí sezonu ${competition.gen} vzájemným zápasem.`,
      ({ home, away, competition }) => `Pro obě strany je to první zápas nového ročníku ${competition.gen}: ${home} hostí ${away.acc}.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) => `Nováček ${club} ${atHome ? `hostí ${opponent.acc}` : `jede na hřiště ${opponent.gen}`}.`,
      ({ club, opponent, atHome }) => `${club} se jako nováček soutěže poměří s ${opponent.ins}, tentokrát ${atHome ? 'doma' : 'venku'}.`,
      ({ club, opponent, atHome }) =>
        `S nováčkem soutěže se ${meets(opponent)} ${opponent}: ${atHome ? `${goes(opponent)} na půdu ${club.gen}` : `doma ${welcomes(opponent)} ${club.acc}`}.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} v ${competition.loc} hostí ${away.acc}.`,
      ({ home, away, competition }) => `V ${competition.loc} ${goes(away)} ${away} na hřiště ${home.gen}.`,
      ({ home, away, competition }) => `Na hřišti ${home.gen} se v ${competition.loc} představí ${away}.`,
    ],
    cupTie: [
      ({ home, away, ...tie }) => `${home} ${inStage(tie)} hostí ${away.acc}.`,
      ({ home, away, ...tie }) => `${inStage(tie)} ${goes(away)} ${away} na půdu ${home.gen}.`,
      ({ home, away, ...tie }) => `Proti ${away.dat} ${willBe(home)} mít ${inStage(tie)} výhodu domácího prostředí ${home}.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `Ve finále ${competition.gen} se utkají ${home} a ${away}.`,
      ({ home, away, competition }) => `${home}, nebo ${away}: vítěze ${competition.gen} určí finále.`,
    ],
    neutralGround: [
      ({ home, away, ...tie }) => `${home} a ${away} se ${inStage(tie)} utkají na neutrální půdě.`,
      ({ home, away, ...tie }) => `Na neutrální půdě se ${inStage(tie)} střetnou ${home} a ${away}.`,
    ],
  };
}
