import { expect, it } from 'vitest';
import { checkFormats } from '#data/catalogue/load-formats.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { describeUnsourced } from './describe-unsourced.ts';

it('lists the rulings and the zones that do not say where they are written', () => {
  const zones = [
    { from: 1, to: 1, kind: 'promotion', source: 'voetbalkrant 2025' },
    { from: 17, to: 18, kind: 'relegation' },
  ];
  const stages = [{ id: 'league', kind: 'league', order: ['points'], zones }];
  const formats = checkFormats(
    { country: 'belgium', formats: [{ tournament: 'pro-league', from: '2026-27', source: 'rules', stages }] },
    'x',
  );
  const ruling = { tournament: 'italy.serie-b', season: '2024-25', points: -4 };
  const pointAdjustments = [
    { ...ruling, club: 'brescia' },
    { ...ruling, club: 'cosenza', source: 'figc.it' },
  ];
  const lines = describeUnsourced({ pointAdjustments }, { ...smallCatalogue(), countries: [] }, formats);
  expect(lines).toEqual([
    'Rulings without a source: 1 of 2',
    'italy.serie-b 2024-25 brescia -4',
    '',
    'Zones of tables without a source: 1 of 2',
    'belgium.pro-league from 2026-27, league: 17-18 relegation',
  ]);
});
