import type { LeadStories } from '#domain/story/stories.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import {
  above,
  against,
  allOf,
  beforeThem,
  byPoints,
  can,
  described,
  goes,
  has,
  inMonth,
  is,
  lastLeagueMatches,
  leads,
  leagueDefeats,
  leagueMatches,
  leagueWins,
  matches,
  meets,
  number,
  outOf,
  plays,
  points,
  ranked,
  them,
  times,
  trails,
  waits,
  welcomes,
  which,
  whichInstrumental,
  whichObject,
  willBe,
  withSomebody,
} from '../words.ts';
import { stages } from './stages.ts';

/** Returns the place of a match in its competition: `v semifinále Ligy mistrů`, `v Lize mistrů`. */
function inStage({ competition, stage }: { competition: CzechNoun; stage: Stage | undefined }): string {
  const place = stage && stages[stage];
  return place ? `${place} ${competition.gen}` : `v ${competition.loc}`;
}

/** Returns the home side and the visitors of two clubs of the table, each with its place as an adjective. */
function sides(facts: LeadStories<CzechNoun>['inTable']) {
  const side = (club: CzechNoun, place: number) => ({ club, ranked: ranked(place, club, facts.lastPlace), place });
  const higher = side(facts.higher, facts.higherPlace);
  const lower = side(facts.lower, facts.lowerPlace);
  return facts.higherAtHome ? { host: higher, guest: lower } : { host: lower, guest: higher };
}

/** Returns a club's next match: `hostí Plzeň`, `jede na hřiště Plzně`. */
const nextMatch = ({ club, opponent, atHome }: { club: CzechNoun; opponent: CzechNoun; atHome: boolean }) =>
  atHome ? `hostí ${opponent.acc}` : `${goes(club)} na hřiště ${opponent.gen}`;

/** The same with the place of the opponent: `hostí osmou Plzeň`, `jede na hřiště osmé Plzně`. */
const nextRanked = (facts: { club: CzechNoun; opponent: CzechNoun; opponentPlace: number; atHome: boolean; lastPlace?: number }) => {
  const rival = ranked(facts.opponentPlace, facts.opponent, facts.lastPlace);
  return facts.atHome ? `hostí ${rival.acc}` : `${goes(facts.club)} na hřiště ${rival.gen}`;
};

/** The same for when a relative clause about the opponent follows, which after a ground would refer to the ground: `hostí Plzeň`, `hraje venku s Plzní`. */
const faces = (club: CzechNoun, opponent: { readonly acc: string; readonly ins: string }, atHome: boolean) =>
  atHome ? `hostí ${opponent.acc}` : `${plays(club)} venku ${withSomebody(opponent.ins)}`;

const homeOrAway = (atHome: boolean) => (atHome ? 'doma' : 'venku');

/** Clauses that follow a club and a comma. */
const decidedAs = {
  champion: (club: CzechNoun) => `${which(club)} už ${has(club)} jistý titul`,
  promoted: (club: CzechNoun) => `${which(club)} už ${has(club)} jistý postup`,
  relegated: (club: CzechNoun) => `${which(club)} už ${club.verb('ví', 'vědí')}, že sestoupí`,
} as const;
const certain = { champion: 'Titul', promoted: 'Postup', relegated: 'Sestup' } as const;

/**
 * Returns the first sentences of Czech previews. Except on neutral ground, each says which club is at home, because later sentences speak of
 * hosts and visitors.
 */
export function czechLeads({ score }: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof LeadStories<unknown>> {
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        leaderAtHome
          ? `Hraje první s druhým: ${leader} ${has(leader)} náskok ${points(gap, 'gen')} a hostí ${chaser.acc}.`
          : `Hraje první s druhým: ${chaser} hostí ${leader.acc}, na ${whichObject(leader)} ${trails(chaser)} ${points(gap, 'acc')}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `${ranked(2, chaser).nom} ${faces(chaser, described('vedoucí', leader), !leaderAtHome)}, na ${whichObject(leader)} ${trails(chaser)} ${points(gap, 'acc')}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `${ranked(1, leader).nom} ${nextRanked({ club: leader, opponent: chaser, opponentPlace: 2, atHome: leaderAtHome })}, v tabulce je dělí ${points(gap, 'nom')}.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `${ranked(1, leader).nom} ${nextRanked({ club: leader, opponent: chaser, opponentPlace: 2, atHome: leaderAtHome })}, oba soupeři mají ${points(level, 'acc')}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `${ranked(2, chaser).nom} ${has(chaser)} stejně jako ${described('vedoucí', leader).nom} ${points(level, 'acc')} a ${
          leaderAtHome ? 'venkovní' : 'domácí'
        } výhrou by ${them(leader)} ${chaser.past('přeskočil')}.`,
    ],
    derby: [
      ({ home, away }) => `Na programu je městské derby: ${home} hostí ${away.acc}.`,
      ({ home, away }) => `${home} hostí v městském derby ${away.acc}.`,
      ({ home, away }) => `Sousedský souboj: ${home} hostí ${away.acc}.`,
      ({ home, away }) => `Městské derby ${plays(home)} ${home} doma, soupeřem ${willBe(away)} ${away}.`,
    ],
    leaderPlays: [
      ({ club, ahead, ...match }) => `${club} ${leads(club)} tabulku ${byPoints(ahead)} a teď ${nextRanked({ club, ...match })}.`,
      ({ club, opponent, atHome, ahead, opponentPlace, lastPlace }) =>
        `${ranked(opponentPlace, opponent, lastPlace).nom} ${faces(opponent, club, !atHome)}, ${which(club)} ${leads(club)} tabulku ${byPoints(ahead)}.`,
      ({ club, ahead, ...match }) =>
        `Tabulku ${leads(club)} ${byPoints(ahead)} ${club}, ${which(club)} teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, atHome, opponentPlace, lastPlace }) =>
        `S lídrem tabulky se ${meets(opponent)} ${ranked(opponentPlace, opponent, lastPlace).nom}: ${
          atHome ? `${goes(opponent)} na hřiště ${club.gen}` : `doma ${welcomes(opponent)} ${club.acc}`
        }.`,
    ],
    alreadyDecided: [
      ({ club, as, ...match }) => `${club}, ${decidedAs[as](club)}, ${nextRanked({ club, ...match })}.`,
      ({ club, opponent, atHome, as }) =>
        `${certain[as]} už ${has(club)} ${club} ${as === 'relegated' ? 'zpečetěný' : 'jistý'}, teď ${nextMatch({ club, opponent, atHome })}.`,
      ({ club, opponent, atHome, as }) =>
        `${opponent} ${faces(opponent, club, !atHome)}, ${which(club)} už ${has(club)} ${as === 'relegated' ? 'sestup zpečetěný' : `${certain[as].toLowerCase()} jistý`}.`,
      ({ club, opponent, atHome, as }) =>
        `${club} už ${has(club)} ${as === 'relegated' ? 'sestup zpečetěný' : `${certain[as].toLowerCase()} jistý`} a ${homeOrAway(atHome)} nastoupí proti ${opponent.dat}.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Hraje se o záchranu: ${ranked(homePlace, home, lastPlace).nom} hostí ${ranked(awayPlace, away, lastPlace).acc}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Body k záchraně potřebují oba soupeři: ${ranked(homePlace, home, lastPlace).nom} hostí ${ranked(awayPlace, away, lastPlace).acc}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `${ranked(homePlace, home, lastPlace).nom} hostí ${ranked(awayPlace, away, lastPlace).acc} v takzvaném zápase o šest bodů, sestup hrozí oběma soupeřům.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Na hřišti ${ranked(homePlace, home, lastPlace).gen} se hraje o záchranu, přijíždí ${ranked(awayPlace, away, lastPlace).nom}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Pro body v boji o záchranu ${goes(away)} ${ranked(awayPlace, away, lastPlace).nom} na hřiště ${ranked(homePlace, home, lastPlace).gen}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Ve spodní části tabulky hostí ${ranked(homePlace, home, lastPlace).nom} ${ranked(awayPlace, away, lastPlace).acc} a sestoupit mohou oba soupeři.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Zápas dvou ohrožených týmů čeká ${ranked(homePlace, home, lastPlace).acc}, doma ${home.verb('přivítá', 'přivítají')} ${ranked(awayPlace, away, lastPlace).acc}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Sestupu se oba soupeři brání: proti ${ranked(awayPlace, away, lastPlace).dat} nastoupí doma ${ranked(homePlace, home, lastPlace).nom}.`,
    ],
    bottomPlays: [
      ({ club, ...match }) => `${described('poslední', club).nom} ${nextRanked({ club, ...match })}.`,
      ({ club, opponent, atHome }) => `Na dně tabulky ${is(club)} ${club}, body ${willBe(club)} hledat ${against(opponent, atHome)}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `S posledním týmem tabulky se ${meets(opponent)} ${ranked(opponentPlace, opponent).nom}: ${
          atHome ? `${goes(opponent)} na hřiště ${club.gen}` : `doma ${welcomes(opponent)} ${club.acc}`
        }.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        `${lower} ${trails(lower)} na ${higher.acc} jen ${points(gap, 'acc')} a ${lowerAtHome ? 'domácí' : 'venkovní'} výhrou by ${them(higher)} ${lower.past('přeskočil')}.`,
      ({ lower, higher, gap, lowerPlace, higherPlace, lowerAtHome, lastPlace }) =>
        `${ranked(lowerPlace, lower, lastPlace).nom} ${faces(lower, ranked(higherPlace, higher), lowerAtHome)}, na ${whichObject(higher)} ${trails(lower)} jen ${points(gap, 'acc')}.`,
      ({ lower, higher, lowerAtHome }) =>
        `${lower} ${nextMatch({ club: lower, opponent: higher, atHome: lowerAtHome })} a výhrou by se před ${beforeThem(higher)} v tabulce ${lower.past('dostal')}.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `Stačí ${lowerAtHome ? `domácí výhra ${above(higher)}` : `výhra na hřišti ${higher.gen}`} a ${lower} soupeře v tabulce ${lower.verb('přeskočí', 'přeskočí')}, ${trails(lower)} jen ${points(gap, 'acc')}.`,
      ({ lower, higher, lowerAtHome }) =>
        `${higher} ${faces(higher, lower, !lowerAtHome)}, ${which(lower)} ${them(higher)} ${can(lower)} výhrou v tabulce přeskočit.`,
    ],
    levelOnPoints: [
      ({ home, away, homePlace, awayPlace, points: level, lastPlace }) =>
        `${ranked(homePlace, home, lastPlace).nom} hostí ${ranked(awayPlace, away, lastPlace).acc}, oba soupeři mají ${points(level, 'acc')}.`,
      ({ home, away, points: level }) => `${home} hostí ${away.acc}, na kontě mají oba soupeři ${points(level, 'acc')}.`,
      ({ home, away, homePlace, awayPlace, points: level, lastPlace }) =>
        `Na hřišti ${ranked(homePlace, home, lastPlace).gen} se představí ${ranked(awayPlace, away, lastPlace).nom}, oba soupeři mají shodně ${points(level, 'acc')}.`,
    ],
    gulf: [
      ({ gap, ...facts }) => {
        const { host, guest } = sides(facts);
        return `${host.ranked.nom} hostí ${guest.ranked.acc}, v tabulce je dělí ${points(gap, 'nom')}.`;
      },
      ({ higher, lower, gap, higherAtHome }) =>
        `${byPoints(gap)} víc než ${lower} ${has(higher)} ${higher}, ${which(higher)} ${higherAtHome ? 'navíc' : 'ovšem'} ${plays(higher)} ${homeOrAway(higherAtHome)}.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `${lower} ${faces(lower, higher, !higherAtHome)}, na ${whichObject(higher)} v tabulce ${trails(lower)} ${points(gap, 'acc')}.`,
      ({ higher, lower, gap, lowerPlace, higherAtHome, lastPlace }) =>
        `Tabulka mluví pro ${higher.acc}: ${ranked(lowerPlace, lower, lastPlace).nom} ${has(lower)} ${byPoints(gap)} méně${higherAtHome ? ` a ${plays(lower)} venku` : `, ale ${plays(lower)} doma`}.`,
      ({ gap, ...facts }) => {
        const { host, guest } = sides(facts);
        return `${guest.ranked.nom} ${faces(guest.club, host.ranked, false)}, ${which(host.club)} ${has(host.club)} v tabulce ${byPoints(gap)} ${facts.higherAtHome ? 'víc' : 'méně'}.`;
      },
      ({ gap, ...facts }) => {
        const { host, guest } = sides(facts);
        return `Na hřišti ${host.ranked.gen} nastoupí ${guest.ranked.nom}, rozdíl v tabulce je ${points(gap, 'nom')}.`;
      },
      ({ gap, ...facts }) => {
        const { host, guest } = sides(facts);
        return `Proti ${guest.ranked.dat} nastoupí doma ${host.ranked.nom}, v tabulce ${has(host.club)} ${byPoints(gap)} ${facts.higherAtHome ? 'víc' : 'méně'}.`;
      },
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
        return `${guest.ranked.nom} ${goes(guest.club)} na hřiště ${host.ranked.gen}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `Proti ${guest.ranked.dat} nastoupí doma ${host.ranked.nom}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `Dalším hostem ${host.ranked.gen} ${willBe(guest.club)} ${guest.ranked.nom}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `Venkovní zápas proti ${host.ranked.dat} čeká ${guest.ranked.acc}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `${host.ranked.nom} ${welcomes(host.club)} na svém hřišti ${guest.ranked.acc}.`;
      },
      (facts) => {
        const { host, guest } = sides(facts);
        return `O body ${goes(guest.club)} ${guest.ranked.nom} na hřiště ${host.ranked.gen}.`;
      },
    ],
    winningRun: [
      ({ club, run, ...match }) => `${club} ${has(club)} za sebou ${leagueWins(run, 'acc')} v řadě a teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${faces(opponent, club, !atHome)}, ${which(club)} ${club.past('vyhrál')} ${lastLeagueMatches(run)}.`,
      ({ club, run, ...match }) => `Už ${times(run)} za sebou v lize ${club.past('vyhrál')} ${club}, teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${homeOrAway(!atHome)} narazí na ${described('rozjetý', club).acc}, ${which(club)} ${club.past('vyhrál')} ${lastLeagueMatches(run)}.`,
    ],
    losingRun: [
      ({ club, run, ...match }) => `${club} ${club.past('prohrál')} ${lastLeagueMatches(run)} a teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) => `Sérii ${leagueDefeats(run, 'gen')} se ${club} pokusí ukončit ${against(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Po ${leagueDefeats(run, 'loc')} v řadě čeká ${club.acc} ${atHome ? 'domácí' : 'venkovní'} zápas s ${opponent.ins}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${faces(opponent, club, !atHome)}, ${which(club)} ${club.past('prohrál')} ${lastLeagueMatches(run)}.`,
    ],
    unbeatenRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} ${club.past('neprohrál')} už ${leagueMatches(run, 'acc')} a sérii ${can(club)} protáhnout ${against(opponent, atHome)}.`,
      ({ club, run, ...match }) => `Bez porážky ${is(club)} ${club} už ${leagueMatches(run, 'acc')}, teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${faces(opponent, club, !atHome)}, ${which(club)} už ${leagueMatches(run, 'acc')} ${club.past('neprohrál')}.`,
    ],
    winlessRun: [
      ({ club, run, ...match }) => `${club} ${waits(club)} na výhru už ${leagueMatches(run, 'acc')}, teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `Bez výhry ${is(club)} ${club} už ${leagueMatches(run, 'acc')}, změnit to ${can(club)} ${against(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Už ${leagueMatches(run, 'acc')} ${club} ${club.past('nevyhrál')}, další pokus přijde ${against(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${faces(opponent, club, !atHome)}, ${which(club)} na výhru ${waits(club)} už ${leagueMatches(run, 'acc')}.`,
    ],
    goalDrought: [
      ({ club, run, ...match }) =>
        `${club} v posledních ${leagueMatches(run, 'loc')} ${club.past('nedal')} gól a teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `Střelecké trápení ${club.gen} trvá už ${leagueMatches(run, 'acc')}, skončit může ${against(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${faces(opponent, club, !atHome)}, ${which(club)} už ${leagueMatches(run, 'acc')} ${club.past('nedal')} gól.`,
    ],
    cleanSheets: [
      ({ club, run, ...match }) =>
        `${club} ${club.past('neinkasoval')} už ${leagueMatches(run, 'acc')}, teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent, run, atHome }) =>
        `S čistým kontem ${club.past('odehrál')} ${club} ${lastLeagueMatches(run)}, překonat ${them(club)} teď zkusí ${homeOrAway(!atHome)} ${opponent}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${up} po ${leagueWins(upRun, 'loc')} v řadě ${faces(up, down, upAtHome)}, ${which(down)} naopak ${times(downRun)} za sebou ${down.past('prohrál')}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${down} po ${leagueDefeats(downRun, 'loc')} v řadě ${faces(down, up, !upAtHome)}, ${which(up)} naopak ${times(upRun)} za sebou ${up.past('vyhrál')}.`,
    ],
    perfectAtHome: [
      ({ club, opponent, played }) =>
        `${club} v tomto ročníku ${club.past('vyhrál')} ${allOf(played, 'domácí')} a teď hostí ${opponent.acc}.`,
      ({ club, opponent }) => `Na hřišti ${club.gen} v tomto ročníku ještě žádný soupeř nebodoval, teď to zkusí ${opponent}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${goes(opponent)} na hřiště ${club.gen}, kde v tomto ročníku ${allOf(played)} vyhráli domácí.`,
    ],
    fortress: [
      ({ club, opponent }) => `${club} v tomto ročníku doma ještě ${club.past('neprohrál')}, teď hostí ${opponent.acc}.`,
      ({ club, opponent }) => `Na hřišti ${club.gen} v tomto ročníku ještě žádný soupeř nevyhrál, teď to zkusí ${opponent}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${goes(opponent)} na hřiště ${club.gen}, kde v tomto ročníku za ${matches(played, 'acc')} žádný soupeř nevyhrál.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `Ani jeden ${outOf(played)} domácích zápasů v tomto ročníku ${club} ${club.past('nevyhrál')}, teď hostí ${opponent.acc}.`,
      ({ club, opponent }) =>
        `${club} v tomto ročníku na domácí výhru teprve ${waits(club)}, další příležitost přijde proti ${opponent.dat}.`,
    ],
    perfectAway: [
      ({ club, played, ...match }) =>
        `${club} v tomto ročníku ${club.past('vyhrál')} ${allOf(played, 'venkovní')} a teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent }) => `${opponent} hostí ${club.acc}, ${which(club)} v tomto ročníku venku pokaždé ${club.past('vyhrál')}.`,
      ({ club, ...match }) => `Venku ${club} v tomto ročníku ještě ${club.past('neztratil')} bod, teď ${nextMatch({ club, ...match })}.`,
    ],
    strongTravellers: [
      ({ club, ...match }) => `${club} v tomto ročníku venku ještě ${club.past('neprohrál')} a teď ${nextMatch({ club, ...match })}.`,
      ({ club, opponent }) =>
        `${opponent} hostí ${club.acc}, ${which(club)} v tomto ročníku na cizích hřištích ještě ${club.past('neprohrál')}.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `Ani jeden ${outOf(played)} venkovních zápasů v tomto ročníku ${club} ${club.past('nevyhrál')}, teď ${goes(club)} na hřiště ${opponent.gen}.`,
      ({ club, opponent }) => `${opponent} hostí ${club.acc}, ${which(club)} v tomto ročníku na venkovní výhru teprve ${waits(club)}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, on }) =>
        `${loser} ${nextMatch({ club: loser, opponent: winner, atHome: !winnerAtHome })}, se ${whichInstrumental(winner)} v posledním vzájemném zápase ${inMonth(on)} ${loser.past('prohrál')} vysoko ${score(loserGoals, winnerGoals)}.`,
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, on }) =>
        `${winner} ${nextMatch({ club: winner, opponent: loser, atHome: winnerAtHome })}, nad ${whichInstrumental(loser)} v posledním vzájemném zápase ${inMonth(on)} ${winner.past('vyhrál')} vysoko ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, on }) =>
        `Odvetu za porážku ${score(loserGoals, winnerGoals)} v posledním vzájemném zápase ${inMonth(on)} ${loser.verb('hledá', 'hledají')} ${loser} ${against(winner, !winnerAtHome)}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings, atHome }) =>
        `${club} ani v jednom z posledních ${number(meetings, 'gen')} vzájemných zápasů ${club.past('neporazil')} ${opponent.acc}, teď to zkusí ${homeOrAway(atHome)}.`,
      ({ club, opponent, meetings, atHome }) =>
        `${opponent} ${nextMatch({ club: opponent, opponent: club, atHome: !atHome })}, se ${whichInstrumental(club)} v posledních ${number(meetings, 'loc')} zápasech ${opponent.past('neprohrál')}.`,
      ({ club, opponent, meetings, atHome }) =>
        `Porazit ${opponent.acc} se ${club.dat} nepodařilo v žádném z posledních ${number(meetings, 'gen')} vzájemných zápasů, teď to zkusí ${homeOrAway(atHome)}.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `Nový ročník ${competition.gen} ${home.verb('začíná', 'začínají')} ${home} doma proti ${away.dat}.`,
      ({ home, away, competition }) => `${home} v prvním zápase nového ročníku ${competition.gen} hostí ${away.acc}.`,
      ({ home, away, competition }) => `Pro obě strany je to první zápas nového ročníku ${competition.gen}: ${home} hostí ${away.acc}.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) => `Nováček ${club} ${atHome ? `hostí ${opponent.acc}` : `jede na hřiště ${opponent.gen}`}.`,
      ({ club, opponent, atHome }) => `${club} se jako nováček soutěže poměří ${homeOrAway(atHome)} s ${opponent.ins}.`,
      ({ club, opponent, atHome }) =>
        `S nováčkem soutěže se ${meets(opponent)} ${opponent}: ${atHome ? `${goes(opponent)} na hřiště ${club.gen}` : `doma ${welcomes(opponent)} ${club.acc}`}.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} v ${competition.loc} hostí ${away.acc}.`,
      ({ home, away, competition }) => `V ${competition.loc} ${goes(away)} ${away} na hřiště ${home.gen}.`,
      ({ home, away, competition }) => `Na hřišti ${home.gen} se v ${competition.loc} představí ${away}.`,
    ],
    cupTie: [
      ({ home, away, ...tie }) => `${home} ${inStage(tie)} hostí ${away.acc}.`,
      ({ home, away, ...tie }) => `${inStage(tie)} ${goes(away)} ${away} na hřiště ${home.gen}.`,
      ({ home, away, ...tie }) => `Proti ${away.dat} nastoupí ${inStage(tie)} doma ${home}.`,
      ({ home, away, ...tie }) => `${home} ${inStage(tie)} nastoupí doma proti ${away.dat}.`,
      ({ home, away, ...tie }) => `${inStage(tie)} se na hřišti ${home.gen} představí ${away}.`,
      ({ home, away, ...tie }) => `${away} ${plays(away)} ${inStage(tie)} venku proti ${home.dat}.`,
      ({ home, away, ...tie }) => `${home} ${welcomes(home)} ${inStage(tie)} ${away.acc}.`,
      ({ home, away, ...tie }) => `Na ${away.acc} narazí ${inStage(tie)} doma ${home}.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `Ve finále ${competition.gen} se utkají ${home} a ${away}.`,
      ({ home, away, competition }) => `Finále ${competition.gen} svede dohromady ${home.acc} a ${away.acc}.`,
    ],
    neutralGround: [
      ({ home, away, ...tie }) => `${home} a ${away} se ${inStage(tie)} utkají na neutrální půdě.`,
      ({ home, away, ...tie }) => `Na neutrální půdě se ${inStage(tie)} střetnou ${home} a ${away}.`,
    ],
  };
}
