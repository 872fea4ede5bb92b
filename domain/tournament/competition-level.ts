/** The kinds of sides that play in a competition: first teams, second teams, sides under an age, or clubs and nations in friendlies. */
export const competitionLevels = ['senior', 'reserves', 'youth', 'friendly'] as const;
export type CompetitionLevel = (typeof competitionLevels)[number];

const friendlies = /\bfriendl|\bamistos|freundschaftsspiel|^(?:international champions cup|emirates cup|premier league asia trophy)\b/i;
/* Years of age ("U20", "Sub-17", "U 19"), and the words that countries have for the age groups. */
const youth =
  /\b(?:u|sub)[- ]?(?:1[2-9]|2[0-3])s?\b|\byouth\b|\bjuvenil|\bj[uú]nior(?:es|en|s)?\b|\bprimavera\b|\bprofessional development league\b|\bpremier league 2\b|\baspirantes\b/i;
const reserves = /\breserves?\b|\breservas?\b/i;
const women =
  /\bwomen|\bfemini[nl]|\bféminine|\bfemen[ií]n[ao]?|\bfemenil\b|\bfeminino\b|frauen|\bdamallsvenskan\b|\btoppserien\b|\bkansallinen liiga\b|\bvrouwen\b|\bdam(?:es|er)\b|\bkvinn|\bladies\b|\bn?wsl\b|\bwpsl\b|\bw[- ]league\b|\bmxf\b|\bfemm?inile\b|\bženy\b/i;

/** Returns the level and the gender of a competition, recognised from its name in the language of any source. */
export function classifyCompetition(name: string): { readonly level: CompetitionLevel; readonly gender: 'men' | 'women' } {
  const level = friendlies.test(name) ? 'friendly' : youth.test(name) ? 'youth' : reserves.test(name) ? 'reserves' : 'senior';
  return { level, gender: women.test(name) ? 'women' : 'men' };
}
