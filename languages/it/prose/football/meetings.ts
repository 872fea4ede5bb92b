import type { PlayedStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { rolesOf, team } from '../roles.ts';
import { has } from '../verbs.ts';
import { inMonth, number, numberBeside, times, toMonth, winsBeside } from '../words.ts';

type MeetingsKind = 'meetingsLead' | 'meetingsLevel' | 'lastMeetingWon' | 'lastMeetingDrawn' | 'neverMet';

const inLeague = (leagueOnly: boolean) => (leagueOnly ? ' di campionato' : '');
/** `12 dei 22 precedenti`, `tutti e sei i precedenti`. */
function outOfMeetings(won: number, all: number): string {
  if (won === all) return `tutti e ${number(all)} i precedenti`;
  return `${numberBeside(won, all)} ${/^(?:otto|8\d?|11)$/.test(number(all)) ? 'degli' : 'dei'} ${number(all)} precedenti`;
}
/** `12 vittorie su 22`. */
const outOf = (won: number, all: number) => `${winsBeside(won, all)} su ${number(all)}`;
/** `i sette precedenti`, `gli 11 precedenti`. */
const theMeetings = (count: number) => `${/^(?:otto|8\d?|11)$/.test(number(count)) ? 'gli' : 'i'} ${number(count)} precedenti`;

/** Returns the sentences of Italian previews about earlier meetings. */
export function italianMeetings({ score }: ItalianFigures): Pick<StoryTexts<ItalianNoun>, MeetingsKind & keyof PlayedStories<unknown>> {
  return {
    meetingsLead: [
      // Hosts and visitors of what is past could be those of each match.
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Dal ${since} ${leader} ${has(leader)} vinto ${outOfMeetings(leaderWins, meetings)}${inLeague(leagueOnly)}.`,
      ({ leader, trailer, leaderAtHome, meetings, leaderWins, since, leagueOnly }) => {
        const [one] = rolesOf(leader, trailer, leaderAtHome);
        return `I precedenti${inLeague(leagueOnly)} dal ${since} sorridono ${one.a}: ${outOf(leaderWins, meetings)}.`;
      },
      ({ leader, leaderAtHome, meetings, leaderWins, since, leagueOnly }) => {
        const one = leaderAtHome === undefined ? leader : team(leaderAtHome);
        return `I precedenti${inLeague(leagueOnly)} dal ${since} sono a favore ${one.di}: ${outOf(leaderWins, meetings)}.`;
      },
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        leaderWins === meetings
          ? `${theMeetings(meetings)}${inLeague(leagueOnly)} dal ${since} li ${has(leader)} vinti tutti ${leader}.`
          : `Dei ${number(meetings)} precedenti${inLeague(leagueOnly)} dal ${since} ${leader} ne ${has(leader)} vinti ${numberBeside(leaderWins, meetings)}.`.replace(
              /^Dei (otto|8\d?|11) /,
              'Degli $1 ',
            ),
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Negli scontri diretti${inLeague(leagueOnly)} dal ${since} ${leader} ${leaderWins === meetings ? `${has(leader)} sempre vinto, ${number(meetings)} volte su ${number(meetings)}` : `${leader.verb('conta', 'contano')} ${outOf(leaderWins, meetings)}`}.`,
      ({ leader, trailer, meetings, leaderWins, since, leagueOnly }) =>
        `${trailer} ${has(trailer)} perso ${outOfMeetings(leaderWins, meetings)}${inLeague(leagueOnly)} con ${leader} dal ${since}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Dal ${since} le due squadre si sono affrontate ${times(meetings)}${leagueOnly ? ' in campionato' : ''}, ${leaderWins === meetings ? `e ${leader} ${has(leader)} sempre vinto` : `con ${winsBeside(leaderWins, meetings)} ${leader.di}`}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Il bilancio dei precedenti${inLeague(leagueOnly)} dal ${since} premia ${leader}: ${outOf(leaderWins, meetings)}.`,
    ],
    meetingsLevel: [
      ({ meetings, wins: each, since, leagueOnly }) =>
        `I precedenti${inLeague(leagueOnly)} dal ${since} sono in equilibrio: ${winsBeside(each, meetings)} per parte in ${number(meetings)} sfide.`,
      ({ meetings, wins: each, since, leagueOnly }) =>
        `Dal ${since} il bilancio delle ${number(meetings)} sfide${inLeague(leagueOnly)} è in parità: ${winsBeside(each, meetings)} a testa.`,
      ({ meetings, wins: each, since, leagueOnly }) =>
        `Nei ${number(meetings)} precedenti${inLeague(leagueOnly)} dal ${since} nessuna delle due è avanti: ${winsBeside(each, meetings)} ciascuna.`.replace(
          /^Nei (otto|8\d?|11) /,
          'Negli $1 ',
        ),
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `L’ultima sfida, ${inMonth(on)}, è finita ${score(winnerGoals, loserGoals)} per ${winner}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `L’ultimo confronto, ${inMonth(on)}, è andato ${winner.a} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${has(winner)} vinto ${score(winnerGoals, loserGoals)} l’ultimo precedente, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Le due squadre si sono affrontate l’ultima volta ${inMonth(on)}: ${score(winnerGoals, loserGoals)} per ${winner}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `L’ultima volta che si sono affrontate le due squadre, ${inMonth(on)}, ${has(winner)} vinto ${winner} per ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `${loser} ${has(loser)} perso ${score(winnerGoals, loserGoals)} l’ultimo scontro diretto, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Risale ${toMonth(on)} l’ultimo precedente, vinto ${winner.da} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `Nell’ultimo precedente, ${inMonth(on)}, ${winner} ${has(winner)} battuto ${loser} per ${score(winnerGoals, loserGoals)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `L’ultima sfida, ${inMonth(on)}, è finita ${score(each, each)}.`,
      ({ goals: each, on }) => `L’ultimo confronto, ${inMonth(on)}, si è chiuso sul ${score(each, each)}.`,
      ({ goals: each, on }) => `Nell’ultimo precedente, ${inMonth(on)}, le due squadre hanno pareggiato ${score(each, each)}.`,
      ({ goals: each, on }) => `Risale ${toMonth(on)} l’ultimo precedente, finito ${score(each, each)}.`,
      ({ goals: each, on }) => `Nessun vincitore nell’ultima sfida, ${inMonth(on)}: ${score(each, each)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) => `Dal ${since} non ci risultano precedenti${leagueOnly ? ' in campionato' : ''} tra le due squadre.`,
      ({ since, leagueOnly }) =>
        `Nei nostri dati, che partono dal ${since}, le due squadre non si sono mai affrontate${leagueOnly ? ' in campionato' : ''}.`,
      ({ since, leagueOnly }) =>
        `È il primo confronto${inLeague(leagueOnly)} tra le due squadre nei nostri dati, che partono dal ${since}.`,
      ({ since, leagueOnly }) =>
        `Le due squadre non si affrontano${leagueOnly ? ' in campionato' : ''} almeno dal ${since}, quando cominciano i nostri dati.`,
    ],
  };
}
