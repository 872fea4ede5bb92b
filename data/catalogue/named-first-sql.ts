import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { sports } from '#domain/sports/sport.ts';
import { sportIds } from './sport-ids.ts';

const cases = sports.flatMap((sport) => {
  const { visitorsFirstIn } = rulesOf(sport);
  const isIn = `exists (select from tournaments nt join countries nc on nc.id = nt.country_id
    where nt.numeric_id = m.tournament_id and nc.code = any('{${visitorsFirstIn.join(',')}}'))`;
  return visitorsFirstIn.length === 0 ? [] : [`when m.sport_id = ${sportIds[sport]} and ${isIn} then 'away'`];
});

/** SQL of the side of the match `m` that its competition names first, `home` or `away`. */
export const namedFirstSql = cases.length === 0 ? "'home'" : `case ${cases.join(' ')} else 'home' end`;
