import type { Headlines } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import {
  above,
  described,
  goals,
  has,
  is,
  leagueMatches,
  leagueWins,
  matches,
  months,
  neuterOrdinal,
  number,
  placeOf,
  ranked,
  scoreAfter,
  times,
} from '../words.ts';
import { clubsOf, listed, stays, verbOf } from './news-words.ts';

/** `poosmé`, `počtvrté`. */
const forTheTime = (count: number) => `po${neuterOrdinal(count)}`;
/** `osmý`, `čtvrtý`. */
const masculineOrdinal = (count: number) => neuterOrdinal(count).replace(/é$/, 'ý');

/** Returns the headlines of Czech news. No figure follows a name, since a name may end in one. */
export function czechHeadlines(figures: ProseFigures): Pick<NewsTexts<CzechNoun>, keyof Headlines<unknown>> {
  const { score, units } = figures;
  /** In words where the figure has a sign. */
  const percent = (chance: number) => figures.percent(chance).replace('>', 'více než ').replace('<', 'méně než ');
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader} ${leader.past('sesadil')} z čela ${former.acc}`,
      ({ leader, former }) => `Nový lídr: ${leader} ${leader.past('předstihl')} ${former.acc}`,
      ({ leader, former }) => `${former} ${former.past('přišel')} o první místo, v čele ${is(leader)} ${leader}`,
      ({ leader, former }) => `${leader} ${leader.verb('střídá', 'střídají')} na prvním místě ${former.acc}`,
      ({ leader, former }) => `Do čela se ${leader.past('dostal')} ${leader} před ${former.acc}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader} ${leader.past('porazil')} ${loser.acc} a ${stays(leader)} v čele`,
      ({ leader, loser }) => `Lídr nezaváhal, ${leader} ${leader.past('vyhrál')} ${above(loser)}`,
      ({ leader, loser }) => `Výhra ${above(loser)} drží ${leader.acc} v čele`,
      ({ leader, loser }) => `${loser} na lídra ${loser.past('nestačil')}, ${leader} ${stays(leader)} první`,
      ({ leader, loser }) => `${leader} si ${leader.past('poradil')} s ${loser.ins} a ${leader.verb('vede', 'vedou')} dál`,
      ({ leader, loser }) => `První místo ${leader.past('obhájil')} ${leader}, ${leader.past('zdolal')} ${loser.acc}`,
      ({ leader, loser }) => `Další tři body pro lídra: ${leader} ${leader.past('přehrál')} ${loser.acc}`,
      ({ leader, loser }) => `Ani ${loser} ${described('vedoucí', leader).acc} ${loser.past('nezastavil')}`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} ${opponent.past('obral')} ${described('vedoucí', leader).acc} o body`,
      ({ leader, opponent }) => `Lídr zaváhal, ${leader} s ${opponent.ins} jen ${leader.past('remizoval')}`,
      ({ leader, opponent }) => `${leader} ${leader.past('ztratil')} body s ${opponent.ins}, první ale ${stays(leader)}`,
      ({ leader, opponent }) => `Remíza s ${opponent.ins} ${leader.dat} na první místo stačí`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `Lídr padl, ${leader} ${leader.past('prohrál')} s ${winner.ins}`,
      ({ leader, winner }) => `${winner} ${winner.past('porazil')} ${described('vedoucí', leader).acc}`,
      ({ leader, winner }) => `${leader} ${stays(leader)} v čele i po prohře s ${winner.ins}`,
      ({ leader, winner }) => `Na ${winner.acc} lídr nestačil, ${leader} přesto ${stays(leader)} v čele`,
    ],
    headlineUpset: [
      ({ winner, loser, chance }) =>
        `${winner} ${winner.past('porazil')} ${loser.acc}, šanci přitom ${winner.past('měl')} ${percent(chance)}`,
      ({ winner, loser }) => `Překvapení týdne: ${winner} ${winner.past('porazil')} ${loser.acc}`,
      ({ winner, loser }) => `${winner} proti předpovědi ${winner.past('zdolal')} ${loser.acc}`,
      ({ winner, loser }) => `Favorit neuspěl, ${loser} ${loser.past('prohrál')} s ${winner.ins}`,
      ({ winner, loser }) => `${loser} nečekaně ${loser.past('padl')} s ${winner.ins}`,
      ({ winner, loser }) => `Outsider slaví: ${winner} ${winner.past('vyhrál')} ${above(loser)}`,
    ],
    headlineRout: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} ${winner.past('rozdrtil')} ${scoreAfter(loser.acc, score(winnerGoals, loserGoals))}`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser} ${loser.past('utrpěl')} debakl ${score(loserGoals, winnerGoals)} s ${winner.ins}`,
      ({ winner, loser, winnerGoals }) => `${goals(winnerGoals, 'acc')} ${loser.past('inkasoval')} ${loser} od ${winner.gen}`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} ${winner.past('deklasoval')} ${scoreAfter(loser.acc, score(winnerGoals, loserGoals))}`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Vysokou výhru ${score(winnerGoals, loserGoals)} ${winner.past('slavil')} ${above(loser)} ${winner}`,
    ],
    headlineGoals: [
      ({ competition, goals: all }) => `Týden v ${competition.loc} přinesl ${goals(all, 'acc')}`,
      ({ competition, goals: all, matches: played }) => `${competition}: ${matches(played, 'nom')}, ${goals(all, 'nom')}`,
      ({ competition, goals: all }) =>
        `V ${competition.loc} ${all === 1 ? 'padl' : all < 5 ? 'padly' : 'padlo'} za týden ${goals(all, 'nom')}`,
      ({ competition, goals: all }) => `Fanoušci ${competition.gen} viděli za týden ${goals(all, 'acc')}`,
    ],
    headlineWinningRun: [
      ({ club, matches: run }) => `${club} ${club.past('vyhrál')} ${forTheTime(run)} v řadě`,
      ({ club, matches: run }) => `${club} ${club.past('vyhrál')} ${masculineOrdinal(run)} ligový zápas za sebou`,
      ({ club, matches: run }) => `${club} ${has(club)} sérii ${leagueWins(run, 'gen')}`,
      ({ club, matches: run }) => `Zastavit ${club.acc} se nedaří, výher v řadě má už ${number(run, 'acc')}`,
      ({ club, matches: run }) => `Výherní série ${club.gen} trvá už ${matches(run, 'acc')}`,
    ],
    headlineUnbeatenRun: [
      ({ club, matches: run }) => `${club} ${club.past('neprohrál')} už ${leagueMatches(run, 'acc')}`,
      ({ club, matches: run }) => `Bez porážky ${is(club)} ${club} už ${matches(run, 'acc')}`,
      ({ club, matches: run }) => `Neporazitelnost ${club.gen} trvá ${matches(run, 'acc')}`,
      ({ club, matches: run }) => `Už ${matches(run, 'acc')} hledá ${club} přemožitele`,
    ],
    headlineLosingRun: [
      ({ club, matches: run }) => `${club} ${club.past('prohrál')} ${forTheTime(run)} v řadě`,
      ({ club, matches: run }) => `${club} ${club.past('prohrál')} ${masculineOrdinal(run)} ligový zápas za sebou`,
      ({ club, matches: run }) => `Série porážek ${club.gen} trvá už ${matches(run, 'acc')}`,
      ({ club, matches: run }) => `${club} ${times(run)} za sebou ${club.past('prohrál')} a ${club.verb('hledá', 'hledají')} cestu z krize`,
    ],
    headlineChampions: [
      ({ club }) => `${club} ${has(club)} jistý mistrovský titul`,
      ({ club }) => `Je rozhodnuto, titul ${club.past('získal')} ${club}`,
      ({ club }) => `Mistr je známý, ${is(club)} jím ${club}`,
      ({ club }) => `Mistrovský titul slaví ${club}`,
    ],
    headlinePromoted: [
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `Z ${competition.gen} jistě postoupí ${clubsOf(clubs.length)}`
          : `Jistotu postupu ${verbOf(clubs, 'má', 'mají')} ${listed(clubs)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `V ${competition.loc} ${clubs.length < 5 ? 'mají' : 'má'} postup jistý ${clubsOf(clubs.length)}`
          : `Postup z ${competition.gen} slaví ${listed(clubs)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `O ${number(clubs.length, 'loc')} postupujících z ${competition.gen} je rozhodnuto`
          : `O soutěž výš ${verbOf(clubs, 'jde', 'jdou')} ${listed(clubs)}`,
    ],
    headlineRelegated: [
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `Z ${competition.gen} jistě sestoupí ${clubsOf(clubs.length)}`
          : `Jistý sestup už ${verbOf(clubs, 'má', 'mají')} ${listed(clubs)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `O ${number(clubs.length, 'loc')} sestupujících z ${competition.gen} je rozhodnuto`
          : `Z ${competition.gen} ${verbOf(clubs, 'sestupuje', 'sestupují')} ${listed(clubs)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${clubsOf(clubs.length)} se v ${competition.loc} už nezachrání`
          : `Záchranu už ${verbOf(clubs, 'nestihne', 'nestihnou')} ${listed(clubs)}`,
    ],
    headlineTopMatch: [
      ({ home, away, competition }) => `Víkendu v ${competition.loc} vévodí zápas ${home.gen} s ${away.ins}`,
      ({ home, away }) => `Zápas víkendu: ${home} proti ${away.dat}`,
      ({ home, away, competition }) => `${competition} ${competition.verb('láká', 'lákají')} na zápas ${home.gen} s ${away.ins}`,
      ({ home, away }) => `${home} o víkendu hostí ${away.acc}`,
      ({ home, away }) => `Šlágr víkendu se hraje na hřišti ${home.gen}, přijíždí ${away}`,
      ({ home, away, competition }) => `Co čekat od víkendu v ${competition.loc}: ${home} narazí na ${away.acc}`,
      ({ home, away }) => `Zkouška na hřišti ${home.gen} čeká ${away.acc}`,
      ({ home, away, competition }) => `Hlavní zápas víkendu v ${competition.loc}: ${home} s ${away.ins}`,
    ],
    headlineClearFavourite: [
      ({ favourite, outsider }) => `${favourite} ${is(favourite)} proti ${outsider.dat} jasným favoritem`,
      ({ favourite, outsider, favouriteAtHome }) =>
        `${outsider} nastoupí ${favouriteAtHome ? 'venku' : 'doma'} jako outsider proti ${favourite.dat}`,
      ({ favourite, chance }) => `Nejjasnější favorit víkendu ${has(favourite)} šanci ${percent(chance)}: ${favourite}`,
      ({ favourite, outsider, favouriteAtHome }) =>
        `Roli favorita ${has(favourite)} ${favourite} ${favouriteAtHome ? 'doma s' : 'venku s'} ${outsider.ins}`,
      ({ favourite, outsider }) => `${outsider.verb('Může', 'Mohou')} ${outsider} zaskočit ${favourite.acc}?`,
    ],
    headlineTitleNear: [
      ({ leader }) => `${leader} míří za titulem`,
      ({ leader }) => `Titul ${has(leader)} na dosah ${leader}`,
      ({ leader }) => `Kdo ještě zastaví ${leader.acc}?`,
      ({ leader }) => `${leader} ${has(leader)} k titulu už jen krok`,
      ({ leader }) => `O titul by ${leader} už přijít ${leader.past('neměl')}`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `${leader} ${has(leader)} k titulu blíž než ${rival}`,
      ({ leader, rival }) => `Boj o titul: ${leader} ${has(leader)} lepší vyhlídky než ${rival}`,
      ({ leader, rival }) => `${rival} ${rival.verb('stíhá', 'stíhají')} ${described('vedoucí', leader).acc}`,
      ({ leader, rival }) => `Dožene ${rival} ještě ${leader.acc}?`.replace('Dožene', rival.verb('Dožene', 'Doženou')),
      ({ leader }) => `V tabulce i v předpovědi ${is(leader)} ${placeOf(1, leader)} ${leader}`,
      ({ leader, rival }) => `${leader} v čele, ${rival} v závěsu`,
      ({ leader }) => `Favoritem na titul ${is(leader)} ${described('vedoucí', leader).nom}`,
      ({ leader, rival }) => `Nejblíž ${leader.dat} ${is(rival)} v souboji o titul ${rival}`,
      ({ leader, rival }) =>
        `Předpověď věří v boji o titul ${leader.dat}, ${rival} ${is(rival)} za ${leader.agree('ním', 'ní', 'ním', 'nimi', 'nimi')}`,
    ],
    headlineFavouriteBehind: [
      ({ favourite, leader }) =>
        `Vede ${leader}, favoritem na titul ale ${is(favourite)} ${favourite}`.replace('Vede', leader.verb('Vede', 'Vedou')),
      ({ favourite, leader }) => `${favourite} ${has(favourite)} k titulu blíž, i když ${leader.verb('vede', 'vedou')} ${leader}`,
      ({ favourite, leader }) => `${leader} ${is(leader)} v čele, předpověď ale věří ${favourite.dat}`,
      ({ favourite, leader }) => `${favourite} by ${described('vedoucí', leader).acc} ještě ${favourite.past('měl')} předstihnout`,
      ({ favourite, leader }) =>
        `Tabulku ${leader.verb('vede', 'vedou')} ${leader}, titul spíš ${favourite.verb('získá', 'získají')} ${favourite}`,
    ],
    headlineOpenRace: [
      ({ competition, clubs }) => `O titul v ${competition.loc} ${clubs < 5 ? 'hrají' : 'hraje'} ${clubsOf(clubs)}`,
      ({ competition }) => `Boj o titul v ${competition.loc} je otevřený`,
      ({ favourite, clubs }) => `${clubsOf(clubs)} ${clubs < 5 ? 'bojují' : 'bojuje'} o titul, nejblíž ${has(favourite)} ${favourite}`,
    ],
    headlinePromotionNear: [
      ({ club }) => `${club} míří za postupem`,
      ({ club }) => `Postup ${has(club)} na dosah ${club}`,
      ({ club }) => `${club} ${has(club)} k postupu už jen krok`,
      ({ club }) => `Postupu ${is(club)} blízko ${club}`,
      ({ club }) => `${club} by o postup už ${club.past('neměl')} přijít`,
    ],
    headlinePromotionRace: [
      ({ favourite, rival }) => `Nejblíž postupu jsou ${favourite} a ${rival}`,
      ({ favourite, rival }) => `Boj o postup: ${favourite} ${has(favourite)} lepší vyhlídky než ${rival}`,
      ({ favourite, competition }) => `Favoritem na postup z ${competition.gen} ${is(favourite)} ${favourite}`,
      ({ favourite, rival }) => `${favourite} ${has(favourite)} k postupu blíž než ${rival}`,
      ({ favourite, rival }) => `Kdo postoupí? Předpověď věří ${favourite.dat} a ${rival.dat}`,
      ({ favourite, competition }) => `Z ${competition.gen} by ${favourite.past('měl')} postoupit ${favourite}`,
      ({ favourite, rival }) => `Na postup ${has(favourite)} nejvyšší šanci ${favourite}, druhou ${rival}`,
      ({ favourite, rival, competition }) => `Souboj o postup z ${competition.gen} vedou ${favourite} a ${rival}`,
    ],
    headlineRelegationFight: [
      ({ club, competition }) => `${club} ${club.verb('bojuje', 'bojují')} o záchranu v ${competition.loc}`,
      ({ club }) => `Záchrana, nebo sestup? ${club} ${is(club)} na hraně`,
      ({ club }) => `O záchranu ${club.gen} se ještě hraje`,
      ({ club, place }) => `${ranked(place, club).nom} ${has(club)} k sestupu stejně blízko jako k záchraně`,
      ({ club, competition }) => `Boj o udržení v ${competition.loc}: ${club} na vážkách`,
      ({ club }) => `Osud ${club.gen} visí na vlásku`,
    ],
    headlineRelegationNear: [
      ({ club }) => `${club} míří k sestupu`,
      ({ club }) => `Naděje na záchranu ${club.dat} mizí`,
      ({ club }) => `Sestupu ${is(club)} blízko ${club}`,
      ({ club }) => `${club} už záchranu ${has(club)} daleko`,
    ],
    headlineMonthWon: [
      ({ month, year, profit }) => `Bilance tipů za ${months[month - 1]} ${year}: zisk ${units(profit)} jednotky`,
      ({ month, profit }) => `${months[month - 1]} skončil ziskem ${units(profit)} jednotky`,
    ],
    headlineMonthLost: [
      ({ month, year, loss }) => `Bilance tipů za ${months[month - 1]} ${year}: ztráta ${units(loss)} jednotky`,
      ({ month, loss }) => `${months[month - 1]} skončil ztrátou ${units(loss)} jednotky`,
    ],
    headlineMonthEven: [
      ({ month, year }) => `Bilance tipů za ${months[month - 1]} ${year}: bez zisku i bez ztráty`,
      ({ month }) => `${months[month - 1]} neskončil ziskem ani ztrátou`,
    ],
  };
}
