import { type ServerPart, writingIn } from '#languages/server-part.ts';
import { spanishNames } from './names/names.ts';
import { spanishBasketball } from './prose/basketball/basketball.ts';
import { spanishProse } from './prose/prose.ts';
import { spanishTennis } from './prose/tennis/tennis.ts';

export const serverPart: ServerPart = {
  names: spanishNames,
  writing: writingIn({
    prose: spanishProse,
    tennis: spanishTennis,
    basketball: spanishBasketball,
    signs: { games: '-', sets: ', ', points: '-' },
  }),
};
