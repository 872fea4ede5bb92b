import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { type SpanishNoun, spanishNouns } from '#app/i18n/names/spanish-noun.ts';
import { faultsOfAnyLanguage, sentencesWith, toldMatches } from '#tests/factories/told-matches.ts';
import { createProseFigures } from '../prose-figures.ts';
import { spanishTexts } from './spanish.server.ts';
import { spanishNews } from './spanish-news.server.ts';

const counted = 'punto|partido|gol|victoria|derrota|enfrentamiento|pronóstico|previsión|fallo|acierto|intento';
const smallNumber = 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const masculineOrdinal = '(?:primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|(?:un|duo)?décimo|decimo\\p{L}+o|vigésimo)';
const femaleClub = '(?:Real Sociedad|Roma|Juventus|Fiorentina|Lazio|Sampdoria)(?: femenina)?';
const pluralClub = '(?:Timbers|Thorns|Chivas|Pumas|Tigres|Earthquakes|Sounders|Royals|Whitecaps|Rapids|Red Bulls|Stars|Leones Negros)';
const singularVerb =
  '(?:recibe|visita|juega|ha|es|marcha|lleva|suma|encadena|tiene|parte|ganó|perdió|empató|venía|llevaba|ganaba|perdía|remontó|gana|sigue)';
/** In whole words: `\b` knows no letters with accents. */
const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');

/** Faults that templates could make in Spanish, each with a sentence that has it. */
const faults: Readonly<Record<string, readonly [shape: RegExp, example: string]>> = {
  'an article that does not contract': [words('[Dd]e el|[Aa] el'), 'El Sevilla visita a el Betis.'],
  'two articles': [/(?<!\p{L})(?:del|al|[Ee]l|[Ll]os?|[Ll]as?) (?:el|los?|las?) (?=\p{Lu}|\d)/u, 'El Sevilla visita al la Roma.'],
  'a noun that props a name': [words('(?:equipo|conjunto|club|cuadro|once) (?:del? |de la )?\\p{Lu}.*'), 'Gana el equipo Betis.'],
  'an article before LaLiga': [words('[Ll]a LaLiga'), 'El Betis recibe al Sevilla en la LaLiga.'],
  'a plural after one': [words(`una? (?:${counted})e?s`), 'El Betis está a un puntos del Sevilla.'],
  'a singular after several': [words(`(?:${smallNumber}|\\d\\d) (?:${counted})`), 'El Betis está a dos punto del Sevilla.'],
  'a whole uno before its noun': [words(`uno (?:${counted})`), 'El Betis está a uno punto del Sevilla.'],
  'a wrong gender of one': [words('un (?:victoria|derrota|previsión)|una (?:punto|partido|gol)'), 'El Betis suma un victoria.'],
  'a small number in figures': [new RegExp(`(?<![\\d.,:−+-])[1-9] (?:${counted})`, 'u'), 'El Betis suma 3 victorias.'],
  'a large number in words': [words('diez|once|doce|veinte'), 'El Betis suma doce puntos.'],
  'a whole ordinal before a masculine noun': [words('(?:primero|tercero) (?:puesto|partido|rival)'), 'Subió al tercero puesto.'],
  'a short ordinal before a feminine noun': [words('(?:primer|tercer) (?:plaza|victoria|derrota)'), 'Fue su tercer victoria.'],
  'a masculine place of a feminine club': [words(`[Ll]a ${femaleClub}, ${masculineOrdinal}`), 'La Roma, sexto, gana.'],
  'a masculine word of a feminine club': [
    words(`[Ll]a ${femaleClub},? (?:recién ascendido|invicto|favorito|es claro|parte como favorito)`),
    'La Roma, favorito con un 62 %, cumplió.',
  ],
  'a singular verb of a club in the plural': [
    words(`[Ll][oa]s [\\p{Lu}\\p{L} ]*${pluralClub},? (?:no )?${singularVerb}`),
    'Los Pumas gana.',
  ],
  'le for several': [words('le (?:resiste|damos|ha marcado|saca|gana) a l[oa]s'), 'El gol se le resiste a los Pumas.'],
  'y before its own sound': [/(?<!\p{L})y (?:[IÍ]|Hi(?!e))/u, 'Empataron Betis y Ibiza.'],
  'two prepositions': [
    words('(?:de|a|en|con|por|para|contra|tras) (?:de|en|con|por(?! medio)|para|contra(?<!en contra)|del|al)'),
    'El Betis juega contra al Elche.',
  ],
  'a defeat at an untold ground as if at home': [
    /En su último duelo.* perdi(?:ó|eron) por (?:0-|1-[2-9]|2-[3-9]|3-[4-9])/u,
    'En su último duelo, en mayo de 2026, el Betis perdió por 0-2 contra el Elche.',
  ],
  'a defeat that is not called one': [/Con el \d+-\d+ del último duelo/u, 'Con el 0-3 del último duelo aún en la memoria, juega el Betis.'],
  'an uneven score of nobody': [
    /(?:^Con .*, el|marcador.* el) (\d+)-(?!\1(?!\d))\d+(?! a favor)(?!\d)/u,
    'El marcador más probable es el 2-0, con un 12 %.',
  ],
  'a share that seems one of a club': [words('frente a un'), 'Un 41 % frente a un 35 % del Betis.'],
  'a club named twice for its ground': [
    /(?<!\p{L})(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) (\p{Lu}[^,]*?)(?:,| y ).* en el campo de(?:l| las?| los) \1[.,]/u,
    'El Betis y el Elche se miden en el campo del Betis.',
  ],
  'a derby of a town that is a club': [
    /[Dd]erbi (?:de|en) (\p{Lu}\p{L}+)(?!\p{L}).*(?<!\p{L})(?:el|la|al|del) \1(?= \p{Ll}|[,.])|(?<!\p{L})(?:[Ee]l|[Ll]a|al|del) (\p{Lu}\p{L}+) (?=\p{Ll}).*derbi de \2(?!\p{L})/u,
    'La Lazio visita a la Roma en el derbi de Roma.',
  ],
  'a place that nobody starts from': [
    words('[Dd]esde (?:el último puesto|la plaza \\d+|la \\p{L}+ plaza)'),
    'Desde la plaza 21, el Elche visita al Betis.',
  ],
  'form that reads as meetings': [
    words('[Ee]n los últimos \\p{L}+ partidos'),
    'En los últimos cinco partidos de liga, el Betis ha sumado dos victorias y el Elche, tres.',
  ],
  'one win of both': [words('[Ll]os dos equipos han ganado'), 'Los dos equipos han ganado uno de sus últimos cinco partidos de liga.'],
  'an adverb that says nearly': [/^Por poco/u, 'Por poco, vemos mejor al Betis.'],
  'nothing to win from a bet that pays': [words('nada que ganar'), 'A estas cuotas no hay nada que ganar: el empate paga 3,20.'],
  'a host or a guest left open': [words('les? toca jugar'), 'Al Betis se le atraganta el Elche, y ahora le toca jugar en casa.'],
  'fair odds without their noun': [
    words('supera lo suficiente la justa como'),
    'Ninguna cuota supera lo suficiente la justa como para dar un pronóstico.',
  ],
  'a score of the winner from the other side': [
    /(?:gan(?:ó|aron)|impus(?:o|ieron)) por (?:0-|1-[2-9]|2-[3-9]|3-[4-9])/u,
    'El Betis se impuso por 1-2.',
  ],
  'players who are men': [words('[Ll]os (?:locales|visitantes|jugadores)|[Aa]mbos(?! equipos| bandos)'), 'Ganaron los locales.'],
  'a straight quotation mark': [/['"]/u, "El O'Higgins gana."],
  'a percentage without its blank': [/\d%/u, 'Hay un 54% de probabilidades.'],
  'a decimal point': [/(?<!\d)\d+\.\d\d?(?!\d)/u, 'El empate se paga a 3.40.'],
  'a sign for nearly certain': [/[<>]/u, 'Un >99 % para el Betis.'],
  'a zero in words': [words('cero (?:puntos|goles|victorias|partidos)|con cero'), 'El Betis suma cero victorias.'],
};
const shapes = Object.fromEntries(Object.entries(faults).map(([name, [shape]]) => [name, shape]));

const told = toldMatches('es', 5000);

describe('previews and reviews', () => {
  it('are told of most matches', () => {
    expect(told.filter(({ sentences }) => sentences.length > 0).length).toBeGreaterThan(4000);
  });

  it('have no fault of any language in 5,000 matches', () => {
    expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
  });

  it('have no fault of Spanish', () => {
    expect(sentencesWith(shapes, told)).toEqual([]);
  });

  it('do not speak of our forecast in two sentences running', () => {
    const named = /nuestra previsión/iu;
    const twice = told.flatMap(({ sentences }) =>
      sentences.flatMap((sentence, place) => {
        const next = sentences[place + 1] ?? '';
        return named.test(sentence) && named.test(next) ? [`${sentence} ${next}`] : [];
      }),
    );
    expect(twice.slice(0, 3)).toEqual([]);
  });

  it('do not say twice that nobody scored', () => {
    const goalless = /sin goles|[Nn]adie marcó|no vimos ninguno/u;
    const twice = told.map(({ sentences }) => sentences.filter((sentence) => goalless.test(sentence))).filter(({ length }) => length > 1);
    expect(twice.slice(0, 3)).toEqual([]);
  });
});

describe('a score', () => {
  const locale = localeByTag('es');
  const texts = spanishTexts(createProseFigures(locale, createFormatters(locale)));
  const [betis, tigres] = ['el Betis', 'los Tigres'].map((entry) => spanishNouns.read(entry)) as [SpanishNoun, SpanishNoun];
  const won = { winner: betis, loser: tigres, winnerGoals: 3, loserGoals: 1 };

  it.each([
    [true, 'los Tigres perdieron por 3-1 contra el Betis.'],
    [false, 'los Tigres perdieron por 1-3 contra el Betis.'],
  ])('of a defeat puts the host first: winner at home %s', (winnerAtHome, sentence) => {
    expect(texts.justWon[1]?.({ ...won, winnerAtHome })).toBe(sentence);
  });

  it.each([
    [true, 'Al descanso, el Betis perdía por 0-1.', 'el Betis remontó tras irse al descanso con un 0-1 en contra.'],
    [false, 'Al descanso, el Betis perdía por 1-0.', 'el Betis remontó tras irse al descanso con un 1-0 en contra.'],
  ])('behind at half-time puts the host first: winner at home %s', (winnerAtHome, ...sentences) => {
    const facts = { ...won, winnerAtHome, ownGoals: 0, otherGoals: 1 };
    expect(texts.cameFromBehind.map((tell) => tell(facts))).toEqual(sentences);
  });

  it.each([
    [2, 0, 'El marcador más probable es el 2-0 a favor del Betis, con un 12\u00a0%.'],
    [0, 1, 'El marcador más probable es el 1-0 a favor de los Tigres, con un 12\u00a0%.'],
    [1, 1, 'El marcador más probable es el 1-1, con un 12\u00a0%.'],
  ])('that is the likeliest says whose it is: %i-%i', (homeGoals, awayGoals, sentence) => {
    expect(texts.likeliestScore[0]({ home: betis, away: tigres, homeGoals, awayGoals, chance: 0.12 })).toBe(sentence);
  });

  it('never stands beside a sign where a side has next to no chance', () => {
    const facts = {
      favourite: betis,
      outsider: tigres,
      favouriteAtHome: true,
      favouriteChance: 0.997,
      drawChance: 0.002,
      outsiderChance: 0.001,
    };
    expect(texts.forecastClear[1]?.(facts)).toBe(
      'el Betis es claro favorito en nuestra previsión, con más del 99\u00a0% frente a menos del 1\u00a0% de los Tigres.',
    );
  });
});

it.each([
  [
    'el Sevilla',
    'Sevilla',
    'Llega el derbi: el Betis recibe al Sevilla.',
    'En el derbi de la ciudad, el Betis ejerce de local contra el Sevilla.',
  ],
  [
    'los Tigres',
    'Monterrey',
    'Derbi en Monterrey: el Betis recibe a los Tigres.',
    'En el derbi de Monterrey, el Betis ejerce de local contra los Tigres.',
  ],
])('a derby with %s does not name its town beside a club of that name', (guest, town, first, third) => {
  const locale = localeByTag('es');
  const { derby } = spanishTexts(createProseFigures(locale, createFormatters(locale)));
  const facts = { home: spanishNouns.read('el Betis'), away: spanishNouns.read(guest), town: spanishNouns.read(town) };
  expect([derby[0](facts), derby[2]?.(facts)]).toEqual([first, third]);
});

it.each(Object.entries(faults))('%s would be found', (_, [shape, example]) => expect(example).toMatch(shape));

describe('news', () => {
  const news = spanishNews(createProseFigures(localeByTag('es'), createFormatters(localeByTag('es'))));
  const [betis, roma, tigres, osasuna] = ['el Betis', 'la Roma', 'los Tigres', 'Osasuna'].map((entry) => spanishNouns.read(entry)) as [
    SpanishNoun,
    SpanishNoun,
    SpanishNoun,
    SpanishNoun,
  ];

  it('gives a club its article, its gender and its number', () => {
    expect(news.headlineNewLeader[1]?.({ leader: roma, former: betis })).toBe('la Roma adelanta al Betis y se pone líder');
    expect(news.headlineNewLeader[1]?.({ leader: tigres, former: osasuna })).toBe('los Tigres adelantan a Osasuna y se ponen líderes');
    expect(news.titleNear[0]({ leader: roma, chance: 0.86 })).toBe('la Roma acaba campeona en el 86\u00a0% de nuestras simulaciones.');
    expect(news.relegationEdge[0]({ club: tigres, chance: 0.45, place: 21 })).toBe(
      'El riesgo de descenso de los Tigres, ahora en el puesto 21, es de un 45\u00a0%.',
    );
  });

  it('writes what is nearly certain without a sign', () => {
    expect(news.titleNear[1]?.({ leader: betis, chance: 0.998 })).toBe(
      'El título está casi en manos del Betis, que lo gana en más del 99\u00a0% de nuestras simulaciones.',
    );
  });

  it('says by how much a leader is ahead, and that it is level on points', () => {
    expect(news.leaderIdle[1]?.({ leader: betis, ahead: 1 })).toBe(
      'Sin partido esta semana, el Betis conserva el liderato, con un punto de ventaja.',
    );
    expect(news.leaderIdle[1]?.({ leader: betis, ahead: 0 })).toBe(
      'Sin partido esta semana, el Betis conserva el liderato, con los mismos puntos que el segundo.',
    );
  });

  it.each([
    [true, '3-1'],
    [false, '1-3'],
  ])('tells the score of a defeat with the host first: winner at home %s', (winnerAtHome, score) => {
    const facts = { winner: osasuna, loser: betis, winnerAtHome, winnerGoals: 3, loserGoals: 1, leader: betis, ahead: 2 };
    expect(news.leaderBeaten[1]?.(facts)).toBe(
      `La derrota por ${score} contra Osasuna no le costó el liderato al Betis, que sigue arriba con dos puntos de ventaja.`,
    );
  });

  it.each([
    [8, 3, 'subió del octavo al tercer puesto'],
    [24, 21, 'subió del puesto 24 al 21'],
    [22, 20, 'subió del puesto 22 al vigésimo puesto'],
  ])('tells a move from place %i to %i', (from, to, move) => {
    expect(news.climber[0]({ club: betis, from, to })).toBe(`el Betis ${move}.`);
  });

  it.each([
    [{ tips: 12, won: 7, lost: 4 }, 'En mayo se liquidaron 12 pronósticos, con siete aciertos y cuatro fallos.'],
    [{ tips: 2, won: 1, lost: 0 }, 'En mayo se liquidaron dos pronósticos, con un acierto.'],
    [{ tips: 1, won: 0, lost: 1 }, 'En mayo se liquidó un pronóstico, y falló.'],
    [{ tips: 1, won: 0, lost: 0 }, 'En mayo se liquidó un pronóstico.'],
  ])('counts the tips of a month, and says no zero: %o', (counts, sentence) => {
    expect(news.tipsOfMonth[0]({ month: 5, year: 2026, ...counts })).toBe(sentence);
  });
});
