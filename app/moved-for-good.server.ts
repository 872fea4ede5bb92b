import { redirect } from 'react-router';

/**
 * The way to the address at which a page stands now, from one at which it once stood.
 *
 * @param path without the language: the router puts the one that was asked for in front, for documents as for navigations
 */
export function movedForGood(path: string): Response {
  return redirect(path, 301);
}
