import { type ServerPart, writingIn } from '#languages/server-part.ts';
import { germanNames } from './names/names.ts';
import { germanBasketball } from './prose/basketball/basketball.ts';
import { germanProse } from './prose/prose.ts';
import { germanTennis } from './prose/tennis/tennis.ts';
import { inRunningText } from './prose/words.ts';

export const serverPart: ServerPart = {
  names: germanNames,
  writing: writingIn({
    prose: germanProse,
    tennis: germanTennis,
    basketball: germanBasketball,
    signs: { games: ':', sets: ', ', points: ':' },
    inRunningText,
  }),
};
