import type { VotedSport } from './voted-sports.ts';

export interface PollOption {
  /** The name under which votes are stored: it must not change after the first vote. */
  readonly value: string;
  /** A proper name, the same in every language. */
  readonly label: string;
  /** The group of the option, such as a club. */
  readonly group: string;
}

/** A question that is open to visitors and belongs to no match of the database. */
export interface Poll {
  readonly sport: VotedSport;
  readonly item: string;
  /** Options of a group are adjacent, in the order in which they are shown. */
  readonly options: readonly PollOption[];
}

/* Who played in the Super Cup of 13 August 2025 (Paris Saint-Germain 2–2 Tottenham Hotspur): the starting side, then who came on. */
const paris = {
  'lucas-chevalier': 'Lucas Chevalier',
  'achraf-hakimi': 'Achraf Hakimi',
  marquinhos: 'Marquinhos',
  'willian-pacho': 'Willian Pacho',
  'nuno-mendes': 'Nuno Mendes',
  'warren-zaire-emery': 'Warren Zaïre-Emery',
  vitinha: 'Vitinha',
  'desire-doue': 'Désiré Doué',
  'bradley-barcola': 'Bradley Barcola',
  'ousmane-dembele': 'Ousmane Dembélé',
  'khvicha-kvaratskhelia': 'Khvicha Kvaratskhelia',
  'fabian-ruiz': 'Fabián Ruiz',
  'lee-kang-in': 'Lee Kang-in',
  'ibrahim-mbaye': 'Ibrahim Mbaye',
  'goncalo-ramos': 'Gonçalo Ramos',
};
const tottenham = {
  'guglielmo-vicario': 'Guglielmo Vicario',
  'kevin-danso': 'Kevin Danso',
  'cristian-romero': 'Cristian Romero',
  'micky-van-de-ven': 'Micky van de Ven',
  'pedro-porro': 'Pedro Porro',
  'djed-spence': 'Djed Spence',
  'joao-palhinha': 'João Palhinha',
  'rodrigo-bentancur': 'Rodrigo Bentancur',
  'pape-matar-sarr': 'Pape Matar Sarr',
  'mohammed-kudus': 'Mohammed Kudus',
  richarlison: 'Richarlison',
  'dominic-solanke': 'Dominic Solanke',
  'mathys-tel': 'Mathys Tel',
  'archie-gray': 'Archie Gray',
  'lucas-bergvall': 'Lucas Bergvall',
};

/** The player of the match of the Super Cup 2025. */
export const superCupPoll: Poll = {
  sport: 'supercup',
  item: 'super-cup-2025',
  options: [...optionsOf(paris, 'Paris Saint-Germain'), ...optionsOf(tottenham, 'Tottenham Hotspur')],
};

const polls: readonly Poll[] = [superCupPoll];

/** Returns the poll of a sport and item; undefined when none exists. */
export function findPoll(sport: VotedSport, item: string): Poll | undefined {
  return polls.find((poll) => poll.sport === sport && poll.item === item);
}

function optionsOf(names: Readonly<Record<string, string>>, group: string): PollOption[] {
  return Object.entries(names).map(([value, label]) => ({ value, label, group }));
}
