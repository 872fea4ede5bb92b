import type { MeaningStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../../nouns/nouns.ts';
import { had, has, is, stands, waits, was } from '../../phrases.ts';
import { alsoInRoles } from '../../roles.ts';
import { counted, nth, place, times } from '../../words.ts';

type Club = GermanNoun;
type Facts<Kind extends keyof MeaningStories<Club>> = Readonly<MeaningStories<Club>[Kind]>;
type OnGround = 'home' | 'away' | undefined;

const match = { home: 'Heimspiel', away: 'Auswärtsspiel', any: 'Ligaspiel' } as const;
const matchOn = (ground: OnGround) => match[ground ?? 'any'];
const winOn = (ground: OnGround) => ({ home: 'Heimsieg', away: 'Auswärtssieg', any: 'Ligasieg' })[ground ?? 'any'];
/** `in sieben Heimspielen dieser Ligasaison`, `in sieben Ligaspielen dieser Saison`. */
const inMatches = (count: number, ground: OnGround) =>
  `in ${counted(count, matchOn(ground), 'dat')} dieser ${ground === undefined ? 'Saison' : 'Ligasaison'}`;
const climbed = (club: Club) => club.verb('kletterte', 'kletterten');

/** Returns the sentences of German reviews on what a result means. */
export function germanMeanings(): Pick<StoryTexts<Club>, keyof MeaningStories<Club>> {
  return {
    movedUp: alsoInRoles<Facts<'movedUp'>>(
      ({ club, from, to, relegation }) =>
        to === 1
          ? `${club} ${climbed(club)} von ${place(from)} an die Tabellenspitze.`
          : relegation
            ? `${club} ${club.verb('verließ', 'verließen')} die Abstiegsplätze und ${stands(club)} nun auf ${place(to)}.`
            : `${club} ${climbed(club)} von ${place(from)} auf ${place(to)}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `Von ${place(from)} aus ${club.verb('übernahm', 'übernahmen')} ${club} die Tabellenführung.`
          : `In der Tabelle ${club.verb('rückte', 'rückten')} ${club} ${relegation ? 'aus der Abstiegszone ' : ''}auf ${place(to)} vor.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `An die Tabellenspitze ${club.verb('setzte', 'setzten')} sich ${club}, zuvor hatte es nur zu ${place(from)} gereicht.`
          : relegation
            ? `${club} ${club.verb('verließ', 'verließen')} die Abstiegszone und ${climbed(club)} von ${place(from)} auf ${place(to)}.`
            : `Für ${club.acc} ging es in der Tabelle von ${place(from)} auf ${place(to)} nach oben.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `Neuer Tabellenführer ${is(club)} ${club}.`
          : relegation
            ? `Aus der Abstiegszone ging es für ${club.acc} hinauf auf ${place(to)}.`
            : `${club} ${club.verb('verbesserte', 'verbesserten')} sich in der Tabelle von ${place(from)} auf ${place(to)}.`,
      ({ club, from, to, drawn }) =>
        `Durch ${drawn ? 'das Unentschieden' : 'den Sieg'} ${climbed(club)} ${club} von ${place(from)} ${to === 1 ? 'an die Tabellenspitze' : `auf ${place(to)}`}.`,
    ),
    movedDown: alsoInRoles<Facts<'movedDown'>>(
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${club} ${club.verb('verlor', 'verloren')} die Tabellenführung und ${stands(club)} nun auf ${place(to)}.`
          : relegation
            ? `${club} ${club.verb('rutschte', 'rutschten')} auf ${place(to)} und damit in die Abstiegszone.`
            : `${club} ${club.verb('rutschte', 'rutschten')} von ${place(from)} auf ${place(to)} ab.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `Die Tabellenspitze ${club.verb('musste', 'mussten')} ${club} abgeben.`
          : `In der Tabelle ${club.verb('fiel', 'fielen')} ${club} auf ${place(to)}${relegation ? ', einen Abstiegsplatz,' : ''} zurück.`,
      ({ club, from, to, relegation }) =>
        relegation
          ? `Mit ${place(to)} ${stands(club)} ${club} nun auf einem Abstiegsplatz.`
          : from === 1
            ? `Von der Tabellenspitze ging es für ${club.acc} auf ${place(to)} hinunter.`
            : `Für ${club.acc} ging es in der Tabelle von ${place(from)} auf ${place(to)} nach unten.`,
      ({ club, from, to }) =>
        from === 1
          ? `Statt an der Tabellenspitze ${stands(club)} ${club} nun auf ${place(to)}.`
          : `Statt auf ${place(from)} ${stands(club)} ${club} nun auf ${place(to)}.`,
      ({ club, from, to, relegation, drawn }) =>
        `Durch ${drawn ? 'das Unentschieden' : 'die Niederlage'} ${club.verb('fiel', 'fielen')} ${club} von ${from === 1 ? 'der Tabellenspitze' : place(from)} auf ${place(to)}${relegation ? ', einen Abstiegsplatz,' : ''} zurück.`,
    ),
    decided: [
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `${club} ${is(club)} Meister.`
          : `Der ${outcome === 'promoted' ? 'Aufstieg' : 'Abstieg'} ${club.gen} steht fest.`,
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `Der Titel ist ${club.dat} nicht mehr zu nehmen.`
          : outcome === 'promoted'
            ? `Der Aufstieg ist ${club.dat} nicht mehr zu nehmen.`
            : `Zu retten ${is(club)} ${club} nicht mehr, der Abstieg steht fest.`,
      ({ club, outcome }) =>
        `Fest steht nun: ${capitalOf(club)} ${outcome === 'champion' ? `${is(club)} Meister` : `${club.verb('steigt', 'steigen')} ${outcome === 'promoted' ? 'auf' : 'ab'}`}.`,
    ],
    winningRunGoesOn: alsoInRoles(
      ({ club, run }) => `Für ${club.acc} war es der ${nth(run, 'e')} Ligasieg in Folge.`,
      ({ club, run }) => `In der Liga ${has(club)} ${club} nun ${times(run)} nacheinander gewonnen.`,
      ({ club, run }) => `Die Siegesserie ${club.gen} in der Liga ist auf ${counted(run, 'Spiel', 'acc')} angewachsen.`,
    ),
    winningRunEnded: alsoInRoles(
      ({ club, run }) => `Zuvor ${had(club)} ${club} in der Liga ${times(run)} in Folge gewonnen.`,
      ({ club, run }) => `Für ${club.acc} endete eine Serie von ${counted(run, 'Ligasieg', 'dat')}.`,
      ({ club, run, drawn }) =>
        `Mit ${drawn ? 'dem Unentschieden' : 'der Niederlage'} endete für ${club.acc} eine Serie von ${counted(run, 'Ligasieg', 'dat')}.`,
    ),
    losingRunGoesOn: alsoInRoles(
      ({ club, run }) => `Für ${club.acc} war es die ${nth(run, 'e')} Liganiederlage in Folge.`,
      ({ club, run }) => `In der Liga ${has(club)} ${club} nun ${times(run)} nacheinander verloren.`,
    ),
    losingRunEnded: alsoInRoles(
      ({ club, run }) => `Für ${club.acc} endete eine Serie von ${counted(run, 'Liganiederlage', 'dat')}.`,
      ({ club, run }) => `Zuvor ${had(club)} ${club} in der Liga ${times(run)} in Folge verloren.`,
    ),
    unbeatenRunEnded: alsoInRoles(
      ({ club, run }) => `Für ${club.acc} endete eine Serie von ${counted(run, 'Ligaspiel', 'dat')} ohne Niederlage.`,
      ({ club, run }) => `Zuvor ${was(club)} ${club} ${counted(run, 'Ligaspiel', 'acc')} lang ungeschlagen geblieben.`,
    ),
    winlessRunEnded: alsoInRoles(
      ({ club, run }) => `Für ${club.acc} endete eine Serie von ${counted(run, 'Ligaspiel', 'dat')} ohne Sieg.`,
      ({ club, run }) => `Zuvor ${had(club)} ${club} ${counted(run, 'Ligaspiel', 'acc')} lang nicht gewonnen.`,
    ),
    firstWin: alsoInRoles<Facts<'firstWin'>>(
      ({ club, played, ground }) => `Für ${club.acc} war es im ${nth(played, 'en')} ${matchOn(ground)} der Saison der erste Sieg.`,
      ({ club, played, ground }) => `Zuvor ${had(club)} ${club} ${inMatches(played - 1, ground)} nicht gewonnen.`,
      ({ club, ground }) => `${club.dat} gelang der erste ${winOn(ground)} der Saison.`,
    ),
    firstDefeat: alsoInRoles<Facts<'firstDefeat'>>(
      ({ club, played, ground }) => `Für ${club.acc} war es im ${nth(played, 'en')} ${matchOn(ground)} der Saison die erste Niederlage.`,
      ({ club, played, ground }) => `Zuvor ${was(club)} ${club} ${inMatches(played - 1, ground)} ungeschlagen geblieben.`,
    ),
    stillWinless: alsoInRoles<Facts<'stillWinless'>>(
      ({ club, played, ground }) =>
        `Auf den ersten ${winOn(ground)} der Saison ${waits(club)} ${club} auch nach ${counted(played, matchOn(ground), 'dat')} noch.`,
      ({ club, played, ground }) => `${inMatches(played, ground)} ${has(club)} ${club} noch nicht gewonnen.`,
    ),
  };
}

const capitalOf = (club: Club) => `${club.nom.charAt(0).toUpperCase()}${club.nom.slice(1)}`;
