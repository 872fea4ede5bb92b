import type { MeaningStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../../nouns/nouns.ts';
import {
  feminineOrdinal,
  fromPlace,
  has,
  is,
  leagueDefeats,
  leagueMatches,
  leagueWins,
  matches,
  neuterOrdinal,
  placeOf,
  times,
} from '../../words.ts';
import { bySide } from './review-words.ts';

/** Before `výhra` or `porážka`; and after a verb. */
const onGround = { home: 'domácí ', away: 'venkovní ' } as const;
const played = { home: 'doma ', away: 'venku ' } as const;
const where = (ground: 'home' | 'away' | undefined) => (ground === undefined ? '' : played[ground]);

/** Returns the sentences of Czech reviews on what a result means. */
export function czechMeanings(): Pick<StoryTexts<CzechNoun>, keyof MeaningStories<unknown>> {
  return {
    movedUp: [
      ({ club, from, to, relegation }) =>
        to === 1
          ? `${club} se ${club.past('dostal')} do čela tabulky ${fromPlace(from)} místa.`
          : relegation
            ? `${club} ${club.past('opustil')} sestupové pásmo a ${is(club)} ${placeOf(to, club)}.`
            : `${club} se ${club.past('posunul')} ${fromPlace(from)} na ${neuterOrdinal(to)} místo.`,
      ({ from, to, relegation, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        if (to === 1) return `V čele tabulky ${is(club)} nově ${club}, před zápasem ${club.past('byl')} ${placeOf(from, club)}.`;
        if (relegation) return `Ze sestupového pásma se ${club} ${club.past('vyhoupl')} na ${neuterOrdinal(to)} místo.`;
        return `V tabulce si ${club} ${club.past('polepšil')} ${fromPlace(from)} na ${neuterOrdinal(to)} místo.`;
      },
      ({ from, to, relegation, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        if (to === 1) return `První místo ${club.past('převzal')} ${club}.`;
        if (relegation) return `Nad čarou sestupu ${is(club)} nově ${club}, a to na ${ordinalLoc(to)} místě.`;
        return `${fromPlace(from)} místa tabulky se ${club.past('posunul')} ${club} na ${neuterOrdinal(to)}.`;
      },
      ({ from, to, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return to === 1
          ? `Novým lídrem tabulky ${is(club)} ${club}, ${club.past('poskočil')} ${fromPlace(from)} místa.`
          : `Na ${neuterOrdinal(to)} místo ${club.past('postoupil')} v tabulce ${club}, předtím ${club.past('byl')} ${placeOf(from, club)}.`;
      },
      ({ from, to, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Pro ${club.acc} to v tabulce znamená posun ${fromPlace(from)} na ${neuterOrdinal(to)} místo.`;
      },
      ({ club, from, to }) =>
        to === 1
          ? `Tabulku po tomto zápase ${club.verb('vede', 'vedou')} ${club}.`
          : `${club.dat} patří ${neuterOrdinal(to)} místo, před zápasem to bylo ${neuterOrdinal(from)}.`,
      ({ from, to, drawn, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Díky ${drawn ? 'remíze' : 'výhře'} se ${club} ${club.past('posunul')} ${fromPlace(from)} na ${neuterOrdinal(to)} místo.`;
      },
    ],
    movedDown: [
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${club} ${club.past('přišel')} o první místo a ${is(club)} ${placeOf(to, club)}.`
          : relegation
            ? `${club} ${club.past('spadl')} do sestupového pásma, ${is(club)} ${placeOf(to, club)}.`
            : `${club} ${club.past('klesl')} ${fromPlace(from)} na ${neuterOrdinal(to)} místo.`,
      ({ from, to, relegation, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        if (from === 1) return `Z čela tabulky ${club.past('klesl')} ${club} na ${neuterOrdinal(to)} místo.`;
        if (relegation) return `Mezi sestupující se na ${neuterOrdinal(to)} místo ${club.past('propadl')} ${club}.`;
        return `V tabulce se ${club} ${club.past('propadl')} ${fromPlace(from)} na ${neuterOrdinal(to)} místo.`;
      },
      ({ from, to, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return from === 1
          ? `Vedení v tabulce ${club} ${club.past('ztratil')} a ${is(club)} ${placeOf(to, club)}.`
          : `${fromPlace(from)} místa tabulky ${club.past('spadl')} ${club} na ${neuterOrdinal(to)}.`;
      },
      ({ from, to, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Na ${neuterOrdinal(to)} místo ${club.past('klesl')} v tabulce ${club}, předtím ${club.past('byl')} ${placeOf(from, club)}.`;
      },
      ({ from, to, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Pro ${club.acc} to v tabulce znamená pokles ${fromPlace(from)} na ${neuterOrdinal(to)} místo.`;
      },
      ({ club, from, to }) => `Před zápasem ${club.past('byl')} ${club} ${placeOf(from, club)}, teď ${is(club)} ${placeOf(to, club)}.`,
      ({ from, to, drawn, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Po ${drawn ? 'remíze' : 'porážce'} ${club.past('klesl')} ${club} ${fromPlace(from)} na ${neuterOrdinal(to)} místo.`;
      },
    ],
    decided: [
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `${club} ${has(club)} jistý titul.`
          : outcome === 'promoted'
            ? `${club} ${has(club)} jistý postup.`
            : `${club} ${club.past('přišel')} o poslední naději na záchranu.`,
      ({ club, outcome }) =>
        `${{ champion: 'Titul', promoted: 'Postup', relegated: 'Sestup' }[outcome]} ${club.gen} je od tohoto kola jistý.`,
      ({ outcome, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        if (outcome === 'relegated') return `Záchrana už je pro ${club.acc} nedosažitelná.`;
        return `${outcome === 'champion' ? 'Titul' : 'Postup'} už ${club.dat} nikdo nevezme.`;
      },
    ],
    winningRunGoesOn: [
      ({ club, run }) => `V lize ${club.past('vyhrál')} ${club} už ${times(run)} v řadě.`,
      ({ run }) => `Vítěz má za sebou ${leagueWins(run, 'acc')} v řadě.`,
      ({ club, run }) => `Pro ${club.acc} je to ${feminineOrdinal(run)} ligová výhra za sebou.`,
      ({ run, ...facts }, ground) => `Série ligových výher ${bySide(facts.club, facts.atHome, ground).gen} trvá už ${matches(run, 'acc')}.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `${club.dat} skončila série ${leagueWins(run, 'gen')}.`,
      ({ club, run }) => `Před tímto zápasem ${club} v lize ${club.past('vyhrál')} ${times(run)} za sebou.`,
      ({ run, ...facts }, ground) => `Série ${leagueWins(run, 'gen')} ${bySide(facts.club, facts.atHome, ground).gen} je u konce.`,
      ({ run, drawn, ...facts }, ground) =>
        `${drawn ? 'Remízou' : 'Porážkou'} skončila série ${leagueWins(run, 'gen')} ${bySide(facts.club, facts.atHome, ground).gen}.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Pro ${club.acc} je to už ${feminineOrdinal(run)} ligová porážka v řadě.`,
      ({ club, run }) => `V lize ${club.past('prohrál')} ${club} už ${times(run)} za sebou.`,
      ({ run }) => `Poražení čekají na ligový bod už ${matches(run, 'acc')}.`,
      ({ run, ...facts }, ground) =>
        `Série ligových porážek ${bySide(facts.club, facts.atHome, ground).gen} trvá už ${matches(run, 'acc')}.`,
    ],
    losingRunEnded: [
      ({ run }) => `Před tímto zápasem vítěz v lize ${times(run)} za sebou prohrál.`,
      ({ club, run }) => `${club} ${club.past('ukončil')} sérii ${leagueDefeats(run, 'gen')}.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `${club.dat} skončila série ${leagueMatches(run, 'gen')} bez porážky.`,
      ({ run }) => `Poražení předtím bodovali v ${leagueMatches(run, 'loc')} za sebou.`,
      ({ run, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `V lize ${club.past('prohrál')} ${club} poprvé po ${matches(run, 'loc')}.`;
      },
    ],
    winlessRunEnded: [
      ({ run }) => `Vítěz v lize naplno bodoval poprvé po ${matches(run, 'loc')}.`,
      ({ club, run }) => `V lize ${club.past('vyhrál')} ${club} poprvé po ${matches(run, 'loc')}.`,
      ({ run }) => `Na výhru předtím vítěz čekal ${leagueMatches(run, 'acc')}.`,
      ({ run, ...facts }, ground) =>
        `${bySide(facts.club, facts.atHome, ground).dat} skončilo čekání na ligovou výhru, trvalo ${matches(run, 'acc')}.`,
    ],
    firstWin: [
      ({ club, ground }) => `${club} tak ${where(ground)}${club.past('vyhrál')} poprvé v sezoně.`,
      ({ club, played: all, ground }) =>
        ground === undefined
          ? `První výhry v ročníku se ${club} ${club.past('dočkal')} až ${inOrdinal(all)} zápase.`
          : `První ${onGround[ground]}výhry v ročníku se ${club} ${club.past('dočkal')} až na ${neuterOrdinal(all).replace(/é$/, 'ý')} pokus.`,
      ({ ground }) => `Pro vítěze je to první ${ground === undefined ? '' : onGround[ground]}výhra v ročníku.`,
    ],
    firstDefeat: [
      ({ club, played: all, ground }) =>
        ground === undefined
          ? `První porážka ročníku ${club.acc} potkala až ${inOrdinal(all)} zápase.`
          : `${ground === 'home' ? 'Doma' : 'Venku'} ${club} v tomto ročníku poprvé ${club.past('prohrál')}, a to až ${inOrdinal(all)} zápase.`,
      ({ club, ground }) => `${club} v tomto ročníku ${where(ground)}${club.past('prohrál')} poprvé.`,
      ({ played: all, ground, ...facts }, sides) => {
        const club = bySide(facts.club, facts.atHome, sides);
        return `Až ${inOrdinal(all)} zápase ročníku${ground === undefined ? '' : ground === 'home' ? ' na svém hřišti' : ' na hřištích soupeřů'} ${club} poprvé ${club.past('prohrál')}.`;
      },
    ],
    stillWinless: [
      ({ club, played: all, ground }) =>
        `${club} v tomto ročníku ${where(ground)}${club.verb('čeká', 'čekají')} na výhru i po ${matches(all, 'loc')}.`,
      ({ played: all, ground, ...facts }, sides) => {
        const club = bySide(facts.club, facts.atHome, sides);
        return `Na výhru ${ground === 'home' ? 'na svém hřišti ' : where(ground)}${club.verb('čeká', 'čekají')} v tomto ročníku ${club} i po ${matches(all, 'loc')}.`;
      },
    ],
  };
}

/** `v pátém` zápase, `na třetím` místě. */
const ordinalLoc = (place: number) => neuterOrdinal(place).replace(/[éí]$/, (end) => (end === 'é' ? 'ém' : 'ím'));
/** `v pátém`, `ve druhém` zápase. */
function inOrdinal(place: number): string {
  const ordinal = ordinalLoc(place);
  return `${/^(?:d[rv]|tř|čt)/.test(ordinal) ? 've' : 'v'} ${ordinal}`;
}
