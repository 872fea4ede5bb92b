import { type ServerPart, writingIn } from '#languages/server-part.ts';
import { greekNames } from './names/names.ts';
import { greekBasketball } from './prose/basketball/basketball.ts';
import { greekProse } from './prose/prose.ts';
import { greekTennis } from './prose/tennis/tennis.ts';
import { inRunningText } from './prose/words.ts';

export const serverPart: ServerPart = {
  names: greekNames,
  writing: writingIn({
    prose: greekProse,
    tennis: greekTennis,
    basketball: greekBasketball,
    signs: { games: '-', sets: ', ', points: '-' },
    inRunningText,
  }),
};
