import type { LeadStories } from '#domain/story/stories.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { besideClubs } from '../roles.ts';
import {
  against,
  awaits,
  beats,
  comes,
  doesNotConcede,
  doesNotLose,
  doesNotScore,
  doesNotWin,
  has,
  homeOrAway,
  hosts,
  is,
  isNext,
  meets,
  plays,
  receives,
  tries,
  triesAgain,
  visits,
} from '../verbs.ts';
import {
  articled,
  counted,
  defeats,
  feminineOrdinal,
  inMonth,
  matches,
  number,
  placeWord,
  points,
  rank,
  ranked,
  trips,
  wins,
  winsBeside,
} from '../words.ts';

interface TwoInTable {
  readonly higher: ItalianNoun;
  readonly lower: ItalianNoun;
  readonly higherPlace: number;
  readonly lowerPlace: number;
  readonly higherAtHome: boolean;
  readonly lastPlace?: number;
}

/** Returns an ordinal of a squadra: `sesta`, `ultima`. */
const feminine = (word: string) => `${word.slice(0, -1)}a`;

/** Returns a text for facts about the higher and the lower club, made from one that is written for the clubs at home and away. */
const onGround =
  <Facts extends TwoInTable>(
    text: (facts: Facts & { home: ItalianNoun; away: ItalianNoun; homePlace: number; awayPlace: number }) => string,
  ) =>
  (facts: Facts) => {
    const { higher, lower, higherPlace, lowerPlace } = facts;
    return facts.higherAtHome
      ? text({ ...facts, home: higher, away: lower, homePlace: higherPlace, awayPlace: lowerPlace })
      : text({ ...facts, home: lower, away: higher, homePlace: lowerPlace, awayPlace: higherPlace });
  };

const rounds: Readonly<Partial<Record<Stage, string>>> = {
  preliminary: 'nel turno preliminare',
  'qualifying-1': 'nel primo turno di qualificazione',
  'qualifying-2': 'nel secondo turno di qualificazione',
  'qualifying-3': 'nel terzo turno di qualificazione',
  'qualifying-4': 'nel quarto turno di qualificazione',
  'qualifying-play-off': 'negli spareggi di qualificazione',
  group: 'nella fase a gironi',
  'league-phase': 'nella fase campionato',
  'round-1': 'nel primo turno',
  'round-2': 'nel secondo turno',
  'round-3': 'nel terzo turno',
  'round-4': 'nel quarto turno',
  'round-5': 'nel quinto turno',
  'round-6': 'nel sesto turno',
  'round-7': 'nel settimo turno',
  'round-8': 'nell’ottavo turno',
  'knock-out-play-off': 'nei playoff per gli ottavi',
  'round-of-128': 'nei sessantaquattresimi di finale',
  'round-of-64': 'nei trentaduesimi di finale',
  'round-of-32': 'nei sedicesimi di finale',
  'round-of-16': 'negli ottavi di finale',
  'quarter-final': 'nei quarti di finale',
  'semi-final': 'in semifinale',
  'third-place': 'nella finale per il terzo posto',
  'play-off': 'nello spareggio',
  'promotion-play-off': 'nei playoff promozione',
  'relegation-play-off': 'nei playout',
};
/** `negli ottavi di finale di Champions League`, `in Coppa Italia`. */
function inRound(competition: ItalianNoun, stage: Stage | undefined): string {
  const round = stage === undefined ? undefined : rounds[stage];
  return round === undefined ? competition.where : `${round} ${competition.ofKind}`;
}

const nominatives = {
  'nel ': 'il ',
  'nello ': 'lo ',
  'nell’': 'l’',
  'nella ': 'la ',
  'nei ': 'i ',
  'negli ': 'gli ',
  'in ': 'la ',
} as const;
/** `gli ottavi di finale di Champions League`, `la Coppa Italia`. */
function theRound(competition: ItalianNoun, stage: Stage | undefined): { round: string; isPlural: boolean } {
  const round = stage === undefined ? undefined : rounds[stage];
  const [, inside = ''] = round?.match(/^(nel |nello |nell’|nella |nei |negli |in )/) ?? [];
  if (round === undefined) return { round: String(competition), isPlural: false };
  const article = nominatives[inside as keyof typeof nominatives];
  return { round: `${article}${round.slice(inside.length)} ${competition.ofKind}`, isPlural: article === 'i ' || article === 'gli ' };
}

/** A certain outcome for a club: as its own word, as a noun with its participle, and as a clause. */
const decided = {
  champion: { word: 'campione', noun: 'Titolo', sure: 'sicuro', clause: 'il titolo è già matematico' },
  promoted: { word: 'promosso', noun: 'Promozione', sure: 'sicura', clause: 'la promozione è già matematica' },
  relegated: { word: 'retrocesso', noun: 'Retrocessione', sure: 'certa', clause: 'la retrocessione è già matematica' },
} as const;

/** Returns the first sentences of Italian previews. */
export function italianLeads({ score }: ItalianFigures): Pick<StoryTexts<ItalianNoun>, keyof LeadStories<unknown>> {
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Prima contro seconda: ${leader}, avanti di ${points(gap)}, ${meets(leader, chaser, leaderAtHome)}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Scontro diretto al vertice: ${ranked(chaser, 2)} a ${points(gap)}, ${leaderAtHome ? chaser.verb('fa visita alla', 'fanno visita alla') : chaser.verb('riceve la', 'ricevono la')} capolista ${leader.bare}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Le prime due della classifica si sfidano in casa ${leaderAtHome ? `${leader.di}, avanti di ${points(gap)} ${chaser.su}` : `${chaser.di}, a ${points(gap)} ${leader.da}`}.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `In palio c’è il primo posto: ${leader} ${meets(leader, chaser, leaderAtHome)}, e le due squadre comandano insieme con ${points(level)}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `${leaderAtHome ? `${leader.bare}-${chaser.bare}` : `${chaser.bare}-${leader.bare}`} vale il primo posto: le due squadre comandano insieme con ${points(level)}.`,
    ],
    derby: [
      ({ home, away, town }) => `È tempo di derby${besideClubs(town.where, town, home, away)}: ${home} ${hosts(home, away)}.`,
      ({ home, away, town }) => `Tocca ${home.a} ospitare il derby${besideClubs(town.di, town, home, away)} contro ${away}.`,
      ({ home, away, town }) => `Nel derby${besideClubs(town.di, town, home, away)} ${home} ${receives(home, away)}.`,
      ({ home, away, town }) =>
        `Il derby${besideClubs(town.di, town, home, away)} si gioca in casa ${home.di}: ${away.verb('arriva', 'arrivano')} ${away}.`,
    ],
    leaderPlays: [
      ({ club, opponent, atHome, ahead }) =>
        `Con ${points(ahead)} di vantaggio sulla seconda, la capolista ${club.bare} ${atHome ? `ospita ${opponent}` : `fa visita ${opponent.a}`}.`,
      ({ club, opponent, atHome, opponentPlace, lastPlace }) =>
        atHome
          ? `La capolista ${club.bare} gioca in casa contro ${ranked(opponent, opponentPlace, lastPlace)} in classifica.`
          : `${ranked(opponent, opponentPlace, lastPlace)} in classifica, ${opponent.verb('riceve', 'ricevono')} la capolista ${club.bare}.`,
      ({ club, opponent, atHome, ahead }) =>
        `${club.verb('comanda', 'comandano')} ${club}, con ${points(ahead)} di margine sulla seconda, e ora ${isNext(opponent, atHome)}.`,
      ({ club, opponent, atHome, ahead }) =>
        `Tocca ${opponent.a} provare a fermare la capolista: ${club}, con ${points(ahead)} in più della seconda, ${plays(club)} ${homeOrAway(atHome)}.`,
    ],
    alreadyDecided: [
      ({ club, opponent, atHome, as, opponentPlace, lastPlace }) =>
        `${club}, già ${club.agree(decided[as].word)}, ${meets(club, opponent, atHome)}, ${rank(opponent, opponentPlace, lastPlace)} in classifica.`,
      ({ club, opponent, atHome, as }) => `${decided[as].noun} già ${decided[as].sure} per ${club}, che ${meets(club, opponent, atHome)}.`,
      ({ club, opponent, atHome, as, opponentPlace, lastPlace }) =>
        `Per ${club} ${decided[as].clause}, e ora ${isNext(opponent, atHome)}, ${rank(opponent, opponentPlace, lastPlace)}.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Scontro salvezza: ${ranked(home, homePlace, lastPlace)}, ${home.verb('riceve', 'ricevono')} ${ranked(away, awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Punti pesanti in coda: ${ranked(home, homePlace, lastPlace)}, ${hosts(home, away)}, ${rank(away, awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `La sfida in casa ${home.di}, ${rank(home, homePlace, lastPlace)}, vale punti salvezza: ${away.verb('arriva', 'arrivano')} ${ranked(away, awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `La lotta per non retrocedere porta ${ranked(away, awayPlace, lastPlace)}, sul campo ${home.di}, ${rank(home, homePlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Rischiano entrambe la retrocessione: ${ranked(home, homePlace, lastPlace)}, ${plays(home)} in casa contro ${ranked(away, awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `${ranked(away, awayPlace, lastPlace)}, ${visits(away, home)}, ${rank(home, homePlace, lastPlace)}, con la salvezza in gioco per entrambe.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Zona calda della classifica: ${ranked(home, homePlace, lastPlace)}, ${awaits(home)} in casa ${ranked(away, awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `${ranked(home, homePlace, lastPlace)}, ${receives(home, away)}, ${rank(away, awayPlace, lastPlace)}: in palio ci sono punti salvezza.`,
    ],
    bottomPlays: [
      ({ club, opponent, atHome, opponentPlace }) =>
        `Il fanalino di coda ${club.bare} ${atHome ? `ospita ${opponent}` : `fa visita ${opponent.a}`}, ${rank(opponent, opponentPlace)} in classifica.`,
      ({ club, opponent, atHome }) => `${club.agree('ultimo')} in classifica, ${club} ${meets(club, opponent, atHome)}.`,
      ({ club, opponent, atHome }) => `Nessuno ha meno punti ${club.di}, che ora ${tries(club)} a farne ${against(opponent, atHome)}.`,
    ],
    overtake: [
      ({ lower, higher, lowerAtHome, gap }) =>
        `Vincendo ${homeOrAway(lowerAtHome)}, ${lower} ${lower.verb('scavalcherebbe', 'scavalcherebbero')} ${higher}, che ${has(higher)} ${points(gap)} in più.`,
      ({ lower, higher, gap, lowerPlace, higherPlace, lowerAtHome, lastPlace }) =>
        `${ranked(lower, lowerPlace, lastPlace)}, ${meets(lower, higher, lowerAtHome)}, ${rank(higher, higherPlace, lastPlace)} con ${points(gap)} in più: una vittoria varrebbe il sorpasso.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `Il sorpasso è possibile: ${lower}, a ${points(gap)} ${higher.da}, ${plays(lower)} lo scontro diretto ${homeOrAway(lowerAtHome)}.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `${higher} ${has(higher)} ${points(gap)} in più ${lower.di} e, perdendo lo scontro diretto ${homeOrAway(!lowerAtHome)}, ${higher.verb('si ritroverebbe', 'si ritroverebbero')} dietro.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `Stessi punti in classifica, ${number(level)} a testa: ${home} ${hosts(home, away)}.`,
      ({ home, away, homePlace, awayPlace, points: level, lastPlace }) =>
        `${ranked(home, homePlace, lastPlace)}, ${receives(home, away)}, ${rank(away, awayPlace, lastPlace)}: le due squadre sono insieme a quota ${number(level)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Chi vince si lascia dietro l’altra: ${ranked(home, homePlace, lastPlace)}, ${hosts(home, away)}, ${rank(away, awayPlace, lastPlace)} a pari punti.`,
    ],
    gulf: [
      onGround(
        ({ home, away, homePlace, awayPlace, gap, lastPlace }) =>
          `${ranked(home, homePlace, lastPlace)}, ${receives(home, away)}, ${rank(away, awayPlace, lastPlace)}: tra le due squadre ballano ${points(gap)}.`,
      ),
      ({ higher, lower, gap, higherAtHome }) =>
        `${lower} ${meets(lower, higher, !higherAtHome)}, che in classifica ${has(higher)} ${points(gap)} in più.`,
      ({ higher, lower, gap, higherPlace, lowerPlace, higherAtHome, lastPlace }) =>
        `${ranked(lower, lowerPlace, lastPlace)}, ${meets(lower, higher, !higherAtHome)}, ${rank(higher, higherPlace, lastPlace)} con ${points(gap)} in più.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `La classifica è dalla parte ${higher.di}, che ${has(higher)} ${points(gap)} in più ${lower.di} ${higherAtHome ? 'e' : 'ma'} ${plays(higher)} ${homeOrAway(higherAtHome)}.`,
    ],
    inTable: [
      onGround(
        ({ home, away, homePlace, awayPlace, lastPlace }) =>
          `${ranked(home, homePlace, lastPlace)} in classifica, ${hosts(home, away)}, ${rank(away, awayPlace, lastPlace)}.`,
      ),
      onGround(
        ({ home, away, homePlace, awayPlace, lastPlace }) =>
          `${feminine(placeWord(homePlace, lastPlace))} contro ${feminine(placeWord(awayPlace, lastPlace))}: ${home} ${receives(home, away)}.`,
      ),
      ({ higher, lower, higherPlace, lowerPlace, higherAtHome }) =>
        `${higher} ${higher.verb('precede', 'precedono')} ${lower} di ${counted(lowerPlace - higherPlace, 'una posizione', 'posizioni')} in classifica ${higherAtHome ? 'e' : 'ma'} ${plays(higher)} ${homeOrAway(higherAtHome)}.`,
      onGround(
        ({ home, away, homePlace, awayPlace, lastPlace }) =>
          `In casa ${home.di}, ${rank(home, homePlace, lastPlace)}, ${away.verb('arriva', 'arrivano')} ${ranked(away, awayPlace, lastPlace)}.`,
      ),
      onGround(
        ({ home, away, homePlace, awayPlace, lastPlace }) =>
          `${ranked(away, awayPlace, lastPlace)}, ${visits(away, home)}, ${rank(home, homePlace, lastPlace)} in classifica.`,
      ),
      onGround(
        ({ home, away, homePlace, awayPlace, lastPlace }) =>
          `${articled('al', placeWord(homePlace, lastPlace))} posto ${home.verb('c’è', 'ci sono')} ${home}, che ${receives(home, away)}, ${rank(away, awayPlace, lastPlace)}.`,
      ),
      onGround(
        ({ home, away, homePlace, awayPlace, lastPlace }) =>
          `Tocca ${away.a}, ${rank(away, awayPlace, lastPlace)}, giocare sul campo ${home.di}, ${rank(home, homePlace, lastPlace)} in classifica.`,
      ),
      onGround(
        ({ home, away, homePlace, awayPlace, lastPlace }) =>
          `Il calendario manda ${ranked(away, awayPlace, lastPlace)}, in casa ${home.di}, ${rank(home, homePlace, lastPlace)}.`,
      ),
    ],
    winningRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, che ${comes(club)} da ${wins(run)} di fila in campionato, ${meets(club, opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Chi ferma ${club}, che in campionato ${has(club)} vinto le ultime ${number(run)}? Ci ${tries(opponent)} ${opponent}, ${homeOrAway(!atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Sono ${number(run)} le vittorie consecutive ${club.di} in campionato: per ${articled('la', feminineOrdinal(run + 1))} c’è da battere ${opponent} ${homeOrAway(atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `In campionato ${club} ${club.verb('cerca', 'cercano')} ${articled('la', feminineOrdinal(run + 1))} vittoria di fila, ${against(opponent, atHome)}.`,
    ],
    losingRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, che ${has(club)} perso le ultime ${number(run)} partite di campionato, ${meets(club, opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Dopo ${defeats(run)} consecutive in campionato, ${club} ${tries(club)} a rialzarsi ${against(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Momento nero per ${club}: ${defeats(run)} di fila in campionato, e ora ${isNext(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Da ${matches(run)} di campionato ${club} ${club.verb('non fa', 'non fanno')} punti: ci ${triesAgain(club)} ${against(opponent, atHome)}.`,
    ],
    unbeatenRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, che ${doesNotLose(club)} da ${matches(run)} di campionato, ${meets(club, opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `${club.agree('imbattuto')} da ${matches(run)} di campionato, ${club} ${meets(club, opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `La serie utile ${club.di} in campionato è arrivata a ${matches(run)}: ${tries(opponent)} a interromperla ${opponent}, ${homeOrAway(!atHome)}.`,
    ],
    winlessRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, che ${doesNotWin(club)} da ${matches(run)} di campionato, ${meets(club, opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `A digiuno di vittorie da ${matches(run)} di campionato, ${club} ${meets(club, opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `La vittoria manca ${club.a} da ${matches(run)} di campionato, e ora ${isNext(opponent, atHome)}.`,
    ],
    goalDrought: [
      ({ club, opponent, run, atHome }) =>
        `${club} ${doesNotScore(club)} da ${matches(run)} di campionato: ci ${triesAgain(club)} ${against(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Attacco a secco da ${matches(run)} di campionato: ${club} ${club.verb('cerca', 'cercano')} il gol ${against(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) => `Senza gol da ${matches(run)} di campionato, ${club} ${meets(club, opponent, atHome)}.`,
    ],
    cleanSheets: [
      ({ club, opponent, run, atHome }) =>
        `${club} ${doesNotConcede(club)} da ${matches(run)} di campionato: ora tocca ${opponent.a} provare a segnare, ${homeOrAway(!atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Con la porta inviolata da ${matches(run)} di campionato, ${club} ${meets(club, opponent, atHome)}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${up} ${comes(up)} da ${wins(upRun)} di fila in campionato, ${down} da ${defeats(downRun)}: a giocare in casa è chi sta ${upAtHome ? 'meglio' : 'peggio'}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Momenti opposti in campionato: ${up}, ${up.agree('reduce')} da ${wins(upRun)} di fila, ${meets(up, down, upAtHome)}, ${down.agree('reduce')} da ${defeats(downRun)}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${down}, che ${has(down)} perso le ultime ${number(downRun)} di campionato, ${meets(down, up, !upAtHome)}, che ${has(up)} vinto le ultime ${number(upRun)}.`,
    ],
    perfectAtHome: [
      ({ club, opponent, played }) =>
        `In casa ${club} ${has(club)} vinto tutte e ${number(played)} le partite di campionato, e ora ${isNext(opponent, true)}.`,
      ({ club, opponent, played }) =>
        `${club} in casa ${has(club)} sempre vinto: ${wins(played)} in ${matches(played)} di campionato, e ora ${isNext(opponent, true)}.`,
      ({ club, opponent }) =>
        `Nessuno ha ancora fatto punti in casa ${club.di} in questo campionato: ora ci ${tries(opponent)} ${opponent}.`,
    ],
    fortress: [
      ({ club, opponent, played, won }) =>
        `In casa ${club} non ${has(club)} ancora perso: ${winsBeside(won, played)} in ${matches(played)} di campionato, e ora ${isNext(opponent, true)}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${opponent.verb('va', 'vanno')} dove in questo campionato non ha ancora vinto nessuno: ${club} in casa ${is(club)} ${club.agree('imbattuto')} dopo ${matches(played)}.`,
      ({ club, opponent }) => `Nessuno ha ancora vinto in casa ${club.di} in questo campionato: ora ci ${tries(opponent)} ${opponent}.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} ${awaits(club)} ancora la prima vittoria in casa dopo ${counted(played, 'una partita interna', 'partite interne')} di campionato, e ora ${isNext(opponent, true)}.`,
      ({ club, opponent, played }) =>
        `Il fattore campo non ha ancora aiutato ${club}: ${matches(played)} di campionato in casa senza vittorie, e ora ${isNext(opponent, true)}.`,
    ],
    perfectAway: [
      ({ club, opponent, played }) =>
        `In trasferta ${club} ${has(club)} vinto tutte e ${number(played)} le partite di campionato, e ora ${plays(club)} ${against(opponent, false)}.`,
      ({ club, opponent, played }) =>
        `${club} fuori casa ${has(club)} sempre vinto: ${wins(played)} in ${trips(played)} di campionato, e ora ${visits(club, opponent)}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${receives(opponent, club)}, che in trasferta ${has(club)} sempre vinto: ${number(played)} volte su ${number(played)} in campionato.`,
    ],
    strongTravellers: [
      ({ club, opponent, played, won }) =>
        `${club} in trasferta non ${has(club)} ancora perso: ${winsBeside(won, played)} in ${matches(played)} di campionato, e ora ${plays(club)} ${against(opponent, false)}.`,
      ({ club, opponent, played }) =>
        `Dopo ${trips(played)} di campionato ${club} ${is(club)} ancora ${club.agree('imbattuto')} lontano da casa: ora ${tries(opponent)} a batter${club.pronoun} ${opponent}.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `Lontano da casa ${club} non ${has(club)} ancora vinto in ${matches(played)} di campionato, e ora ${isNext(opponent, false)}.`,
      ({ club, opponent, played }) =>
        `${club}, che ${awaits(club)} ancora la prima vittoria esterna dopo ${trips(played)} di campionato, ${visits(club, opponent)}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `${loser} ${loser.verb('cerca', 'cercano')} la rivincita ${homeOrAway(!winnerAtHome)}: ${inMonth(on)} ${winner} ${has(winner)} vinto ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `L’ultima volta, ${inMonth(on)}, è finita ${score(winnerGoals, loserGoals)} per ${winner}: ora ${loser} ${loser.verb('cerca', 'cercano')} la rivincita ${homeOrAway(!winnerAtHome)}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings, atHome }) =>
        `${club} ${club.verb('non batte', 'non battono')} ${opponent} da ${number(meetings)} sfide e ora ${opponent.pronoun} ${club.verb('ritrova', 'ritrovano')} ${homeOrAway(atHome)}.`,
      ({ club, opponent, meetings, atHome }) =>
        `${club} ${club.verb('ritrova', 'ritrovano')} ${homeOrAway(atHome)} la ${club.verb('sua', 'loro')} bestia nera: non ${beats(club)} ${opponent} da ${number(meetings)} sfide.`,
      ({ club, opponent, meetings, atHome }) =>
        `Nelle ultime ${number(meetings)} sfide ${club} non ${is(club)} mai ${club.agree('riuscito')} a battere ${opponent}: ci ${triesAgain(club)} ${homeOrAway(atHome)}.`,
    ],
    seasonStart: [
      ({ home, away }) => `${home} ${home.verb('comincia', 'cominciano')} il campionato in casa contro ${away}.`,
      ({ home, away, competition }) => `Debutto stagionale ${competition.where}: ${home} ${hosts(home, away)}.`,
      ({ home, away }) => `Prima uscita in campionato per entrambe: ${home} ${receives(home, away)}.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) => `${club}, ${club.agree('neopromosso')}, ${meets(club, opponent, atHome)}.`,
      ({ club, opponent, atHome }) =>
        `Appena ${club.agree('salito')} di categoria, ${club} ${club.verb('si misura', 'si misurano')} ${against(opponent, atHome)}.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} ${hosts(home, away)} ${competition.where}.`,
      ({ home, away }) => `In casa ${home.di} ${away.verb('arriva', 'arrivano')} ${away}.`,
      ({ home, away }) => `${away} ${visits(away, home)}.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${inRound(competition, stage)} ${home} ${receives(home, away)}.`,
      ({ home, away, competition, stage }) => `${away} ${visits(away, home)} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) =>
        `${home} ${home.verb('ha dalla sua', 'hanno dalla loro')} il fattore campo contro ${away} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${home} ${hosts(home, away)} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${inRound(competition, stage)} tocca ${away.a} giocare sul campo ${home.di}.`,
      ({ home, away, competition, stage }) => {
        const { round, isPlural } = theRound(competition, stage);
        return `${round} ${isPlural ? 'portano' : 'porta'} ${away} sul campo ${home.di}.`;
      },
      ({ home, away, competition, stage }) =>
        `${stage && rounds[stage] ? `Per ${theRound(competition, stage).round}` : competition.where} ${home} ${awaits(home)} in casa ${away}.`,
      ({ home, away, competition, stage }) =>
        `In casa ${home.di} ${away.verb('arriva', 'arrivano')} ${away} ${inRound(competition, stage)}.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `In palio c’è il trofeo: ${home} e ${away} si giocano la finale ${competition.ofKind}.`,
      ({ home, away, competition }) => `La finale ${competition.ofKind} mette di fronte ${home} e ${away}.`,
    ],
    neutralGround: [
      ({ home, away, competition, stage }) =>
        `Si gioca in campo neutro: ${home} ${home.verb('affronta', 'affrontano')} ${away} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${home} e ${away} si affrontano in campo neutro ${inRound(competition, stage)}.`,
    ],
  };
}
