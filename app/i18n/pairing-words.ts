import type { Sport } from '#domain/sports/sport.ts';
import type { ClubNames } from './bet-words.ts';
import type { Words } from './create-words.ts';

/** Returns a match by its two sides as readers of the language write it; in basketball the visiting club stands first: `LA Clippers at Denver Nuggets`. */
export function pairingWords(sport: Sport, { home, away }: ClubNames, t: Words['t']): string {
  return sport === 'basketball' ? t('basketball.at', { away, home }) : t('match.versus', { home, away });
}
