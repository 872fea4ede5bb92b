import { livestreamAddress } from '#app/pages/livestream/livestream.address.ts';
import type { Article } from '#data/articles/article.ts';
import { articlePath, sectionPaths } from './article-paths.ts';

/** Present path for each path, without its language, that was in use before. */
export const formerAddresses: Readonly<Record<string, string>> = {
  '/fun-facts': sectionPaths['sports-life'],
  '/livestream': livestreamAddress.path,
  '/turkey/super-cup-turkey': '/turkey/super-cup',
  '/peru/segunda-division-peru': '/peru/segunda-division',
  '/international/european-chship-qf': '/international/european-qualifiers',
};

/** Present folder for each folder that was moved with all its pages. */
export const formerFolders: Readonly<Record<string, string>> = { '/fun-facts': sectionPaths['sports-life'] };

/**
 * Returns the present path of the page that used to be at `path`; undefined for a path that was never in use. Articles were at the root before they
 * had sections.
 */
export function presentPath(path: string, pieces: readonly Article[]): string | undefined {
  const moved = formerAddresses[path];
  if (moved !== undefined) return moved;
  const [, first = '', rest = '', ...deeper] = path.split('/');
  if (deeper.length > 0) return undefined;
  const folder = formerFolders[`/${first}`];
  if (rest !== '') return folder === undefined ? undefined : `${folder}/${rest}`;
  const piece = pieces.find(({ formerSlugs }) => formerSlugs.includes(first));
  return piece === undefined ? undefined : articlePath(piece);
}
