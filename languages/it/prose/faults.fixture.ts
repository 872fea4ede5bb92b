/** Faults that templates can make in Italian, each with a sentence that has it. */
export const italianFaults: Readonly<Record<string, readonly [shape: RegExp, faulty: string]>> = {
  'a preposition apart from its article': [
    /(?:(?<![\p{L}’])(?:d[ia]|a|in|ne|su)|^(?:D[ia]|A|In|Su)) (?:(?:il|lo|la|i|gli|le) |l’)/u,
    'Il Lecce fa visita a il Milan.',
  ],
  'an article that its vowel elides': [
    /(?<![\p{L}’])(?:[Ii]l|[Ll]a|(?:a|da|de|ne|su)l(?:la)?) [aeiouAEIOUÉÖ]/u,
    'Il Lecce è al ottavo posto.',
  ],
  'an article that its sound forbids': [
    /(?<![\p{L}’])(?:[Ii]l?|(?:a|da|de|ne|su)[li]) (?:[Ss](?![Tt][. ])[bcdfghklmnpqrtv]|[Zz]|Gn|Ps)/u,
    'Si gioca sul campo del Spezia.',
  ],
  'an article elided before a consonant': [
    /(?<!\p{L})(?:[Ll]|dell|all|dall|nell|sull)’(?:[b-dfgj-np-tv-xz]|[BCDGJKPQTVWZ]|[FLMNRSX]\p{Ll})/u,
    'L’ultima sfida con l’Milan.',
  ],
  'a figure whose vowel elides no article': [
    /(?<!\p{L})(?:[Ii]l|[Aa]l|[Dd]el|[Dd]al|[Nn]el|[Ss]ul) (?:8\d?|11?)(?![\d.])/u,
    'Vince nel 11% dei casi.',
  ],
  'an article elided before a figure with a consonant': [/l’(?:[02-79]|1[02-9])/, 'È finita sull’2-1.'],
  'a zero without lo': [/(?<!\p{L})(?:[Ii]l|[Aa]l|[Dd]el|[Dd]al|[Nn]el|[Ss]ul) 0/u, 'Si sono fermati sul 0-0.'],
  'gli before a consonant, i before a vowel': [
    /(?<!\p{L})(?:a|da|de|ne|su)?i (?:otto|11|8\d?)(?!\d)|gli (?:[2-79]|1[02-9])/iu,
    'Ha vinto tre dei otto precedenti.',
  ],
  'a euphonic d that is missing': [/(?<![\p{L}’])(?:a [aA]|e [eèE])(?!d)|^A [aA]/u, 'Vincono il Celtic e è festa.'],
  'a euphonic d before another vowel': [/(?<![\p{L}’])(?:ad [eèiouEIOU]|ed [aiouAIOU])/u, 'Tocca ad Empoli.'],
  'a masculine word of a feminine club': [
    /(?<!\p{L})(?:la (?:Roma|Lazio|Juventus|Fiorentina|Cremonese|Real Sociedad)|l’(?:Inter|Atalanta|Udinese)),? (?:è )?(?:ancora |nettamente )?(?:primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|nono|decimo|\p{L}+esimo|imbattuto|favorito|neopromosso|dato|ultimo)(?!\p{L})/iu,
    'La Roma, sesto in classifica, ospita il Milan.',
  ],
  'a feminine word of a masculine club': [
    /(?<!\p{L})il \p{Lu}\p{L}+,? (?:è )?(?:ancora |nettamente )?(?:prima|seconda|terza|quarta|quinta|settima|ottava|nona|decima|\p{L}+esima|imbattuta|favorita|neopromossa|data|andata|ultima)(?!\p{L})/iu,
    'Il Milan è favorita con il 60%.',
  ],
  'a singular verb of a plural club': [
    /(?<!\p{L})(?:gli Hearts|i Rangers|i Pumas|i Tigres|i Bohemians|le Portland Thorns) (?:non )?(?:ha|ospita|riceve|va|fa|viene|vince|perde|segna|segue|gioca|aspetta)(?!\p{L})/iu,
    'I Rangers ospita il Celtic.',
  ],
  'a plural behind one': [
    /(?<!\p{L})un[oa]? (?:punti|vittorie|sconfitte|partite|posizioni|volte|sfide|pronostici|vinti|persi)(?!\p{L})/iu,
    'È avanti di un punti.',
  ],
  'a singular behind more than one': [
    /(?<!\p{L})(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|[2-9]|[1-9]\d+) (?:punto|vittoria|sconfitta|partita|posizione|volta|sfida|scontro|pronostico|vinto|perso)(?!\p{L})/iu,
    'È avanti di tre punto.',
  ],
  'c’è of more than one, ci sono of one': [
    /(?<!\p{L})c’è (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d|i |gli |le )|ci sono (?:un[oa]?|il|la|lo) /iu,
    'Tra le due c’è tre punti.',
  ],
  'a number that its noun does not take': [
    /(?<!\p{L})uno (?:punto|gol|pronostico)|(?<!\p{L})un (?:vittoria|sconfitta|partita)/iu,
    'È avanti di uno punto.',
  ],
  'a crutch before a name': [
    /(?<!\p{L})(?:(?:il|del|al|dal) club|(?:l|dell|all|dall)a (?:squadra|formazione|compagine)|(?:gli|degli) uomini) (?:di (?!casa)|del |della |dell’|\p{Lu})/u,
    'Arriva la squadra del Milan.',
  ],
  'a doubled preposition': [
    /(?<![\p{L}’])(?:d[ia]|a|in|su|con|per|tra|contro|de[il]|della|al|alla|nel|nella) (?:d[ia]|a|in|su|con|per|tra|contro|del|della|dell’|al|alla|all’|nel|nella)(?!\p{L})/u,
    'Gioca in casa contro del Milan.',
  ],
  'a sign for a chance that is not exact': [/[<>]/, 'Era dato al <1%.'],
  'a verb of many with one, of one with many': [
    /si sono (?:visti|conclusi) un |si giocano una partita|si è (?:visto|concluso) (?!un )/u,
    'In otto partite si è visto due gol.',
  ],
  'a zero in words': [/(?<!\p{L})zero (?:punti|vittorie|gol|partite)/iu, 'È avanti di zero punti.'],
  'a gerund whose subject is not that of its sentence': [/^Dovendo /, 'Dovendo indicare un risultato, il più probabile è l’1-1.'],
  'a relative that hangs on a club instead of its score': [
    /\d per [^,:]+, che (?:pure )?si ferma/u,
    'Nessun risultato è più probabile del 2-0 per il Lecce, che pure si ferma al 13%.',
  ],
  'a bet that is nearest to nothing': [
    /giocata più vicina(?! a)/,
    'Niente pronostico: anche il pareggio, la giocata più vicina, paga 3,20.',
  ],
  'scoring without how much': [/segnare:/, 'Si dovrebbe segnare: diamo il 60% a una partita con almeno tre gol.'],
  'a margin between nobody': [/(?<!\p{L})C’è poco margine:/u, 'C’è poco margine: la nostra previsione dà il 39% al Milan.'],
  'a share of nothing': [/% della vigilia/, 'Il Milan non è andato oltre l’1-1, nonostante il 53% della vigilia.'],
  'foreseen twice': [/previst[^.]*prevision|prevision[^.]*previst/u, 'Più gol del previsto: sei, quando la previsione ne indicava 3,1.'],
  'there is, twice': [/(?:c’è|ci sono) [^.]*(?:c’è|ci sono) /iu, 'Davanti a tutti c’è il Lecce: ora c’è la trasferta sul campo del Milan.'],
  'a score that a share suggests': [
    /come suggeriva/,
    'Il Milan ha battuto il Lecce per 2-1, come suggeriva il 51% della nostra previsione.',
  ],
  'a club that nobody names': [
    /(?<!\p{L})chi sta (?:davanti|dietro)(?!\p{L})/u,
    'Tra il Lecce e il Milan c’è una posizione, ma chi sta dietro gioca in casa.',
  ],
  'a tip that somebody has': [/non (?:abbiamo|avevamo) (?:un )?pronostic/, 'Per questa partita non avevamo un pronostico.'],
  'a share that somebody had': [/: alla vigilia aveva(?:no)? /u, 'Ha vinto il Lecce per 3-0: alla vigilia aveva il 23%.'],
  'a table that nobody looked at': [/retrocessione o appena sopra/, 'Il Lecce e il Genoa sono in zona retrocessione o appena sopra.'],
  'a try at not conceding': [
    /(?:non subiscono|non subisce) gol [^.]*(?<!\p{L})ci prova/u,
    'Il Lecce non subisce gol da tre partite: ora ci prova il Milan, in casa.',
  ],
  'goals counted by goalmouths': [/entrambe le porte/, 'Con il Lecce si segna poco: 20 gol in 15 partite, contando entrambe le porte.'],
  'one goal of both kinds': [
    /(?<!\p{L})un(?: solo)? gol, tra fatti e subiti/u,
    'Con il Lecce si segna poco: un gol, tra fatti e subiti, in una partita.',
  ],
  'odds that pay what chances are worth': [/valgono le probabilità/, 'Le quote pagano più o meno quanto valgono le probabilità.'],
  'a town beside the club of its name': [
    /derby \p{Ll}+ ([^.]+?)(?::| contro) [^.]*\1|cittadina: \p{Ll}+ ([^.]+) si sfidano [^.]*\2|(\p{Lu}[^,.]*)(?: [^.]*)? ospitare il derby di \3 contro/u,
    'È tempo di derby a Roma: la Roma ospita la Lazio.',
  ],
  'prices that are called low': [
    /quote sono basse/,
    'Le quote sono basse e non diamo pronostici: la vittoria del Lecce paga 4,33, meno della quota equa di 4,38.',
  ],
  'a last time behind the verb': [
    /hanno pareggiato [^.]* l’ultima volta/,
    'Il Lecce e il Milan hanno pareggiato 0-0 l’ultima volta, a dicembre.',
  ],
  'two adverbials side by side': [
    /^(?:A \p{Ll}+|Nel(?: |l’)\p{Ll}+ \d{4}), n(?:el|ell’)/u,
    'Nel dicembre 2023, nell’ultima sfida, il Lecce ha battuto il Milan per 3-0.',
  ],
  'not lost of all that were won': [
    /non h(?:a|anno) ancora perso: (\p{L}+|\d+) vittorie (?:in|su) \1(?!\p{L}|\d)/u,
    'In casa il Lecce non ha ancora perso: 13 vittorie in 13 partite di campionato.',
  ],
  'an understated opponent': [/più comod[ao]/, 'Per il Lecce, ultimo, non arriva l’avversario più comodo.'],
  'value in what pays too little': [/[Qq]uello che avrebbe valore/, 'Quello che avrebbe valore è troppo improbabile o paga troppo poco.'],
  'a forecast that came true beside a tip that was lost': [
    /previsione è stata rispettata|Tutto secondo/,
    'La previsione è stata rispettata: il Milan, dato al 41%, ha battuto il Lecce per 3-1.',
  ],
  'two clauses without a link': [/^Alla vigilia [^.:]*; /, 'Alla vigilia c’era equilibrio; il Lecce ha vinto 4-0 in casa contro il Genoa.'],
  'matches torn from their league': [
    /partite precedenti di campionato/,
    'Il Lecce aveva perso le quattro partite precedenti di campionato.',
  ],
  'the language of offices': [/a fronte di|(?<!\p{L})griglia/u, 'Più gol del previsto: cinque, a fronte di 2,7 attesi.'],
  'too few in the plural of too many': [/tropp[ei] poch[ei]/, 'La nostra previsione poggia su troppe poche partite.'],
  'a share of what nobody says': [
    /(?<!\p{L})(?:dà|diamo|davamo) [^.%]*\d%(?! di probabilità)/iu,
    'La nostra previsione dà il 43% ai Rangers e il 26% al pareggio.',
  ],
  'a draw that wins': [/di vincere e al pareggio/, 'Diamo al Lecce il 63% di probabilità di vincere e al pareggio il 22%.'],
  'a last month by its year of nothing': [
    /(?<!\p{L})nel(?: |l’)(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?! \d{4})/u,
    'L’ultima sfida, nel marzo, è finita 1-1.',
  ],
  'an opinion that a thing has': [/[Pp]er la nostra previsione part/, 'Per la nostra previsione parte favorito il Torino.'],
  'a crisis that nobody is said to have': [
    /il momento difficile,/,
    'Nonostante il momento difficile, diamo al Milan il 53% di probabilità di vincere.',
  ],
  'expected goals with a decimal that says nothing': [
    /(?<!\p{L})(?:\d+,0 (?:gol|attesi)|i \d+,\d attesi)/u,
    'Ci aspettavamo 3,0 gol: ne sono arrivati sei.',
  ],
  'a mean that is not called one': [/(?:aspettavamo|attesi) \d/, 'Ci aspettavamo 3,4 gol: ne sono arrivati sei.'],
  'a favourite of nobody': [
    /favorit[oaie] con [^.,:]*%(?! nella nostra)/,
    'Il Volendam ha fermato sull’1-1 l’Almere City, favorito con il 68%.',
  ],
  'a run and a fixture strung on a bare and': [
    /in campionato e (?:ospita|fa|riceve)|di campionato e (?:ospita|fa|riceve)/,
    'Il Lecce non vince da 13 partite di campionato e ospita il Genoa.',
  ],
  'hosts and visitors of matches long past': [
    /Dal \d{4} (?:i padroni di casa|gli ospiti|la squadra)/,
    'Dal 2012 gli ospiti hanno vinto 12 delle 22 sfide di campionato.',
  ],
  'a word and a figure of the same things': [
    /(?<!\p{L})(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(?: vittorie)? (?:su|in|delle|dei|degli|per parte in) \d\d/u,
    'Dal 2014 il Lecce ha vinto sette degli 11 precedenti di campionato.',
  ],
  'a refused bet that is not called the best': [
    /^(?:La vittoria|Il pareggio|L’(?:handicap|over|under))[^.:]* paga [\d,]+(?: contro|, meno)/u,
    'La vittoria degli ospiti paga 2,06 contro una quota equa di 2,08: non c’è valore, niente pronostico.',
  ],
  'a price in the air': [/abbastanza sopra|troppo poco sopra/, 'Nessuna quota è abbastanza sopra quella equa: niente pronostico.'],
  'a phrase that has worn out': [
    /fetta di salvezza|supremazia cittadina/,
    'In palio c’è la supremazia cittadina: nel derby il QPR riceve il Charlton.',
  ],
  'still level after goals': [/si era ancora sul(?!lo 0-0)/, 'All’intervallo si era ancora sul 2-2.'],
  'a first minute in digits': [/(?:dal|al) 1[º°’]/, 'Il gol è arrivato al 1’.'],
  'men among women': [/in dieci uomini|uomo in meno/, 'Gli ospiti hanno chiuso in dieci uomini.'],
  'bookmakers of whom we ask something': [
    /chiediamo a|, e presso/,
    'Restiamo a guardare: 1,78 per la vittoria del Lecce è più della quota equa di 1,77, ma non quanto chiediamo a due bookmaker autorizzati.',
  ],
  'a moment that nobody named': [
    /(?:in|di) quel momento/,
    'Il pronostico: la vittoria del Lecce, che pagava 1,21 contro una quota equa, in quel momento, di 1,19.',
  ],
  'the start of a race': [/(?<!\p{L})[Pp]rima del via(?!\p{L})/u, 'Prima del via il Lecce partiva favorito.'],
  'a balance as a running score': [/(?<!\p{L})(?:è|sono) sul(?:l’| )\d+-\d/u, 'Gli Spurs trovano il Real Madrid, che in casa è sul 22-6.'],
  'an imperfect until': [/(?<!\p{L})eran?o? (?:sotto|avanti)[^.,:]* fino (?:al|all)/u, 'I padroni di casa erano sotto 1-0 fino al 14’.'],
  'a match given against a player': [/assegnata a [^.]* contro/, 'La partita è stata fermata e assegnata a Zverev contro Tsitsipas.'],
  'a third goal out of nowhere': [/[Uu]n terzo gol/, 'Un terzo gol non è l’ipotesi più probabile: nel 59% dei casi non arriva.'],
  'hosts away from home, visitors at home': [
    /(?:vengono|reduci|visto (?:i padroni|gli ospiti))[^.:]* (?:sul campo|davanti al proprio pubblico)/,
    'I padroni di casa vengono dalla sconfitta per 3-0 sul campo del Milan.',
  ],
  'a win of nobody': [/quella avversaria/, 'La vittoria del Milan ha il 52% di probabilità, più di quella avversaria.'],
  'a verdict on form by one win': [
    /(?<!un po’ )meglio (?:gli ospiti|i padroni di casa): (?:una vittoria a nessuna|due vittorie a una|tre vittorie a due)/u,
    'Arrivano meglio gli ospiti: due vittorie a una nelle ultime cinque di campionato.',
  ],
  'on and on': [/(?<!\p{L})su[il]? mercat[oi] su/iu, 'Sui mercati su cui diamo pronostici non c’è valore.'],
  'an opinion in a probability': [/probabilità[^.,:]* per noi/, 'La probabilità di questa vittoria era per noi del 22%.'],
  'a lead whose holder comes late': [
    /^Fino [^.,:]* (?:è|sono) rimast[oaie] avanti/u,
    'Fino al 40’ sono rimasti avanti i padroni di casa, 1-0.',
  ],
  'a straight apostrophe': [/'/, "L'Inter ospita il Milan."],
  // Thousands have a point in Italian.
  'an English figure': [/\d\.\d(?!\d\d(?!\d))/, 'Paga 1.85.'],
};

/** The shapes of these faults by name, as `sentencesWith` accepts them. */
export const italianFaultShapes = Object.fromEntries(Object.entries(italianFaults).map(([name, [shape]]) => [name, shape]));
