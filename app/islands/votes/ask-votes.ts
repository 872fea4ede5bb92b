import { apiAddress } from '#app/stores/api-address.ts';
import type { ShownVotes } from './vote-result.tsx';

/** The API's answer: the counts, and the stored vote of the visitor. */
interface VotesAnswer {
  readonly counts: Readonly<Record<string, number>>;
  readonly counted: number;
  readonly set_aside: number;
  readonly option?: string;
  readonly outcome?: 'counted' | 'set-aside';
}

/** The answer to a vote that was sent. */
export type SentVote =
  | { readonly reply: 'thanks' | 'already'; readonly votes: ShownVotes; readonly own: string; readonly isSetAside: boolean }
  | { readonly reply: 'tooMany' | 'closed' | 'failed' };

/** Returns the counts of an item, at most a minute old; undefined when they are not available. */
export async function fetchVotes(item: string): Promise<ShownVotes | undefined> {
  try {
    const response = await fetch(apiAddress(`/api/votes/${item}`));
    return response.ok ? toShown(((await response.json()) as { data: VotesAnswer }).data) : undefined;
  } catch {
    // Any failure: the visitor reads that there are no counts at present.
    return undefined;
  }
}

/** Sends a vote once: a failed vote is not repeated without the visitor. */
export async function postVote(form: HTMLFormElement): Promise<SentVote> {
  try {
    const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch(form.action, { method: 'POST', body: fields, headers: { Accept: 'application/json' } });
    const { data, error } = (await response.json()) as { data?: VotesAnswer; error?: { code: string } };
    if (data?.option !== undefined)
      return {
        reply: response.ok ? 'thanks' : 'already',
        votes: toShown(data),
        own: data.option,
        isSetAside: data.outcome === 'set-aside',
      };
    return { reply: error?.code === 'too_many_votes' ? 'tooMany' : error?.code === 'poll_closed' ? 'closed' : 'failed' };
  } catch {
    return { reply: 'failed' };
  }
}

function toShown({ counts, counted, set_aside: setAside }: VotesAnswer): ShownVotes {
  return { byOption: counts, counted, setAside };
}
