/** The files of a season in one repository of openfootball with matches of competitions of the catalogue. */
export interface RepositoryFiles {
  readonly repository: string;
  readonly files: readonly string[];
}

/** The repositories in use: leagues with a separate repository are taken from it, with their cups; football.json has the others. */
export const repositories: readonly RepositoryFiles[] = [
  {
    repository: 'england',
    files: [
      '1-premierleague.txt',
      '2-championship.txt',
      '3-league1.txt',
      '4-league2.txt',
      '5-nationalleague.txt',
      'facup.txt',
      'eflcup.txt',
    ],
  },
  { repository: 'deutschland', files: ['1-bundesliga.txt', '2-bundesliga2.txt', '3-liga3.txt', 'cup.txt'] },
  { repository: 'espana', files: ['1-liga.txt', '2-liga2.txt', 'cup.txt'] },
  { repository: 'italy', files: ['1-seriea.txt', '2-serieb.txt', 'cup.txt'] },
  { repository: 'champions-league', files: ['cl.txt', 'el.txt', 'conf.txt'] },
  { repository: 'football.json', files: ['at.1.json', 'fr.1.json', 'fr.2.json', 'nl.1.json', 'pt.1.json'] },
];
