import { useMatches } from 'react-router';

/** What a page's route may say of its styles, as its `handle`: given on the server, which writes them into the document. */
interface PageHandle {
  readonly styles?: string;
}

/**
 * The styles of the page that is shown, beside those that every page has. In the browser a page's styles come with its content, after
 * the first navigation.
 */
export function usePageStyles(): string {
  return useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.styles ?? '')
    .join('');
}
