import type { LanguageChecks } from '#languages/language-checks.ts';

export const checks: LanguageChecks = {
  countedWords: `zápas zápasy zápasů|gól góly gólů|tip tipy tipů|liga/ligu ligy lig|soutěž soutěže soutěží|tým týmy týmů|země země zemí|
    kancelář kanceláře kanceláří|den dny dní|jednotka jednotky jednotek|záznam záznamy záznamů|minuta minuty minut|
    článek články článků|hlas hlasy hlasů|údaj údaje údajů|odpověď odpovědi odpovědí|výsledek výsledky výsledků|
    vysílaný vysílané vysílaných|stažen staženy staženo|gem/gemu gemy/gemech gemů/gemech|bod body bodů|
    předpověď/předpovědi předpovědi předpovědí|zapsaná zapsané zapsaných|výhra výhry výher|prohra prohry proher|živě|dopočteno|z`,
  saysThen: /když jsme ho vydali|teh?dejší|tehdy|v době tipu/i,
  sameAsEnglish: [
    'covered.letters.tables',
    'record.modelHead',
    'decided.promotedShort',
    'stage.apertura',
    'stage.apertura-liguilla',
    'stage.clausura',
    'stage.clausura-liguilla',
    'stage.copa-de-la-liga',
    'stage.intermedio',
    'stage.play-in',
    'stage.play-off',
    'stage.play-out',
    'alerts.delaySeconds',
    'superCup.paris',
    'projection.top',
    'match.penaltyMark',
    'zone.libertadores',
    'zone.sudamericana',
    'round.play-off',
    'odds.drawShort',
    'prices.handicap',
    'prices.draw',
    'embed.tip',
    'tip.tab',
    'tip.chip',
    'tip.heading',
    'record.tip',
    'calculator.tab.dutching',
    'sport.filter',
    'tennis.tieBreakShort',
    'tennis.walkoverShort',
    'tennis.series.grand-slam',
    'basketball.playIn',
    'basketball.stage.play-in',
  ],
};
