import { definePage } from '#app/document/page.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { votesAddress } from './votes.address.ts';
import { loadVotes } from './votes.server.ts';
import { VotesPage } from './votes-page.tsx';

export const votesPage = definePage(import.meta.url, votesAddress, {
  load: loadVotes,
  head: (site, { title, about, sport, item }) => {
    const description = site.words.t('votes.description', { page: about.name });
    return describePage(site, { title, description, path: votesAddress.href({ sport, item }), indexed: false });
  },
  View: VotesPage,
  isPersonal: true,
});
