import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import { matches, number, wins } from '../words.ts';

const conferences = { east: 'Východní konference', west: 'Západní konference' } as const;
const are = (club: CzechNoun) => club.verb('je', 'jsou');
const have = (club: CzechNoun) => club.verb('má', 'mají');
const last = (count: number) => `${count >= 5 ? 'posledních' : 'poslední'} ${matches(count, 'acc')}`;

export const czechBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<CzechNoun> => ({
  neighbours: [
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `V tabulce ${conferences[conference]} ${are(higher.full)} ${higher.full} na ${higherPlace}. místě, ${lower.full} na ${lowerPlace}. místě a dělí je nanejvýš jeden zápas.`,
    ({ higher, lower, higherPlace, lowerPlace }) =>
      `Jde o ${higherPlace}. místo v konferenci: ${lower.full} ${are(lower.full)} na ${lowerPlace}. místě a výhrou ${lower.full.verb('může', 'mohou')} ${higher.full.acc} dostihnout nebo předstihnout.`,
  ],
  winningRun: [
    ({ club, run }) => `${club.full} ${club.full.past('vyhrál')} ${last(run)}.`,
    ({ club, other, run }) =>
      `Se sérií ${wins(run, 'gen')} ${club.full.verb('nastupuje', 'nastupují')} ${club.full} proti ${other.short.dat}.`,
  ],
  losingRun: [
    ({ club, run }) => `${club.full} ${club.full.past('prohrál')} ${last(run)}.`,
    ({ club, other, run }) =>
      `Na výhru už ${matches(run, 'acc')} ${club.full.verb('čeká', 'čekají')} ${club.full}, teď ${club.full.verb('nastupuje', 'nastupují')} proti ${other.short.dat}.`,
  ],
  backToBack: [
    ({ club, other }) =>
      `${club.short} ${club.short.verb('hraje', 'hrají')} druhý den po sobě, ${other.short} ${other.short.past('měl')} den předtím volno.`,
    ({ club, other }) => `Druhý zápas ve dvou dnech ${have(club.short)} ${club.short}, odpočatí jsou hráči ${other.short.gen}.`,
  ],
  seasonMeetings: [
    ({ leader, won, lost }) =>
      `Ve vzájemných zápasech této sezony ${leader.short.verb('vede', 'vedou')} ${leader.short} ${score(won, lost)}.`,
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `${other.short} v této sezoně nad ${leader.short.ins} ještě ${other.short.past('nevyhrál')}.`
        : `Vzájemná bilance v této sezoně je ${score(won, lost)}, lépe ${are(leader.short)} na tom ${leader.short}.`,
  ],
  seasonLevel: [
    ({ each }) => `Vzájemná bilance v této sezoně je vyrovnaná, ${score(each, each)}.`,
    ({ home, away, each }) => `${home.short} a ${away.short} to mají v této sezoně mezi sebou ${score(each, each)}.`,
  ],
  firstOfSeason: [
    ({ home, away }) => `V této sezoně proti sobě ${home.short} a ${away.short} ještě ${home.short.past('nehrál', away.short)}.`,
    () => `Je to jejich první vzájemný zápas v sezoně.`,
  ],
  homeRecord: [
    ({ club, won, lost }) => `Doma ${have(club.short)} ${club.short} bilanci ${score(won, lost)}.`,
    ({ club, won, lost }) => `${club.short} ${have(club.short)} na vlastní palubovce bilanci ${score(won, lost)}.`,
  ],
  awayRecord: [
    ({ club, won, lost }) => `Venku ${have(club.short)} ${club.short} bilanci ${score(won, lost)}.`,
    ({ club, won, lost }) => `${club.short} ${have(club.short)} na palubovkách soupeřů bilanci ${score(won, lost)}.`,
  ],
  records: [
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${home.full} ${have(home.full)} v sezoně bilanci ${score(homeWon, homeLost)}, ${away.full} ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${away.full} (${score(awayWon, awayLost)}) ${away.full.verb('hraje', 'hrají')} venku proti ${home.full.dat} (${score(homeWon, homeLost)}).`,
  ],
  opener: [
    ({ home, away }) => `${home.full} a ${away.full} jsou teprve na začátku sezony.`,
    ({ home, away }) => `Na úvod sezony se utkají ${home.full} a ${away.full}.`,
  ],
  playOff: [
    ({ home, away }) => `V play-off ${home.full.verb('hraje', 'hrají')} doma ${home.full} proti ${away.full.dat}.`,
    ({ home, away }) => `${away.full} ${away.full.verb('hraje', 'hrají')} v play-off venku, soupeřem ${are(home.full)} ${home.full}.`,
  ],
  playIn: [
    ({ home, away }) => `${home.full} a ${away.full} se v play-in utkají o postup do play-off.`,
    ({ home, away }) => `V play-in ${home.full.verb('hraje', 'hrají')} doma ${home.full}, soupeřem ${are(away.full)} ${away.full}.`,
  ],
  lastTen: [
    ({ home, away, homeWon, awayWon }) =>
      `Z posledních deseti zápasů ${home.short.past('vyhrál')} ${home.short} ${number(homeWon, 'acc')}, ${away.short} ${number(awayWon, 'acc')}.`,
    ({ home, away, homeWon, awayWon }) =>
      `Forma z posledních deseti zápasů: ${home.short} ${score(homeWon, 10 - homeWon)}, ${away.short} ${score(awayWon, 10 - awayWon)}.`,
  ],
  favouriteByPrice: [
    ({ favourite, chance, line: of }) =>
      `Podle kurzů očištěných o marži ${have(favourite.short)} ${favourite.short} šanci na výhru ${percent(chance)}${of === undefined ? '' : `, handicap je −${line(of)}`}.`,
    ({ favourite, chance, line: of }) =>
      `Favoritem ${are(favourite.short)} ${favourite.short}: kurzy bez marže odpovídají šanci ${percent(chance)}${of === undefined ? '' : `, handicap je −${line(of)}`}.`,
  ],
  favouriteByRating: [
    ({ favourite, chance }) =>
      `Kurzy zatím nejsou, podle našeho hodnocení ${have(favourite.short)} ${favourite.short} šanci na výhru ${percent(chance)}.`,
    ({ favourite, chance }) =>
      `Podle našeho hodnocení ${are(favourite.short)} favoritem ${favourite.short} se šancí ${percent(chance)}, kurzy ještě nejsou vypsané.`,
  ],
  even: [
    ({ chance }) => `Zápas nemá favorita, vyšší z obou šancí je jen ${percent(chance)}.`,
    ({ home, away, chance }) => `${home.short} a ${away.short} jsou na tom skoro stejně, vyšší šance je ${percent(chance)}.`,
  ],
  wonInOvertime: [
    ({ winner, loser, points: own, against }) =>
      `${winner.full} ${winner.full.past('vyhrál')} nad ${loser.full.ins} po prodloužení ${score(own, against)}.`,
    ({ winner, loser, points: own, against }) =>
      `O výhře ${winner.full.gen} nad ${loser.full.ins} ${score(own, against)} rozhodlo až prodloužení.`,
  ],
  wonClosely: [
    ({ winner, loser, points: own, against }) =>
      `${winner.full} těsně ${winner.full.past('vyhrál')} nad ${loser.full.ins} ${score(own, against)}.`,
    ({ winner, loser, points: own, against }) =>
      `${loser.full} ${loser.full.past('měl')} k výhře blízko, ${winner.full} ale ${winner.full.past('vyhrál')} ${score(own, against)}.`,
  ],
  wonClearly: [
    ({ winner, loser, points: own, against }) =>
      `${winner.full} ${winner.full.past('vyhrál')} nad ${loser.full.ins} ${score(own, against)}.`,
    ({ winner, loser, points: own, against }) => `${winner.full} ${winner.full.past('porazil')} ${loser.full.acc} ${score(own, against)}.`,
  ],
  favouriteWon: [
    ({ winner, chance }) => `Překvapení se nekonalo: ${winner.short} ${winner.short.past('měl')} před začátkem šanci ${percent(chance)}.`,
    ({ winner, chance }) => `Favoritem ${winner.short.past('byl')} předem ${winner.short} se šancí na výhru ${percent(chance)}.`,
  ],
  slightOutsiderWon: [
    ({ winner, chance }) => `Mírným favoritem byl soupeř, ${winner.short} ${winner.short.past('měl')} šanci ${percent(chance)}.`,
    ({ winner, chance }) => `Předpověď mluvila mírně pro soupeře: ${winner.short} ${winner.short.past('měl')} šanci ${percent(chance)}.`,
  ],
  upset: [
    ({ winner, chance }) => `Bylo to překvapení: ${winner.short} ${winner.short.past('měl')} před začátkem šanci ${percent(chance)}.`,
    ({ winner, chance }) => `Kurzy věřily soupeři, ${winner.short} ${winner.short.past('měl')} šanci ${percent(chance)}.`,
  ],
  evenBefore: [
    ({ winner, chance }) => `Zápas předem neměl favorita, ${winner.short} ${winner.short.past('měl')} šanci ${percent(chance)}.`,
    ({ winner, chance }) => `Čekal se vyrovnaný zápas, šanci ${percent(chance)} ${winner.short.past('měl')} ${winner.short}.`,
  ],
  spreadAfter: [
    ({ favourite, line: of, covered }) =>
      `Handicap −${line(of)} ${favourite.short} ${favourite.short.past(covered ? 'splnil' : 'nesplnil')}.`,
    ({ favourite, line: of, covered }) => `S handicapem −${line(of)} by sázka na ${favourite.short.acc} ${covered ? 'vyšla' : 'nevyšla'}.`,
  ],
  runGoesOn: [
    ({ club, run }) => `${club.short} už ${club.short.past('vyhrál')} ${matches(run, 'acc')} za sebou.`,
    ({ club, run }) => `${club.short} ${have(club.short)} na kontě už ${wins(run, 'acc')} v řadě.`,
  ],
  totalPoints: [({ points: all }) => `Oba týmy daly dohromady ${all} bodů.`, ({ points: all }) => `V zápase padlo celkem ${all} bodů.`],
});
