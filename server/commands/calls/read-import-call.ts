import { type FileFeed, fileFeeds } from '#data/feeds/feed.ts';
import { type TwoSidedFileFeed, twoSidedFileFeeds } from '#data/feeds/two-sided-feed.ts';
import { parseMoment } from '#domain/time/parse-moment.ts';
import { UsageError } from './command-line.ts';

const feedNames = [...fileFeeds, ...twoSidedFileFeeds];
const usage = `npm run import -- <${feedNames.join('|')}> <file or folder>… [--as-of 2024-04-06T09:00Z]`;

/** An operator's call of an import: whose files, where they are, and until when what they say counts as known. */
export interface ImportCall {
  readonly feedName: FileFeed | TwoSidedFileFeed;
  readonly paths: readonly string[];
  readonly asOf: Date | undefined;
}

/** Reads the words of a call. @throws UsageError with its fault and how it is called */
export function readImportCall(words: readonly string[]): ImportCall {
  const rest = [...words];
  let asOf: Date | undefined;
  const at = rest.indexOf('--as-of');
  if (at !== -1) {
    const [, text] = rest.splice(at, 2);
    asOf = parseMoment(text ?? '');
    if (asOf === undefined) {
      throw new UsageError(`--as-of wants a time with its zone, such as 2024-04-06T09:00Z, not "${text ?? ''}"\n${usage}`);
    }
  }
  const [word, ...paths] = rest;
  const feedName = feedNames.find((name) => name === word);
  const flag = paths.find((word) => word.startsWith('--'));
  if (flag !== undefined) throw new UsageError(`unknown option ${flag}\n${usage}`);
  if (feedName === undefined) throw new UsageError(`unknown feed "${word ?? ''}"\n${usage}`);
  if (paths.length === 0) throw new UsageError(`no file or folder named\n${usage}`);
  return { feedName, paths, asOf };
}
