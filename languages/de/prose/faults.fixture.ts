const masculine = '(?:HSV|VfB|VfL|SC|FC|AC|AFC|FK|RC|RSC|1\\. FC)';
const feminine = '(?:Eintracht|TSG|AS|UD|SSC|US|SV Elversberg|SV Ried|WSG|Fiorentina)';
const plural = '(?:[\\p{L}’]+ )*(?:Rangers|Rovers|Wanderers|Kickers|Steelers|Red Bulls|Nomads|Grasshoppers)';
const bareNames =
  '(?:Dortmund|Leverkusen|Gladbach|RB Leipzig|Union Berlin|Werder Bremen|Real Madrid|Atlético Madrid|Inter Mailand|Juventus Turin|Atalanta Bergamo|Manchester City|Manchester United|Aston Villa|Crystal Palace)';
const singularVerb =
  '(?:ist|hat|steht|liegt|geht|kommt|spielt|empfängt|gastiert|trifft|wartet|blieb|gewann|verlor|hatte|würde|führte|überraschte|wurde)';
const pluralVerb =
  '(?:sind|haben|stehen|liegen|gehen|kommen|spielen|empfangen|gastieren|treffen|warten|blieben|gewannen|verloren|hatten|würden|führten|überraschten|wurden)';
const one = '(?:Punkt|Sieg|Ligasieg|Spiel|Ligaspiel|Heimspiel|Auswärtsspiel|Tor|Tipp|Duell|Ligaduell|Niederlage|Liganiederlage|Prognose)';
const many =
  '(?:Punkten?|Siegen?|Ligasiegen?|(?:Liga|Heim|Auswärts)?[Ss]pielen?|Toren?|Tipps|Prognosen|(?:Ligad|D)uellen?|(?:Niederl|Liganiederl)agen)';
const fromTwo = '(?:beiden|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?<![,\\d:])\\d{2,})';
const upToTwelve = '(?<![\\d,:.])(?:[1-9]|1[0-2])(?!\\d)';
const smallerFirst = '(?:0:[1-9]|1:[2-9]|2:[3-9]|3:[4-9])';
const greaterFirst = '(?:[1-9]:0|[2-9]:1|[3-9]:2|[4-9]:3)';

/** Returns a pattern of a whole word, also where it begins or ends with an umlaut. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');

/** Faults that templates can make in German, each with a sentence that has it. */
export const germanFaults: Readonly<Record<string, readonly [shape: RegExp, bad: string]>> = {
  'a preposition and an article apart': [/\b(?:von|zu|bei|in|an) dem (?:\p{Lu}|1\. FC)|\bzu der \p{Lu}/u, 'Schalke gastiert bei dem HSV.'],
  'an accusative missed after its preposition': [word('(?:[Gg]egen|[Ff]ür|ohne) (?:der|dem|des)'), 'Für der HSV ist es das erste Spiel.'],
  'a dative missed after its preposition': [
    word('(?:bei|mit|von|zu|seit|zwischen|hinter) (?:die|das|des)'),
    'Schalke gastiert bei die Eintracht.',
  ],
  'a dative of a masculine club missed': [
    word(`(?:bei|mit|von|zwischen|hinter) (?:der|den) ${masculine}`),
    'Schalke liegt hinter der HSV.',
  ],
  'a masculine club with the article of another gender': [
    word(`(?:^|[:?] )(?:Die|Das) ${masculine}|(?:gegen|für|auf) (?:die|das) ${masculine}`),
    'Dortmund gewann gegen die HSV.',
  ],
  'a feminine club with the article of another gender': [
    word(`^(?:Der|Das) ${feminine}(?!\\p{L})(?!.* gel[au]ng)|(?:dem|den|vom|beim|zum|des) ${feminine}`),
    'Dortmund gastiert beim Eintracht.',
  ],
  'a club without an article that got one': [
    word(`(?:[Dd]er|[Dd]ie|[Dd]as|des|vom|beim|zum) ${bareNames}`),
    'Das Dortmund empfängt den HSV.',
  ],
  'two articles': [
    /\b(?:der|das|dem|den|des|beim|vom|zum|(?<!, )die) (?:der|die|das|dem|den|des) \p{Lu}/u,
    'Der Tabellenachte trifft auf den der HSV.',
  ],
  'two prepositions': [
    word('(?:bei|beim|gegen|mit|von|vom|auf|für) (?:bei|beim|gegen|von|vom|zum|zur)'),
    'Dortmund gastiert bei beim HSV.',
  ],
  'a singular verb of a club in the plural': [
    new RegExp(`(?:^|[:?] )Die ${plural} ${singularVerb}(?!\\p{L})`, 'u'),
    'Die Glasgow Rangers empfängt Dortmund.',
  ],
  'a plural verb of a single club': [
    new RegExp(`^(?:${bareNames}|D(?:er|ie) (?:${masculine}|${feminine})(?: \\p{Lu}\\S*)*) ${pluralVerb}(?!\\p{L})`, 'u'),
    'Dortmund haben die letzten drei Ligaspiele gewonnen.',
  ],
  'two clubs side by side': [new RegExp(`${bareNames} ${bareNames}`, 'u'), 'Zu Hause empfängt Dortmund Leverkusen.'],
  'a noun to lean on before a name': [
    word('(?:[Dd]as Team|[Dd]ie Mannschaft|[Dd]er Verein|[Dd]er Klub|[Dd]ie Elf) (?:von |des |der )?(?!Am)\\p{Lu}\\p{L}+'),
    'Das Team Dortmund empfängt den HSV.',
  ],
  'a singular after a greater number': [word(`${fromTwo} ${one}`), 'Das sind 14 Punkt.'],
  'a plural after one': [word(`(?:[Ee]in|[Ee]ine|einen|einem|einer) ${many}`), 'Das ist ein Punkte.'],
  'a dative plural missed': [
    word(
      `(?:[Mm]it|[Ss]eit|[Nn]ach|[Ii]n|aus|[Vv]on|bei|den) (?:letzten )?${fromTwo} (?:Punkte|Siege|Ligasiege|(?:Liga|Heim|Auswärts)?[Ss]piele|Tore|Duelle|Ligaduelle)`,
    ),
    'Seit drei Ligaspiele wartet der HSV.',
  ],
  'a verb that misses its number': [
    word('ein Punkt trennen|Punkte trennt|liegen (?:nur )?ein Punkt|liegt (?:nur )?\\S+ Punkte(?! (?:hinter|vor))'),
    'Dazwischen liegt zwei Punkte.',
  ],
  'a small number in digits': [word(`${upToTwelve} ${many}|Platz ${upToTwelve}|${upToTwelve}-?mal`), 'Der HSV steht auf Platz 3.'],
  'a number at the start': [/^\d+ (?:Punkte|Tore|Siege|Ligas|Prozent)|^\d+-mal/, '14 Punkte trennen die beiden.'],
  'a defeat told from the side of the winner': [
    word(`(?:verlor|verloren|zurückgelegen)[^.:;]* ${greaterFirst}|${greaterFirst} zurückgelegen|unterlag(?:en)?`),
    'Der HSV verlor 2:0 gegen Dortmund.',
  ],
  'a victory told from the side of the loser': [
    word(`(?:gewann|gewannen|geführt|führten?)[^.:;]* ${smallerFirst}|${smallerFirst}(?:-Führung| geführt)`),
    'Der HSV gewann 0:2 gegen Dortmund.',
  ],
  'a sentence in lower case after a colon or a question': [/[:?] (?:der|die|das) /, 'Kellerduell: der HSV empfängt Dortmund.'],
  'a sign that belongs in tables': [/[%<>–]/, 'Die Chance liegt bei 54 %.'],
  'a straight or foreign quote': [/["'“”]/, 'Das "Derby" steht an.'],
  'goals that fall with a chance': [
    /fallen[^.:]* mit einer Chance von/,
    'Mindestens drei Tore fallen nach unserer Prognose mit einer Chance von 59 Prozent.',
  ],
  'a handicap and a price both joined by mit': [
    /mit Handicap [+−\d,]+ (?:mit|liegt mit) /,
    'Am nächsten kommt noch die Wette auf den HSV mit Handicap +0,5 mit 1,85.',
  ],
  'a price that nobody has called one': [/(?:^|, )[Aa]uf [^.:]* gibt es bis zu \d/, 'Auf über 2,5 Tore gibt es bis zu 1,85.'],
  'a chance of our own': [/unserer Chance/, 'Fair wäre nach unserer Chance von 22 Prozent schon 4,49.'],
  'a tip that got lost': [word('Tipp[^.:]* ging(?: zur Hälfte)? verloren|gingen verloren'), 'Unser Tipp auf den HSV ging verloren.'],
  'a next match against nobody': [
    word('(?:folgt|steht) ein (?:Heim|Auswärts)spiel'),
    'Seit fünf Duellen wartet der HSV auf einen Sieg gegen Dortmund, nun steht ein Heimspiel an.',
  ],
  'both with one between them': [word('[Bb]eide haben (?!je|alle)\\S+ ihrer'), 'Beide haben eines ihrer letzten fünf Ligaspiele gewonnen.'],
  'a feat made of the ground': [
    word('und das (?:zu Hause|auswärts)'),
    'Mit 13 Punkten mehr geht der HSV ins direkte Duell, und das auswärts.',
  ],
  'a club called again where a relative pronoun belongs': [
    /gegen (?:d\S+ )?(.+), die Chance (?:des |der |von )?\1/,
    'Der HSV verlor 1:3 gegen den VfL Bochum, die Chance des VfL Bochum hatte bei nur 26 Prozent gelegen.',
  ],
  'a town that a club of the derby is named after': [
    /^(?=.*[Dd]erby)(?:.* )?[Ii]n (\p{Lu}\p{L}+)(?!\p{L}).* \1(?!\p{L})|^(?=.*[Dd]erby).*(?<!\p{L})(\p{Lu}\p{L}+)(?!\p{L}).* in \2(?!\p{L})/u,
    'Stadtderby: In Rom empfängt die AS Rom den Lokalrivalen Lazio Rom.',
  ],
  'one goal that reads as the difference': [/Mit einem Tor blieb/, 'Mit einem Tor blieb das Spiel hinter den 3,3 erwarteten zurück.'],
  'a lead that reads as one over its own place': [
    /(?:^|: )Auf Platz \S+ (?:hat|haben) .*Vorsprung/u,
    'Auf Platz neun hat der HSV einen Vorsprung von 16 Punkten auf den Tabellenneunzehnten Dortmund.',
  ],
  'the ground tacked on': [
    /, (?:und )?Heimrecht (?:hat|haben) /,
    'Zwischen dem HSV auf Platz zwei und Dortmund auf Platz 17 liegen 27 Punkte, Heimrecht hat der HSV.',
  ],
  'places written in two ways': [
    /Tabellen-\d+\..*Tabellen\p{Ll}+(?:er?|en) |Tabellen\p{Ll}+(?:er?|en) .*Tabellen-\d/u,
    'Grimsby Town empfängt als Tabellen-21. den Tabellendreizehnten Newport County.',
  ],
  'a place that the guest is received on': [
    /(?:empfängt|empfangen) [^,:.()]* auf Platz /,
    'Kellerduell: Der HSV auf Platz neun empfängt Dortmund auf Platz zehn.',
  ],
  'a run of wins called no more than unbeaten': [
    /ungeschlagen.*mit (\S+) Sieg\p{L}* aus \1 Spiel/u,
    'Zu Hause ist der HSV in der Liga noch ungeschlagen, mit 13 Siegen aus 13 Spielen.',
  ],
  'a chance in brackets that no forecast is named for': [
    /Favorit\p{L}* \(\d+|\(\d+\sProzent\) gew/u,
    'Der VfL Bochum kam als Favorit (59 Prozent) nicht über ein 2:2 hinaus.',
  ],
  'expected goals counted one by one': [/erwarteten Toren fiel/, 'Von den 2,4 erwarteten Toren fiel kein einziges.'],
  'a result that the half-time stands before': [
    /endete(?:n)? damit|^Damit |^Diesen Endstand/,
    'Für den HSV endete damit eine Serie von vier Liganiederlagen.',
  ],
  'places that no club is named beside': [
    /Platz \S+ (?:und|gegen|bei) Platz /,
    'Der HSV gastiert bei Dortmund, zwischen Platz 21 und Platz 13 liegen zehn Punkte.',
  ],
  'goals likelier than others': [
    /Tore sind [^.]*wahrscheinlicher als/,
    'Drei oder mehr Tore sind mit 60 Prozent wahrscheinlicher als weniger.',
  ],
  'a chance that goals are seen with': [/sehen wir mit \d/, 'Dass es mindestens drei Tore gibt, sehen wir mit 58 Prozent.'],
  'a club named after its town with the preposition of others': [
    word('bei (?:Dortmund|Leverkusen|Gladbach|Lyon|Marseille)'),
    'Der HSV gastiert bei Dortmund.',
  ],
  'a place to be entered apart from its article': [/Einzug in das /, 'Um den Einzug in das Halbfinale spielen die beiden.'],
  'more than the last place': [/Platz letzt|auf letzte|Tabellenletzt\p{L}+ Schlusslicht/u, 'Der HSV steht auf Platz letzter.'],
  'a bound that is called only': [/nur (?:weniger|mehr) als \d/, 'Unsere Prognose hatte diesem Sieg nur weniger als 1 Prozent gegeben.'],
  'guests that played at home': [
    /Gästen? [^.,:]*zu Hause gegen/,
    'Mit 1:4 mussten sich die Gäste im jüngsten Ligaspiel zu Hause gegen den HSV geschlagen geben.',
  ],
  'a leader without an article before a plural': [
    new RegExp(`^(?:Tabellenführer|Schlusslicht|Aufsteiger) ${plural} (?:empfängt|gastiert|geht)`, 'u'),
    'Tabellenführer Glasgow Rangers geht mit sieben Punkten Vorsprung ins Heimspiel gegen Dortmund.',
  ],
  'a first lead called final': [/endgültig (?:in Führung|vorn)/, 'Ein Tor in der 44. Minute brachte die Gastgeber endgültig in Führung.'],
  'a forecast that saw the result ahead': [
    /Prognose, die ihn mit/,
    'Der Ausgang entsprach der Prognose, die ihn mit 83 Prozent vorn gesehen hatte.',
  ],
  'an opponent that reads as a companion': [
    /fordert mit .* heraus/,
    'Sinner, Nummer 284 der Welt, fordert mit Lehečka die Nummer 47 heraus.',
  ],
  'goals and results that have a chance': [
    /Tore oder (?:mehr|weniger) haben|Ergebnissen hat /,
    'Von allen Ergebnissen hat ein 1:1 die größte Chance.',
  ],
  'a chance of a club that reads as a plural': [
    /Siegchance .*, die \p{Lu}\p{L}+s (?:nur )?(?:bei|auf) \d/u,
    'Die Siegchance des HSV liegt bei 74 Prozent, die Dortmunds nur bei 9 Prozent.',
  ],
  'a victory called by its result alone': [
    /(?:kam|kamen) .*zu einem \d+:\d+ gegen/,
    'Vor eigenem Publikum kam der HSV zu einem 1:0 gegen Dortmund.',
  ],
  'one goal that makes a victory of a defeat': [
    /Aus einem Rückstand .* durch/,
    'Aus einem Rückstand machte der HSV durch ein Tor in der 88. Minute noch ein 2:1.',
  ],
  'a defeat at a result': [/Beim \d+:\d+ beim? /, 'Beim 0:4 bei Schalke erlebte der HSV ein Debakel.'],
  'an idiom that there is none of': [
    word('Nachbarn unter sich|In der Form|[Ee]s kam das Ergebnis|[Qq]uote zahlt|tr[ae]f(?:f?en) sich'),
    'Nachbarn unter sich: Die AS Rom empfängt Lazio Rom.',
  ],
  'many or few goals before they are expected': [/^Eher (?:viele|wenige) Tore\b/, 'Eher wenige Tore sind zu erwarten.'],
  'a tendency to at most two': [
    /Tendenz zu (?:höchstens|drei)/,
    'Bei den Toren geht die Tendenz zu höchstens zwei, die Chance beträgt 58 Prozent.',
  ],
  'percentages that fall to goals': [/^Auf (?:über|unter) .* entfallen/, 'Auf über 2,5 Tore entfallen in unserer Prognose 57 Prozent.'],
  'a result that the loser knows the other way round': [
    /(?:Genau dieses|wahrscheinlicher gehalten als das) \d+:\d+/,
    'Genau dieses 1:0 war vor dem Anpfiff mit 21 Prozent das wahrscheinlichste Ergebnis.',
  ],
  'two names without a word between': [
    /, wenn .+ empf(?:ängt|angen):/,
    'Fast gleich groß sind die Chancen, wenn Guaraní Libertad empfängt: 41 Prozent.',
  ],
  'a word of another house': [word('[Bb]uchmacher|[Ww]ettquoten?|Vorhersage|[Ww]ahrscheinlichkeit'), 'Kein Buchmacher zahlt mehr.'],
};

export const germanFaultShapes = Object.fromEntries(Object.entries(germanFaults).map(([name, [shape]]) => [name, shape]));
