import { type ServerPart, writingIn } from '#languages/server-part.ts';
import { brazilianPortugueseNames } from './names/names.ts';
import { brazilianPortugueseBasketball } from './prose/basketball/basketball.ts';
import { brazilianPortugueseProse } from './prose/prose.ts';
import { brazilianPortugueseTennis } from './prose/tennis/tennis.ts';
import { inRunningText } from './prose/words.ts';

export const serverPart: ServerPart = {
  names: brazilianPortugueseNames,
  writing: writingIn({
    prose: brazilianPortugueseProse,
    tennis: brazilianPortugueseTennis,
    basketball: brazilianPortugueseBasketball,
    signs: { games: '/', sets: ', ', points: ' a ' },
    inRunningText,
  }),
};
