const feminine = '(?:Juventus|Roma|Lazio|Fiorentina|Atalanta|Udinese|Inter de Milão|Chapecoense|Ponte Preta|Real Sociedad|LDU|Sampdoria)';
const masculine = '(?:Flamengo|Palmeiras|Arsenal|Chelsea|Milan|Napoli|Benfica|Ajax|Celtic|Bayern de Munique|Borussia Dortmund|Real Madrid)';
const masculineThing = '(?:jogos?|pontos?|gols?|confrontos?)';
const feminineThing = '(?:vitórias?|derrotas?|posição|posições|partidas?|unidades?)';
const one = '(?:ponto|jogo|gol|confronto|vitória|derrota|partida|posição)';
const several = '(?:pontos|jogos|gols|confrontos|vitórias|derrotas|partidas|posições)';
const fromTwo = '(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\\d*[02-9]|\\d+1)';
const preposition = '(?:de|d[oa]s?|em|n[oa]s?|por|pel[oa]s?|com|contra|para)';

/** Returns a pattern of a whole word, also where it begins or ends with an accented letter. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\d,])(?:${pattern})(?![\\p{L}\\d])`, 'u');

/** Shapes that no editor in Brazil would print, each with a sentence that has it. */
export const brazilianFaults: Readonly<Record<string, readonly [shape: RegExp, bad: string]>> = {
  'a preposition and an article apart': [word('(?:de|em|por|a) (?:os?|as?)'), 'O jogo é na casa de o Vasco.'],
  'two prepositions': [word(`${preposition} (?!pelo menos|no máximo)${preposition}`), 'O Vasco joga contra do Flamengo.'],
  'two articles': [word('(?:os?|as?) (?:os?|as?)'), 'A dupla chance o o Vasco.'],
  'a noun to lean on before a name': [/(?:[Tt]ime|[Ee]quipe|[Cc]lube) (?:d[eoa] )?\p{Lu}/u, 'O time Vasco visita o Flamengo.'],
  'a feminine club as a masculine one': [word(`(?:[Oo]|do|no|ao|pelo) ${feminine}`), 'O Juventus recebe o Milan.'],
  'a masculine club as a feminine one': [word(`(?:[Aa]|da|na|à|pela) ${masculine}`), 'A Juventus recebe a Milan.'],
  'a masculine word of a feminine club': [
    new RegExp(
      `^(?:Invicto|Embalado|Recém-promovido) [^,]*, a |a ${feminine}(?: Feminina)?(?: é| está|,) (?:\\S+ )?(?:invicto|favorito|colocado)`,
      'iu',
    ),
    'A Juventus, oitavo colocado, recebe o Milan.',
  ],
  'a feminine word of a masculine club': [
    new RegExp(
      `^(?:Invicta|Embalada|Recém-promovida) [^,]*, o |o ${masculine}(?: Feminino)?(?: é| está|,) (?:\\S+ )?(?:invicta|favorita|colocada)`,
      'iu',
    ),
    'O Milan, oitava colocada, recebe a Juventus.',
  ],
  'a masculine number before a feminine word': [word(`(?:[Uu]m|[Dd]ois) ${feminineThing}`), 'São dois vitórias.'],
  'a feminine number before a masculine word': [word(`(?:[Uu]ma|[Dd]uas) ${masculineThing}`), 'São duas jogos.'],
  'a singular after a greater number': [word(`${fromTwo} ${one}`), 'São 12 ponto.'],
  'a plural after one': [word(`(?:[Uu]ma?|1) ${several}`), 'É um pontos.'],
  'a verb that misses its number': [word('um ponto separam|pontos separa'), 'Só um ponto separam os dois.'],
  'a masculine ordinal before a feminine word': [
    /(?:\dº|\p{L}+(?:eiro|undo|arto|into|exto|imo|avo|ono)) (?:posição|vitória|derrota|colocada)/u,
    'Foi a 12º vitória.',
  ],
  'a feminine ordinal before a masculine word': [
    /(?:\dª|\p{L}+(?:eira|unda|arta|inta|exta|ima|ava|ona)) (?:lugar|colocado)/u,
    'Está em 12ª lugar.',
  ],
  'a small number in digits': [word(`(?:[1-9]|10)[ºª]|(?:[1-9]|10) ${several}`), 'Está em 8º lugar.'],
  'first or second place by number': [
    word('primeir[oa] colocad[oa]|segund[oa] colocada'),
    'O Flamengo, primeiro colocado, recebe o Vasco.',
  ],
  'a score as tables have it': [/\d\s?[x–-]\s?\d|\d:\d/u, 'O Vasco perdeu por 2\u00a0x\u00a00.'],
  'a score with the smaller number first': [
    /(?<!\d)(?:0\u00a0a\u00a0[1-9]|1\u00a0a\u00a0[2-9]|2\u00a0a\u00a0[3-9]|3\u00a0a\u00a0[4-9])/u,
    'O Vasco perdeu por 0\u00a0a\u00a02.',
  ],
  'a draw without goals in numbers': [/0\u00a0a\u00a00/u, 'Terminou 0\u00a0a\u00a00.'],
  'a chance with a sign': [/[<>]/, 'O Vasco tem <1% de chance.'],
  'an amount of nothing': [word('zero|em branco nos últimos um'), 'O Vasco tem zero pontos.'],
  'a number at the start': [/^\d/, '12 pontos separam os dois.'],
  'a word of Portugal': [word('golos?|equipas?|jornada|adeptos?|desporto|registo|marcador'), 'O Vasco marcou dois golos.'],
  'side, as bookmakers have it in English': [/lado mais provável|(?:dois|os) lados|cada lado/u, 'Mais de 2,5 gols é o lado mais provável.'],
  'what comes near, but not to what': [/que chega mais perto|até (?:mais|menos) de/u, 'Até o empate, que chega mais perto, paga só 4,20.'],
  'a place said with the same word twice': [/colocad[oa][^.]* colocad[oa]/u, 'O Monza, 11º colocado, recebe o Napoli, oitavo colocado.'],
  'points between two, none of them ahead': [
    /de diferença (?:na tabela )?entre/u,
    'São 16 pontos de diferença na tabela entre o Vasco e o Bahia.',
  ],
  'two clubs by distance alone': [/de distância entre/u, 'Há três posições de distância entre o Vasco e o Bahia.'],
  'a handicap for somebody': [/handicap (?:de )?\S+ para/u, 'A melhor odd é a do handicap −1 para o Vasco.'],
  'being favourite in per cent': [/favoritismo, de \d/u, 'O Vasco confirmou o favoritismo, de 41%.'],
  'no goals told twice': [/Ninguém marcou|a rede não balançou/u, 'Ninguém marcou, embora a previsão fosse de 2,4 gols.'],
  'nobody who scores, at first sight, for himself': [/Ninguém marca n[oa]/u, 'Ninguém marca no Vasco há três jogos.'],
  'a forecast that hit the mark where the favourite did not win': [/acertou em cheio/u, 'Nossa previsão acertou em cheio.'],
  'odds that pay what chances are worth': [/pagam [^.]*o que as chances/u, 'As odds pagam mais ou menos o que as chances valem.'],
  'even the odds that are said to be the nearest': [/mesmo a odd/u, 'Ficamos sem palpite: mesmo a odd mais próxima é de 3,20.'],
  'a first visit since a win that was none': [
    /primeira vez desde que goleou/u,
    'O Vasco visita o Bahia pela primeira vez desde que goleou.',
  ],
  'a score to bet on that contradicts the favourite': [/cravar/u, 'Se fosse para cravar um placar, seria o empate.'],
  'an average of one match': [/média prevista/u, 'A média prevista era de 3,1.'],
  'a win or a defeat within some rounds': [/(?:venceu|perdeu) nas últimas/u, 'O visitante perdeu nas últimas três rodadas.'],
  'a victory of Vitória': [/[Vv]itória d[oe] Vitória/u, 'Nosso palpite é a vitória do Vitória.'],
  'a level score that is only still so': [/placar ainda era/u, 'No intervalo, o placar ainda era de 2\u00a0a\u00a02.'],
  'a place with its noun twice': [/em \S+ lugar, e [^,.]+, em \S+ lugar/u, 'O mandante está em nono lugar, e o visitante, em 12º lugar.'],
  'a masculine favourite of a feminine name': [
    new RegExp(`[Oo] (?:grande )?favorito\\P{L}[^.;]{0,30} é a ${feminine}`, 'u'),
    'O favorito, para nós, é a Juventus, com 51% de chance.',
  ],
  'three chances, which in whole per cents may miss a hundred': [
    /% de chance[^.;]*\d% ao empate e \d+% /u,
    'Damos 42% de chance ao Vasco, 23% ao empate e 36% ao Bahia.',
  ],
  'only, before a limit': [/\bsó (?:menos|mais) de \d+%/u, 'Tínhamos dado só menos de 1% de chance ao Vasco.'],
  'we put, as it is said in Portugal': [/\b[Pp]omos\b/u, 'Pomos o Vasco na frente.'],
  'a winner without a name, who may be feminine': [/[Oo] vencedor (?:chegou|vinha|não)/u, 'O vencedor chegou a quatro vitórias seguidas.'],
  'quarter after fourth': [/quarto quarto/u, 'O quarto quarto foi decisivo.'],
  'simulations that fight': [
    /(?:[Ll]uta|[Bb]riga) [^,.]*, nossas simulações/u,
    'Na luta contra o rebaixamento, nossas simulações dão 48% de risco.',
  ],
  'a club as the last victim': [/última vítima/u, 'O Bahia foi a última vítima do mandante, que goleou por 3\u00a0a\u00a00.'],
  'a round that one club contests': [/rodada que disputou/u, 'Na última rodada que disputou, o Vasco perdeu para o Bahia.'],
  'that victory, where a defeat was told': [/(?:dess|\bess)a vitória/u, 'A chance dessa vitória era de 43% na nossa previsão.'],
  'what is expected in per cent of cases': [/esperamos em \d+%/u, 'Pelo menos três gols: é o que esperamos em 62% dos casos.'],
  'a tip as a pronoun': [/quando o demos/u, 'Ficamos com o empate: quando o demos, o palpite pagava 3,55.'],
  'what is left over, not all of the rest': [/para [^.;]* sobram \d+%/u, 'Esperamos vitória do Vasco, com 74%; para o Bahia sobram 8%.'],
  'a chance given to a result as to a person': [/resultado [^,.]*, que lhe/u, 'O resultado seguiu a previsão, que lhe dava 66% de chance.'],
  'a team by what it did, not by its name': [
    /de quem venceu|a quem (?:perdeu|ganhou)|o time que venceu/u,
    'A previsão dava 63% de chance a quem perdeu.',
  ],
  'a market that is ours': [/n?os nossos mercados/u, 'Não há palpite: nos nossos mercados, nada compensa.'],
  'a result pointed at from a sentence about something else': [
    /esse era o resultado/u,
    'O Vasco subiu da oitava para a sétima posição. Sem surpresa: esse era o resultado mais provável.',
  ],
  'a last match hung with two places': [
    /, no campeonato\.$/u,
    'O mandante chega depois de vencer o Bahia por 3\u00a0a\u00a02 em casa, no campeonato.',
  ],
  'a last time of something unsaid': [/^Da última vez,/u, 'Da última vez, em abril, quem venceu foi o Bahia.'],
  'breaks of whose serve': [/quebras? de saque de \p{Lu}/u, 'Foram seis quebras de saque de Sinner e uma de Alcaraz.'],
  'a history that is recent for twenty years': [
    /história recente/u,
    'A história recente favorece o mandante, com 14 vitórias em 23 confrontos desde 2004.',
  ],
  'houses above a price': [/casas autorizadas (?:bem )?acima/u, 'Queremos duas casas autorizadas bem acima da justa, de 1,72.'],
  'a favourite by being favourite': [/Com o favoritismo,/u, 'Com o favoritismo, o Heat não cobriu o handicap de −5.'],
  'a lead that ends by penalty': [
    /vantagem [^.;]*acabou [^.;]*, de pênalti/u,
    'A vantagem do visitante acabou aos 68 minutos, de pênalti.',
  ],
  'few goals in per cent': [/no máximo dois(?: gols)?, com \d+%\./u, 'Poucos gols à vista: no máximo dois, com 59%.'],
  'straight quotes': [/["']/, 'Nosso palpite é o "ambas marcam".'],
};
