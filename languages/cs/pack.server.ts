import { type ServerPart, writingIn } from '#languages/server-part.ts';
import { czechNames } from './names/names.ts';
import { czechBasketball } from './prose/basketball/basketball.ts';
import { czechProse } from './prose/prose.ts';
import { czechTennis } from './prose/tennis/tennis.ts';

export const serverPart: ServerPart = {
  names: czechNames,
  writing: writingIn({
    prose: czechProse,
    tennis: czechTennis,
    basketball: czechBasketball,
    signs: { games: ':', sets: ', ', points: ':' },
  }),
};
