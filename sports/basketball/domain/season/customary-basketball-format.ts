import type { HeadToHead, SeasonFormat, TableFormat } from '#domain/tournament/season-format.ts';

const among = (count: HeadToHead['headToHead'][number]): HeadToHead => ({
  headToHead: [count],
  restart: false,
  onceAllPlayed: false,
  over: 'stage',
});

const table: Pick<TableFormat, 'carry' | 'order'> = {
  carry: { points: 'none', record: false },
  order: ['win-percentage', { startAgain: [among('win-percentage'), among('goal-difference'), 'goal-difference'] }],
};

/** The format of a season without one in the catalogue: a table per conference, or one table in a league without conferences. */
export const customaryBasketballFormat: SeasonFormat = {
  stages: [
    { id: 'regular-season', kind: 'league', tables: [{ id: 'league', participants: { from: 'all' }, ...table }] },
    {
      id: 'conferences',
      kind: 'conferences',
      within: 'regular-season',
      tables: [{ id: 'conference', participants: { from: 'draw' }, ...table }],
    },
  ],
};
