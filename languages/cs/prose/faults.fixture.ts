const singularFeminine = 'Slavia|Sparta|Plzeň|Karviná|Barcelona|Sevilla|Atalanta|Fiorentina|Verona|Chelsea|Benfica';
const singularMasculine = 'Arsenal|Liverpool|Everton|Bayern|Dortmund|Liberec|Jablonec|Inter|Ajax|Hamburk|Norimberk';
const plural = 'Pardubice|Teplice|České Budějovice|Košice|Bohemians|Hearts|Corinthians';
const numberedThing = '(?:ligov\\p{Ll}+ |vzájemn\\p{Ll}+ )?';

/** Shapes that are wrong in Czech, each with a sentence that has it. */
export const czechFaults: Readonly<Record<string, readonly [shape: RegExp, example: string]>> = {
  'a prop before a name': [
    /(?<!\p{L})(?:tým|mužstv|klub)(?:u|em|ům|y|o|a)? \p{Lu}|(?<!\p{L})cel(?:ek|ku|kem) \p{Lu}/u,
    'Soupeřem bude celek Sparta.',
  ],
  'a name in the nominative after a ground': [
    new RegExp(`(?:hřišti|hřiště|půdu) (?:${singularFeminine.replace('|Chelsea', '')}|${singularMasculine})(?!\\p{L})`, 'u'),
    'Jede na hřiště Liverpool.',
  ],
  'a past tense of the masculine after a feminine': [
    new RegExp(`(?:^|[,:] )(?:${singularFeminine}) (?:\\p{Ll}+ ){0,3}(?!titul)\\p{Ll}{2,}l(?:o|i|y)?(?=[ .,])`, 'u'),
    'Slavia v lize vyhrál třikrát v řadě.',
  ],
  'a past tense of another gender after a masculine': [
    new RegExp(
      `(?:^|[,:] )(?:${singularMasculine}) (?:v lize )?(?:ne)?(?:vyhrál|prohrál|zvítězil|měl|vedl|inkasoval|dal)[aoiy](?=[ .,])`,
      'u',
    ),
    'Arsenal vyhrála 2:1 nad Evertonem.',
  ],
  'a past tense that is not of people': [
    /(?<!nad )(?:Bohemians|Hearts|Corinthians) (?:v lize )?(?:ne)?(?:vyhrál|prohrál|zvítězil|měl|vedl|dal)[aoy]?(?=[ .,])/u,
    'Bohemians vyhrály 1:0 nad Plzní.',
  ],
  'a past tense of people for a plural that is none': [
    /(?:Pardubice|Teplice|Budějovice|Košice) (?:v lize )?(?:ne)?(?:vyhrál|prohrál|zvítězil|měl|vedl|dal)[aoi]?(?=[ .,])/u,
    'Pardubice prohráli 0:2 se Slavií.',
  ],
  'a singular after a plural': [
    new RegExp(`(?:^|[,:] )(?:${plural}) (?:\\p{Ll}+ )?(?:je|má|nemá|hraje|jede|ztrácí|čeká|může|bude|přivítá)(?=[ .,])`, 'u'),
    'Teplice jede na hřiště Plzně.',
  ],
  'a relative of another gender': [
    new RegExp(
      `(?:${singularFeminine}), (?:který|kteří|kterému|kterým)(?!\\p{L})|(?:${singularMasculine}), (?:která|kterou|kteří|kterým)(?!\\p{L})`,
      'u',
    ),
    'Doma přivítá Slavia, který vede tabulku.',
  ],
  'many after a few': [
    new RegExp(`(?<!\\p{L})(?:dva|dvě|tři|čtyři) ${numberedThing}(?:bodů|gólů|zápasů|tipů|výher|porážek|míst|místy)(?!\\p{L})`, 'u'),
    'Mají na kontě čtyři bodů.',
  ],
  'few after many': [
    new RegExp(
      `(?<!\\p{L}|[\\d,])(?:pět|šest|sedm|osm|devět|deset|\\d{2,}) ${numberedThing}(?:bod|body|góly|zápasy|tipy|výhry|porážky|místa)(?!\\p{L})`,
      'u',
    ),
    'Dělí je 12 body.',
  ],
  'one with another number': [
    new RegExp(`(?<!\\p{L})jed(?:en|na|nu) ${numberedThing}(?:bodů|body|gólů|góly|zápasů|zápasy|tipů|tipy|výher|výhry|porážek)`, 'u'),
    'Padl jen jeden góly.',
  ],
  'another number after a fraction': [/\d,\d+ (?:góly|gólů|gól|jednotek|jednotka|jednotky?ou)(?!\p{L})/u, 'Čekali jsme 2,7 gólů.'],
  'a verb in another number than its count': [
    /(?<!\p{L})(?:jeden (?:ne)?vyšl|(?:dva|tři|čtyři) (?:ne)?vyš(?:el|lo)|(?:pět|šest|sedm|osm|devět|deset|(?<![\d,])\d{2}) (?:ne)?vyš(?:el|ly)|(?:ne)?vyšlo (?:dva|tři|čtyři))/u,
    'Vyhodnotili jsme devět tipů: pět vyšly a čtyři nevyšly.',
  ],
  'a figure where papers write a word': [
    /(?<![\d:,.+−-])[1-9] (?:bod|gól|zápas|tip|míst|vzájemných|ligov|výh|poráž)/u,
    'Vyhrála pět z 8 zápasů.',
  ],
  'a zero in words': [/(?<!\p{L})(?:nul\p{Ll}*|žádných) (?:bod|gól|zápas|výh|poráž|porážek)/u, 'Má nula výher.'],
  'a preposition without its vowel': [
    /(?<![\p{L}’])(?:[sSzZ] [szšž]|[zZ] (?:dr|dv|tř|čt)|[vV] (?:[vf]\p{Ll}|dv|tř|čt)|[kK] [kg]\p{Ll})/u,
    'Hraje se v čtvrtfinále.',
  ],
  'a vowel that no preposition needs': [
    /(?<!\p{L})(?:ve (?:[bhlmnpr]|osm)|se (?:pěti|osmi)|ke [abdhlmnoprtuv])\p{Ll}/u,
    'Po výhře ve lize.',
  ],
  'a preposition twice': [/(?<![\p{L}’])(?:v|ve|na|s|z|ze|po|o|k|pro|nad|za) (?:v|ve|na|s|z|ze|po|o|k|pro|nad|za) /u, 'Hraje na v Plzni.'],
  'a month in the nominative': [
    /(?<!\p{L})v (?:leden|únor|březen|duben|květen|červen|červenec|srpen|říjen|listopad|prosinec) \d/u,
    'Poslední zápas se hrál v říjen 2024.',
  ],
  'a name with its AC, AS, FC or SC that is not bent': [
    /(?<!\p{L})(?:nad|před|proti|spíš|ke?|mezi|hřišti|půdu|výhr[auy]|výhře|prohr[auy]|úspěch|zápasy?) (?:AC Milán|AS Řím|FC (?:Turín|Andorra|Tokio)|SC Poltava)(?!\p{L}| – )/u,
    'Předpověď věřila spíš AC Milán, Lecce ale vyhrálo 2:1.',
  ],
  'a saint without a stop': [/(?<!\p{L})St (?=\p{Lu})/u, 'St Mirren hostí Celtic.'],
  'a plural pronoun for a singular': [/gól nepadl[^.]* jich /iu, 'Gól nepadl, předpověď jich čekala 3,3.'],
  'goals twice where a pronoun would do': [
    /(?<!\p{L})gól(?:u|ů|y)?(?!\p{L})[^.]* gól(?:u|ů|y)?(?!\p{L})/iu,
    'Čekalo se 3,3 gólu, padl jen jeden gól.',
  ],
  'a match that is nothing to be at': [/(?<!\p{L})při (?:posledním|vzájemném) /iu, 'Při posledním vzájemném zápase prohrál 0:3.'],
  'goals that come with a chance': [/padn(?:e|ou) se šancí/u, 'Aspoň tři padnou se šancí 63 %.'],
  'a chance of nothing': [/(?<!\p{L})měl[aoiy]? před výkopem šanci|nevyuži\p{L}* šanci \d/u, 'Southampton měl před výkopem šanci 53 %.'],
  'a likeliest of nothing': [
    /jako nejpravděpodobnější,|Nejpravděpodobnějším výsledkem|Žádný výsledek/u,
    'Remíza 1:1 vychází jako nejpravděpodobnější, má 13 %.',
  ],
  'a lead that goes on a journey': [
    /s náskokem \p{Ll}+ bod\p{Ll}+ (?:jed|host)/u,
    'Vedoucí Ipswich s náskokem dvou bodů jede na hřiště Norwiche.',
  ],
  'the home ground as another drawback': [/méně a hraj\p{L}+ doma/u, 'St. Mirren má o 13 bodů méně a hraje doma.'],
  'a word that points at half-time': [
    /(?<!\p{L})tím (?:skonč|ukonč|\p{Ll}+ ukonč)|^Předtím|^Právě tento výsledek|^Poločasový stav \d+:\d+ tak |^O poločase to bylo/u,
    'Düsseldorfu tím skončila série šesti výher.',
  ],
  'a club where the stress falls': [
    /^\p{Lu}\p{Ll}*(?:krát|jednou) (?:za sebou|v řadě) v lize \p{Ll}+ \p{Lu}/u,
    'Třikrát za sebou v lize prohrál Hoffenheim.',
  ],
  'a draw that is masculine': [/remíza \d+:\d+, i ten /, 'Vychází remíza 1:1, i ten má ale šanci jen 13 %.'],
  'a county whose first word is bent': [/(?<!\p{L})Ross(?:u|em) County/u, 'Kurz 8,05 na výhru Rossu County bereme.'],
  'a sign after a verb of gain': [/přines\p{L}+ [+−]/u, 'Tip vyšel a přinesl +1,43 jednotky.'],
  'a colon after a score': [/\d:\d+:/, 'Uhrál remízu 1:1: Arsenal byl favoritem.'],
  'a favourite of the forecast': [/[Ff]avorit(?:em)? předpovědi/u, 'Favoritem předpovědi je Bolton.'],
  'goals that have a chance': [/(?:více|tři|dva|góly) mají šanci/u, 'Gólů by mělo padnout dost: tři a více mají šanci 58 %.'],
  'a remainder of rounded chances': [/zbývá \d/u, 'Na výhru Empoli zbývá 26 %.'],
  'expected goals, which are another thing': [/očekávaných \d/u, 'Místo očekávaných 3,4 gólu jich padlo šest.'],
  'a nought after the comma': [/\d,0 gól|místo \d/u, 'Gólů padlo pět místo 3,0.'],
  'a chance of what nobody wants': [/šanc\p{Ll}+.*(?<!\p{L})na (?:porážku|prohru)/iu, 'Šance na výhru je 43 %, na porážku 30 %.'],
  'a match that is like no other': [/podobných zápasů/u, 'Lazio uspěje ve 26 % podobných zápasů.'],
  'a bet that hopes': [/nejnadějnější/u, 'I nejnadějnější možnost, remíza, má kurz jen 4,20.'],
  'a tip that a price must be above': [/(?:^|\. )Pro tip by /u, 'Pro tip by kurz na remízu musel být nad férovým 3,54.'],
  'prices that are said to be low': [/kurzy jsou nízké/u, 'Netipujeme, kurzy jsou nízké: na remízu je nejlepší 4,20.'],
  'a value of its own': [/(?<!\p{L})hodnot[auy](?!\p{L})/iu, 'Co tu má hodnotu, to je málo pravděpodobné.'],
  'a form that is no means': [/[Ff]ormou (?:je|jsou) na tom/u, 'Formou je na tom lépe Brest.'],
  'a ground that is tacked on': [/(?:,|,? a) hraje se na hřišti/u, 'Dělí je dva body a hraje se na hřišti Plzně.'],
  'a derby in its town': [/[Dd]erby v(?:e)? \p{Lu}/u, 'Městské derby v Římě svede dohromady AS Řím a Lazio.'],
  'a win by a chance': [/se šancí \d+\s% (?:vyhrál|zvítězil|porazil)/u, 'Middlesbrough se šancí 54 % vyhrál 2:0.'],
  'a pronoun after the loser': [
    /(?<!\p{L})(?:nad|s|se) \p{Lu}[^,]*, předpověď (?:mu|jí|jim) /u,
    'Vyhrálo 3:2 nad Arbroathem, předpověď mu dávala 53 %.',
  ],
  'a run of nobody': [/^Série .* je v sázce|^Kdo zastaví/u, 'Série 14 zápasů bez porážky je v sázce: Portsmouth hostí Barnet.'],
  'a verb under the stress': [/^Sérii [^,]* (?:ukončil|přerušil)[aoiy]?\.$/u, 'Sérii čtyř ligových porážek Greenock Morton ukončil.'],
  'hosts or visitors named twice': [/(?<!\p{L})(domácí|host[éůy])(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/iu, 'Na domácí výhru domácí čekají.'],
  'a match whose adjective is not bent': [
    /(?<!\p{L})(?:domácí|venkovní) (?:zápase|zápasem)(?!\p{L})/u,
    'Až v pátém domácí zápase vyhráli.',
  ],
  'a pronoun after its verb': [/předpověď dává (?:mu|jí|jim)(?!\p{L})/u, 'V roli favorita nastoupí Ipswich: předpověď dává mu 51 %.'],
  'a score right after a share': [/\d\s% \d+:\d/u, 'Mezi přesnými výsledky vede se šancí 13 % 2:0 pro domácí.'],
  'a feminine on -a that is not bent': [
    /(?<!\p{L})(?:na|nad|proti|výhr[auy]|výhře|hřiš\p{Ll}+|desátou|osmou) (?:Alloa|Abha|Necaxa|Casa Pia|OFI Kréta|Alianza Atlético)(?!\p{L}| – )/u,
    'Kelty Hearts hostí desátou Alloa.',
  ],
  'a win or a defeat with an adverb': [
    /(?:výhr|výhře|poráž|prohr[auy]|prohře)\p{Ll}* (?:doma|venku) (?:se?|nad|proti) /u,
    'Do zápasu jdou hosté po porážce doma s Volendamem 0:3.',
  ],
  'bets that are tipped where there is no tip': [
    /sáz\p{Ll}+, které tipujeme/u,
    'U sázek, které tipujeme, jsme vhodný kurz nenašli: na výhru domácích je 1,73.',
  ],
  'a side that plays by one man fewer': [/o (?:jednoho )?hráče méně/u, 'Vítěz hrál od 73. minuty o jednoho hráče méně.'],
  'hosts away or visitors at home': [
    /(?<!\p{L})(?:hosté (?:\p{Ll}+ ){0,5}doma|domácí (?:\p{Ll}+ ){0,5}venku) (?:nad|s|se|na|podlehli|prohráli) /iu,
    'Naposledy v lize hosté vyhráli doma nad Plzní 3:0.',
  ],
  'a last match that was not the last': [/[Nn]aposledy v lize/u, 'Naposledy v lize hosté vyhráli nad Plzní 3:0.'],
  'bookmakers that are high': [/výš by .*kanceláře/u, 'Kurz je 1,47, výrazně výš by ale musely být dvě licencované kanceláře.'],
  'a second club of one name': [/[Ss]e? druh\p{Ll}+ \p{Lu}\p{Ll}+ si/u, 'S druhým Hamiltonem si hosté poradili 3:2.'],
  'a place in figures': [/(?<![\p{L}\d,])\d{1,2}\. (?:míst|příčk|(?!Lig)\p{Lu})/u, 'Je na 8. místě.'],
};

export const czechShapes = Object.fromEntries(Object.entries(czechFaults).map(([name, [shape]]) => [name, shape]));

/** Returns the sentences in which a side loses by the winner's score, or wins by the loser's. */
export function fromTheOtherSide(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => {
    const [, verb = '', own, other] = /(prohr\p{Ll}+|vyhr\p{Ll}+|vedl\p{Ll}*)(?: \p{Ll}+){0,3} (\d+):(\d+)/u.exec(sentence) ?? [];
    return own !== undefined && (verb.startsWith('prohr') ? Number(own) >= Number(other) : Number(own) <= Number(other));
  });
}
