import type { FeedProblem, FeedSquad } from '#data/feeds/feed.ts';
import { parseClub } from './club-text.ts';
import type { FileContents } from './file-contents.ts';
import { Refusal } from './refusal.ts';
import { parseSeasonTitle } from './season-title.ts';
import type { FindTournament, TournamentFacts } from './tournament-facts.ts';

type SquadMember = FeedSquad['members'][number];

const positions: ReadonlyMap<string, SquadMember['position']> = new Map([
  ['GK', 'goalkeeper'],
  ['DF', 'defender'],
  ['MF', 'midfielder'],
  ['FW', 'forward'],
]);
const memberPattern = /^\s*(?<number>\d*)\s*,\s*(?<name>[^,]*?)\s*,\s*(?<position>[^,]*?)\s*(?:,|$)/;
/* The national team is named only for players from abroad. */
const countryOfPlayer = /\s+\([A-Z]{3}\)$/;

/** Returns true for a text that lists players: number, name, position. */
export function isSquadText(text: string): boolean {
  return /^\s*\d*\s*,[^,\n]+,\s*(?:GK|DF|MF|FW)\s*(?:,|$)/m.test(text);
}

/** Returns the squad of a file headed "= Everton FC - English Premier League 2023/24". A row it cannot read becomes a problem. */
export function readSquadFile(source: string, text: string, tournamentOf: FindTournament): FileContents {
  const problems: FeedProblem[] = [];
  const members: SquadMember[] = [];
  const numbers = new Set<number>();
  let team: FeedSquad['team'] | undefined;
  let rows = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.replace(/(?:^|\s)#.*$/, '').trim();
    if (content === '') continue;
    if (content.startsWith('=')) {
      const read = teamOf(content.replace(/^=+\s*/, ''), tournamentOf);
      if (read instanceof Refusal) problems.push(read.at(source, index + 1));
      else team = read;
      continue;
    }
    rows += 1;
    const member = memberOf(content);
    if (member instanceof Refusal) problems.push(member.at(source, index + 1));
    else if (numbers.has(member.shirtNumber)) {
      problems.push(new Refusal('duplicate-row', 'number', String(member.shirtNumber)).at(source, index + 1));
    } else {
      numbers.add(member.shirtNumber);
      members.push(member);
    }
  }
  return { rows, parts: [], squads: team === undefined || members.length === 0 ? [] : [{ team, members }], problems };
}

function teamOf(heading: string, tournamentOf: FindTournament): FeedSquad['team'] | Refusal {
  const title = parseSeasonTitle(heading);
  const parted = /^(?<club>.+?)\s+-\s+(?<title>.+)$/.exec(title?.title ?? '')?.groups;
  if (parted?.club === undefined || parted.title === undefined) return new Refusal('not-this-format', 'title', heading);
  const facts: TournamentFacts | undefined = tournamentOf(parted.title);
  if (facts === undefined) return new Refusal('unknown-competition', 'title', parted.title);
  return { ...parseClub(parted.club), tournamentId: facts.id };
}

function memberOf(line: string): SquadMember | Refusal {
  const groups = memberPattern.exec(line)?.groups;
  if (groups?.name === undefined || groups.position === undefined) return new Refusal('not-this-format', undefined, line);
  const playerName = groups.name.replace(countryOfPlayer, '');
  if (playerName === '') return new Refusal('missing-value', 'name', line);
  if (groups.number === undefined || groups.number === '') return new Refusal('missing-value', 'number', playerName);
  const shirtNumber = Number(groups.number);
  if (shirtNumber < 1 || shirtNumber > 99) return new Refusal('bad-number', 'number', groups.number);
  const position = positions.get(groups.position);
  if (position === undefined) return new Refusal('not-this-format', 'position', groups.position);
  return { shirtNumber, position, playerName };
}
