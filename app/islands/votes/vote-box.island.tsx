import { defineIsland } from '#app/document/define-island.ts';
import type { CompiledMessages } from '#app/i18n/translate.ts';
import { VoteBox } from './vote-box.tsx';

export const island = defineIsland(
  'votes/vote-box',
  VoteBox,
  import.meta.env.SSR
    ? {}
    : import.meta.glob<CompiledMessages>('../../i18n/messages/*.json', { query: '?only=votes,footer.cookies-policy', import: 'default' }),
);
