import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language/languages.ts';
import { createTranslate } from './translate.ts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`)));

/**
 * The words that stand behind a count: the form beside 1, the one beside 2, and in Czech the one beside 5, with a slash between genders or cases;
 * a single form stands beside any count.
 */
const words: Readonly<Record<Language, string>> = {
  en: `match matches|goal goals|tip tips|league leagues|club/club clubs/club|competition competitions|finished|country countries|bookmaker bookmakers|penalty penalties|day days|unit units|
    record records|article articles|vote votes|entry entries|time times|result results|set sets|game games|point points|win wins|minute|live|computed|more|settled|withdrawn|of|right|prediction predictions|recorded`,
  cs: `zápas zápasy zápasů|gól góly gólů|tip tipy tipů|liga/ligu ligy lig|soutěž soutěže soutěží|tým týmy týmů|země země zemí|
    kancelář kanceláře kanceláří|den dny dní|jednotka jednotky jednotek|záznam záznamy záznamů|minuta minuty minut|
    článek články článků|hlas hlasy hlasů|údaj údaje údajů|odpověď odpovědi odpovědí|výsledek výsledky výsledků|
    vysílaný vysílané vysílaných|stažen staženy staženo|gem/gemu gemy/gemech gemů/gemech|bod body bodů|
    předpověď/předpovědi předpovědi předpovědí|zapsaná zapsané zapsaných|výhra výhry výher|prohra prohry proher|živě|dopočteno|z`,
  de: `Spiel Spiele/Spielen|Ligaspiel Ligaspiele|Tor Tore|Tipp Tipps|Liga Ligen|Wettbewerb Wettbewerbe|Mannschaft Mannschaften|Land Länder/Ländern|beendet|Tag Tage|Einheit Einheiten|
    Eintrag Einträge|Minute Minuten|Stimme Stimmen|Angabe Angaben|Artikel|Treffer|Wettanbieter|Elfmeter|
    weiterer/weitere weitere|live|Punkt Punkte|Sieg Siege|nachträglich|abgerechnet|zurückgezogen|von|Prognose Prognosen|festgehalten`,
  el: `αγώνας/αγώνα αγώνες|προγνωστικό προγνωστικά|πρωτάθλημα πρωταθλήματα|διοργάνωση διοργανώσεις|ομάδα ομάδες|χώρα χώρες|εταιρεία εταιρείες|
    ημέρα ημέρες|μονάδα μονάδες|εγγραφή εγγραφές|λεπτό λεπτά|άρθρο άρθρα|ψήφος ψήφοι|πεδίο πεδία|φορά φορές|αποτέλεσμα αποτελέσματα|
    καταγεγραμμένο καταγεγραμμένα|χαμένο χαμένα|εκκαθαρισμένο εκκαθαρισμένα|αποσύρθηκε αποσύρθηκαν|ολοκληρώθηκε ολοκληρώθηκαν|πόντος πόντοι|νίκη νίκες|γκολ|γκέιμ|live|εκ|ακόμη|από|πρόβλεψη προβλέψεις|καταγεγραμμένη καταγεγραμμένες`,
  es: `partido partidos|gol goles|pronóstico pronósticos|liga ligas|competición competiciones|equipo equipos|país países|casa casas|día días|
    unidad unidades|anotación anotaciones|minuto minutos|artículo artículos|voto votos|dato datos|vez veces|fallo fallos|resultado resultados|
    calculado calculados|liquidado liquidados|terminado terminados|retirado retirados|en|juego juegos|punto puntos|victoria victorias|más|de|predicción predicciones|anotada anotadas`,
  it: `partita partite|gol gol|pronostico pronostici|campionato campionati|competizione competizioni|squadra squadre|paese paesi|giorno giorni|
    registrazione registrazioni|minuto minuti|articolo articoli|voto voti|dato dati|volta volte|risposta risposte|risultato risultati|
    calcolato calcolati|perso persi|concluso conclusi|finita finite|ritirato ritirati|punto punti|vittoria vittorie|bookmaker|unità|game|in|previsione previsioni|registrata registrate`,
  'pt-BR': `jogo jogos|gol gols|palpite palpites|liga ligas|competição competições|time times|país países|casa casas|dia dias|unidade unidades|
    registro registros|minuto minutos|artigo artigos|voto votos|campo campos|vez vezes|resposta respostas|erro erros|resultado resultados|calculado calculados|
    encerrado encerrados|retirado retirados|game games|ponto pontos|vitória vitórias|ao|previsão previsões|registrada registradas`,
};

const counts = [0, 1, 2, 5, 21];

/** A whole number and the word behind it; what follows a Czech preposition is in another case. */
const counted = /(?<![\d.,–]|\bze?\s)\b(\d+) (\p{L}+)/gu;

/** Returns the place of the form that stands beside a count: papers write zero as a plural, in Portuguese too. */
function formBeside(language: Language, count: number): number {
  if (count === 1) return 0;
  return language === 'cs' && (count === 0 || count > 4) ? 2 : 1;
}

/** Returns the counts with a wrong form of a known word behind them: `1 goals`. */
function faultsIn(text: string, language: Language): string[] {
  const known = words[language].split('|').map((forms) =>
    forms
      .trim()
      .split(/\s+/)
      .map((form) => form.toLowerCase().split('/')),
  );
  return [...text.matchAll(counted)].flatMap(([said, count, word = '']) => {
    const found = known.filter((forms) => forms.flat().includes(word.toLowerCase()));
    const fits = found.some((forms) => forms.length === 1 || forms[formBeside(language, Number(count))]?.includes(word.toLowerCase()));
    return found.length === 0 || fits ? [] : [said];
  });
}

/** Returns the values of a message's placeholders: the count for those that are counted, and for its figure. */
const valuesOf = (text: string, count: number) =>
  Object.fromEntries(
    [...text.matchAll(/\{(\w+)(, plural)?[,}]/g)].map(([, name = '', plural]) => [name, plural || name === 'number' ? count : '…']),
  );

describe.each(languages)('what is counted in %s', (language) => {
  const file = new URL(`../../languages/${language}/messages.json`, import.meta.url);
  const messages = flat(JSON.parse(readFileSync(file, 'utf8')) as Tree).filter(
    // Of units there are always hundredths.
    ([key, text]) => text.includes(', plural,') && key !== 'tips.sumUnits',
  );
  const t = createTranslate(Object.fromEntries(messages.map(([key, text]) => [key, compile(text)])), language);
  const said = messages.flatMap(([key, text]) => counts.map((count) => t(key as Parameters<typeof t>[0], valuesOf(text, count))));

  it('stands in the form that its number asks for', () => {
    expect(said.flatMap((text) => faultsIn(text, language).map((fault) => `${fault}: ${text}`))).toEqual([]);
  });

  it('is known to the test by every word', () => {
    const known = new Set(words[language].toLowerCase().match(/[^\s|/]+/g));
    const unknown = said.flatMap((text) => [...text.matchAll(counted)].map(([, , word = '']) => word.toLowerCase()));
    expect([...new Set(unknown.filter((word) => !known.has(word)))]).toEqual([]);
  });
});

it.each([
  ['en', '1 goals'],
  ['en', '0 match'],
  ['cs', '2 zápasů dnes'],
  ['cs', '5 zápasy'],
  ['pt-BR', '0 gol'],
  ['pt-BR', '0 jogo'],
  ['es', '21 gol'],
] as const)('in %s “%s” is a fault', (language, text) => {
  expect(faultsIn(text, language)).toHaveLength(1);
});
