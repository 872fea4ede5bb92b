import { type ServerPart, writingIn } from '#languages/server-part.ts';
import { italianNames } from './names/names.ts';
import { italianBasketball } from './prose/basketball/basketball.ts';
import { italianProse } from './prose/prose.ts';
import { italianTennis } from './prose/tennis/tennis.ts';

export const serverPart: ServerPart = {
  names: italianNames,
  writing: writingIn({
    prose: italianProse,
    tennis: italianTennis,
    basketball: italianBasketball,
    signs: { games: '-', sets: ', ', points: '-' },
  }),
};
