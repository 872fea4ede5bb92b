import { roundName } from '#app/components/competitions/round-name.ts';
import type { SportTexts } from '#app/sports/sport-texts.ts';

export const footballTexts: SportTexts<'football'> = {
  round: (match, t) => roundName(t, match),
  /* The score is between the clubs, and an unusual status in front of them. */
  summary(match, { t, format }) {
    const { homeName: home, awayName: away, status, homeGoals, awayGoals, penaltiesHome, penaltiesAway } = match;
    const hasScore = (status === 'finished' || status === 'awarded') && homeGoals !== null && awayGoals !== null;
    const shootOut =
      hasScore && penaltiesHome !== null && penaltiesAway !== null
        ? ` (${t('status.penaltiesShort')} ${format.score({ home: penaltiesHome, away: penaltiesAway })})`
        : '';
    const named = hasScore
      ? `${home} ${format.score({ home: homeGoals, away: awayGoals })} ${away}${shootOut}`
      : t('match.versus', { home, away });
    const isUsual = status === 'scheduled' || status === 'live' || status === 'finished';
    return isUsual ? named : `${t(`status.${status}`)}: ${named}`;
  },
  competition: ({ name }) => name,
  ending: () => '',
  endingWithNames: () => [],
  side: (side) => side,
  tournament: (tournament) => tournament,
};
