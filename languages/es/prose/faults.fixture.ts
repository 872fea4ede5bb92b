const counted = 'punto|partido|gol|victoria|derrota|enfrentamiento|pronóstico|previsión|fallo|acierto|intento';
const smallNumber = 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const masculineOrdinal =
  '(?:primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|(?:un|duo)?décimo|(?:dec|viges|triges)imo\\p{L}+o|vigésimo|trigésimo)';
const femaleClub = '(?:Real Sociedad|Roma|Juventus|Fiorentina|Lazio|Sampdoria)(?: femenina)?';
const pluralClub = '(?:Timbers|Thorns|Chivas|Pumas|Tigres|Earthquakes|Sounders|Royals|Whitecaps|Rapids|Red Bulls|Stars|Leones Negros)';
const singularVerb =
  '(?:recibe|visita|juega|ha|es|marcha|lleva|suma|encadena|tiene|parte|ganó|perdió|empató|venía|llevaba|ganaba|perdía|remontó|gana|sigue)';
/** Returns a pattern of whole words: `\b` knows no letters with accents. */
const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');

/** Faults that templates could make in Spanish, each with a sentence that has it. */
export const spanishFaults: Readonly<Record<string, readonly [shape: RegExp, example: string]>> = {
  'an article that does not contract': [words('[Dd]e el|[Aa] el'), 'El Sevilla visita a el Betis.'],
  'two articles': [/(?<!\p{L})(?:del|al|[Ee]l|[Ll]os?|[Ll]as?) (?:el|los?|las?) (?=\p{Lu}|\d)/u, 'El Sevilla visita al la Roma.'],
  'a noun that props a name': [words('(?:equipo|conjunto|club|cuadro|once) (?:del? |de la )?\\p{Lu}.*'), 'Gana el equipo Betis.'],
  'an article before LaLiga': [words('[Ll]a LaLiga'), 'El Betis recibe al Sevilla en la LaLiga.'],
  'a plural after one': [words(`una? (?:${counted})e?s`), 'El Betis está a un puntos del Sevilla.'],
  'a singular after several': [words(`(?:${smallNumber}|\\d\\d) (?:${counted})`), 'El Betis está a dos punto del Sevilla.'],
  'a whole uno before its noun': [words(`uno (?:${counted})`), 'El Betis está a uno punto del Sevilla.'],
  'a wrong gender of one': [words('un (?:victoria|derrota|previsión)|una (?:punto|partido|gol)'), 'El Betis suma un victoria.'],
  'a small number in figures': [new RegExp(`(?<![\\d.,:−+-])[1-9] (?:${counted})`, 'u'), 'El Betis suma 3 victorias.'],
  'a large number in words': [words('(?<!con )diez|once|doce|veinte'), 'El Betis suma doce puntos.'],
  'a whole ordinal before a masculine noun': [words('(?:primero|tercero) (?:puesto|partido|rival)'), 'Subió al tercero puesto.'],
  'a short ordinal before a feminine noun': [words('(?:primer|tercer) (?:plaza|victoria|derrota)'), 'Fue su tercer victoria.'],
  'a masculine place of a feminine club': [words(`[Ll]a ${femaleClub}, ${masculineOrdinal}`), 'La Roma, sexto, gana.'],
  'a masculine word of a feminine club': [
    words(`[Ll]a ${femaleClub},? (?:recién ascendido|invicto|favorito|es claro|parte como favorito)`),
    'La Roma, favorito con un 62 %, cumplió.',
  ],
  'a masculine favourite that is a feminine club': [words(`favorito (?:a )?la ${femaleClub}`), 'Parte como favorito la Roma.'],
  'a singular verb of a club in the plural': [
    words(`[Ll][oa]s [\\p{Lu}\\p{L} ]*${pluralClub},? (?:no )?${singularVerb}`),
    'Los Pumas gana.',
  ],
  'le for several': [words('le (?:resiste|damos|ha marcado|saca|gana) a l[oa]s'), 'El gol se le resiste a los Pumas.'],
  'y before its own sound': [/(?<!\p{L})y (?:[IÍ]|Hi(?!e))/u, 'Empataron Betis y Ibiza.'],
  'two prepositions': [
    words('(?:de|a|en|con|por|para|contra|tras) (?:de|en|con|por(?! medio)|para|contra(?<!en contra)|del|al(?! menos))'),
    'El Betis juega contra al Elche.',
  ],
  'a defeat at an untold ground as if at home': [
    /En su último duelo.* perdi(?:ó|eron) por (?:0-|1-[2-9]|2-[3-9]|3-[4-9])/u,
    'En su último duelo, en mayo de 2026, el Betis perdió por 0-2 contra el Elche.',
  ],
  'a defeat that is not called one': [/Con el \d+-\d+ del último duelo/u, 'Con el 0-3 del último duelo aún en la memoria, juega el Betis.'],
  'an uneven score of nobody': [
    /^(?!.*victoria )(?:Con .*, el|.*marcador.* el) (\d+)-(?!\1(?!\d))\d+(?! a favor)(?!\d)/u,
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
  'one bet out of the blue': [
    words('Sin valor a la vista'),
    'Sin valor a la vista, no damos pronóstico: el empate tendría que pagarse a 3,54.',
  ],
  'a bet apposed without its noun': [
    /se acerca, (?:más|menos) de/u,
    'Incluso la apuesta que más se acerca, más de 2,5 goles, se paga a 1,54.',
  ],
  'a share of nothing': [
    /(?:partían?|favorit\p{L}+) con un \d+\s%(?! de probabilidades)/u,
    'El Crawley, que partía con un 35 %, se impuso por 4-0.',
  ],
  'unbeaten where all was won': [
    /perdido[^.]*: (\p{L}+|\d+) victorias en \1 /u,
    'En casa, el Sporting no ha perdido en liga: 13 victorias en 13 partidos.',
  ],
  'a derby of the town': [words('derbi de la ciudad'), 'En el derbi de la ciudad, la Roma ejerce de local.'],
  'a run that is none': [words('racha favorece'), 'La racha favorece al Brest: dos victorias en sus últimos cinco partidos.'],
  'points at stake that lie between': [words('de por medio'), 'Con 35 puntos de por medio, el Wrexham visita al Colchester.'],
  'a place that hangs on a verb': [/, en el puesto \d/u, 'El Wrexham visita al Colchester United, en el puesto 23.'],
  'little between the two after many points': [words('[Hh]ay poca diferencia'), 'Hay poca diferencia: un 39 % para el Barnsley.'],
  'value that pays too little': [/con valor[^.]*paga demasiado poco/u, 'Toda apuesta con valor es improbable o paga demasiado poco.'],
  'a contrast that is none': [/ con un \d+\s%[^.]*, pero [^.]* tienen? un /u, 'La Roma parte con un 43 %, pero la Lazio tiene un 26 %.'],
  'a fixture list': [/^Juegan? en casa/u, 'Juega en casa el Notts County contra el Harrogate Town.'],
  'clumsy odds': [words('no supera lo suficiente'), 'La mejor cuota no supera lo suficiente la justa, de 3,74.'],
  'a score that occurs': [words('[Ss]e dio nuestro'), 'Se dio nuestro marcador más probable.'],
  'a figure at the start': [/^\d/u, '10 puntos separan al Famalicao del Vizela.'],
  'many goals where one may be all': [words('[Tt]odos los goles'), 'El Twente ganó por 1-0. Todos los goles llegaron tras el descanso.'],
  'what nobody can say': [words('[Tt]ras tres'), 'Tras tres partidos de liga sin ver puerta, el Mirandés recibe al Sporting.'],
  'a decimal of nothing': [/\d,0 /u, 'Hubo cinco goles, frente a los 3,0 que esperábamos.'],
  'a winner who seems the favourite that fell': [
    /^Cayó el favorito:/u,
    'Cayó el favorito: el Borussia Dortmund, con un 14 % de probabilidades, ganó por 2-0 al Bayern.',
  ],
  'matches without their article': [
    /^En (?:\d+|\p{L}+) partidos de liga del? /u,
    'En 30 partidos de liga del Betis se han visto 116 goles.',
  ],
  'victories without their article': [
    words(`frente a (?:${smallNumber}) de`),
    'Llega peor el Betis, con una victoria en sus últimos cinco partidos de liga, frente a tres de su rival.',
  ],
  'a bet that is near to nothing': [
    words('lo más cercano, llega'),
    'No damos pronóstico, porque ni siquiera el empate, lo más cercano, llega a su cuota justa.',
  ],
  'a ground that nobody has named': [words('[Ee]n ese campo'), 'En ese campo solo ha habido victorias locales.'],
  'a defeat with the own goals first': [/perd(?:ía|ían|ió|ieron) por (?:0-|1-[2-9]|2-[3-9]|3-[4-9])/u, 'Al descanso perdía por 1-2.'],
  'goals in and against as a formula': [
    words('entre marcados y encajados'),
    'En los 13 partidos de liga del Getafe se han visto 44 goles, entre marcados y encajados.',
  ],
  'a bet on goals of both': [words('a goles de ambos equipos'), 'La apuesta a goles de ambos equipos se paga a 2,01.'],
  'the derby of a town with many': [
    words('(?:Llega )?el derbi de (?:Estambul|Londres|Atenas)'),
    'Llega el derbi de Estambul: el Galatasaray recibe al Eyüpspor.',
  ],
  'the last place by its number': [words('vigésim[oa]s?,? (?:y último|y última)'), 'El Cremonese, vigésimo y último, visita al Como.'],
  'a score of a rout without its word': [/(?:^|, )se impus(?:o|ieron) por [7-9]-\d/u, 'El Lens, se impuso por 7-2 al Estrasburgo.'],
  'a bet that is bet on twice': [words('por la apuesta por'), 'La cuota más alta fue de 3,76, por la apuesta por menos de 3,25 goles.'],
  'a form of whom': [words('[Ll]a última jornada que'), 'La última jornada que jugó, el Betis ganó por 4-0.'],
  'players of one gender': [words('(?:[Uu]n|[Ee]l|[Cc]ada) jugador'), 'Un jugador marcó los tres goles del Betis.'],
  'a favourite that seems another club': [
    words('[Pp]ese a la mala racha del (?:equipo|conjunto) (?:local|visitante)'),
    'Pese a la mala racha del equipo visitante, el Torino parte como favorito.',
  ],
  'a match told in an aside': [
    words('y (?:el|la|los|las) \\p{Lu}[^,.]*, que l[oa]s? (?:recibe|visita)n?, \\p{L}+'),
    'En la tabla, el Torino marcha noveno y el Verona, que lo recibe, decimosexto.',
  ],
  'odds in place of fair ones': [
    words('en lugar de (?:a )?\\d'),
    'La cuota que más se acerca a la justa es la del empate: 2,73, en lugar de 2,77.',
  ],
  'a penalty without an act': [words('se quedó sin gol'), 'Un penalti a favor del equipo local en el minuto 88 se quedó sin gol.'],
  'a rival in an aside': [
    words('rival(?:es)? de (?:el|l[oa]s?)|, rival(?:es)? del?'),
    'Los Nuggets, rivales de los Spurs, vienen de caer.',
  ],
  'a tip that is missed': [words('[Nn]os quedamos sin pronóstico'), 'Nos quedamos sin pronóstico.'],
};

/** The shapes of these faults by name, as `sentencesWith` accepts them. */
export const spanishFaultShapes = Object.fromEntries(Object.entries(spanishFaults).map(([name, [shape]]) => [name, shape]));
