import type { LoaderFunctionArgs } from 'react-router';
import type { VoteOption } from '#app/islands/votes/vote-option.ts';
import { pageData } from '#app/page-data.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { siteContext, visitorContext } from '#app/site-context.server.ts';
import { countVotes, type VoteCounts } from '#data/queries/vote/count-votes.ts';
import { findBallot } from '#data/queries/vote/find-ballot.ts';
import { getVote, type KeptVote } from '#data/queries/vote/get-vote.ts';
import { isVotedSport, type VotedSport } from '#domain/vote/voted-sports.ts';
import { describeBallot } from './describe-ballot.server.ts';

/** What the server says of a vote that was sent without a script. */
const sayings = ['thanks', 'already', 'closed', 'too-many'] as const;
export type Said = (typeof sayings)[number];

export interface VotesView {
  readonly sport: VotedSport;
  readonly item: string;
  readonly title: string;
  /** The page to which the vote belongs. */
  readonly about: { readonly name: string; readonly path: string };
  readonly heading: string;
  readonly question: string;
  readonly options: readonly VoteOption[];
  readonly open: boolean;
  readonly said: Said | undefined;
  /** The visitor's own vote. */
  readonly own: KeptVote | undefined;
  /** Shown to whoever has voted, and to everybody once the vote is closed. */
  readonly votes: VoteCounts | undefined;
}

/** The votes on an item, for whoever asks: what they voted for themselves is known by their cookie. */
export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { db, words } = site;
  const { sport = '', item = '' } = params;
  const ballot = isVotedSport(sport) ? await findBallot(db, { sport, item, now: site.clock.now(), locale: words.locale.tag }) : undefined;
  if (ballot === undefined) throw new Response(null, { status: 404 });
  const voter = await context.get(visitorContext).voterKey();
  const own = voter === undefined ? undefined : await getVote(db, ballot.sport, ballot.item, voter);
  const said = sayings.find((saying) => saying === url.searchParams.get('said'));
  const shown = own !== undefined || !ballot.open;
  const what = describeBallot(ballot, site);
  const head = describePage(site, {
    title: what.title,
    description: words.t('votes.description', { page: what.about.name }),
    path: `/votes/${ballot.sport}/${ballot.item}`,
    indexed: false,
  });
  return pageData<VotesView>(request, head, {
    sport: ballot.sport,
    item: ballot.item,
    open: ballot.open,
    said,
    own,
    votes: shown ? await countVotes(db, ballot.sport, ballot.item) : undefined,
    ...what,
  });
}
