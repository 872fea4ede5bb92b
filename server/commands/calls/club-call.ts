import type { ClubNames } from '#data/commands/clubs/check-club.ts';
import type { NewClubWish } from '#data/commands/clubs/decide-on-club.ts';
import type { SplitWish } from '#data/commands/clubs/split-club.ts';
import { readOptions, UsageError } from './command-line.ts';

const usage = [
  'npm run club -- list',
  'npm run club -- add <slug> --name "Name" --country <country> [--women] [--row "Name of 18 letters"] [--short "Of 12"] [--town "Town"]',
  'npm run club -- rename <slug> --name "New name" [--row "Of 18 letters"] [--short "Of 12"]',
  'npm run club -- colours <slug> "#rrggbb" ["#rrggbb" ["#rrggbb"]]',
  'npm run club -- confirm <slug> [--name "Name" [--row "Of 18 letters"] [--short "Of 12"]]',
  'npm run club -- merge <slug that goes> <slug that stays>',
  'npm run club -- split <slug> --aliases "Spelling,Other spelling" --as <new slug> --name "New Name"',
  'npm run club -- name <slug> "Spelling that a source uses"',
  'npm run club -- admit <source>',
  'Each takes --actor "Name" of the person who decides, for npm run audit; without it, it is the user of this machine.',
].join('\n');

const options = {
  aliases: { type: 'string' },
  as: { type: 'string' },
  name: { type: 'string' },
  country: { type: 'string' },
  women: { type: 'boolean' },
  row: { type: 'string' },
  short: { type: 'string' },
  town: { type: 'string' },
} as const;

type Option = keyof typeof options;

/** A task of an operator's call, with its subject. */
export type ClubCall =
  | { readonly task: 'list' }
  | ({ readonly task: 'add' } & NewClubWish)
  | ({ readonly task: 'rename'; readonly slug: string } & ClubNames)
  | { readonly task: 'colours'; readonly slug: string; readonly colours: readonly string[] }
  | { readonly task: 'confirm'; readonly slug: string; readonly names: ClubNames | undefined }
  | { readonly task: 'merge'; readonly removed: string; readonly remaining: string }
  | ({ readonly task: 'split' } & SplitWish)
  | { readonly task: 'name'; readonly slug: string; readonly spelling: string }
  | { readonly task: 'admit'; readonly source: string };

/** Reads the words of a call. @throws UsageError when they name no possible task */
export function readClubCall(words: readonly string[]): ClubCall {
  const { positionals, values } = readOptions(words, { allowPositionals: true, options }, usage);
  const [task, ...rest] = positionals;
  const [first, second] = rest;
  const given = Object.keys(values) as Option[];
  const takes = (count: number, ...allowed: Option[]) => rest.length === count && given.every((option) => allowed.includes(option));
  const { name, row: rowName, short: shortName, aliases, as, country, town } = values;
  const names = name === undefined ? undefined : { name, rowName, shortName };

  if (task === 'list' && takes(0)) return { task };
  if (task === 'merge' && takes(2) && first !== undefined && second !== undefined) return { task, removed: first, remaining: second };
  if (task === 'name' && takes(2) && first !== undefined && second !== undefined) return { task, slug: first, spelling: second.trim() };
  if (first === undefined) throw new UsageError(usage);
  if (task === 'admit' && takes(1)) return { task, source: first };
  if (task === 'colours' && given.length === 0 && rest.length > 1) return { task, slug: first, colours: rest.slice(1) };
  if (task === 'add' && takes(1, 'name', 'country', 'women', 'row', 'short', 'town') && names !== undefined && country !== undefined) {
    return { task, slug: first, ...names, country, gender: values.women === true ? 'women' : 'men', town };
  }
  if (task === 'rename' && takes(1, 'name', 'row', 'short') && names !== undefined) return { task, slug: first, ...names };
  if (task === 'confirm' && takes(1, 'name', 'row', 'short') && (names !== undefined || given.length === 0)) {
    return { task, slug: first, names };
  }
  if (task === 'split' && takes(1, 'aliases', 'as', 'name') && aliases !== undefined && as !== undefined && name !== undefined) {
    const spellings = aliases
      .split(',')
      .map((alias) => alias.trim())
      .filter((alias) => alias !== '');
    return { task, slug: first, aliases: spellings, newSlug: as, newName: name.trim() };
  }
  throw new UsageError(usage);
}
