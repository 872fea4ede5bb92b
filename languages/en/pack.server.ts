import { type ServerPart, writingIn } from '#languages/server-part.ts';
import { englishNames } from './names/names.ts';
import { englishBasketball } from './prose/basketball/basketball.ts';
import { englishProse } from './prose/prose.ts';
import { englishTennis } from './prose/tennis/tennis.ts';

export const serverPart: ServerPart = {
  names: englishNames,
  writing: writingIn({
    prose: englishProse,
    tennis: englishTennis,
    basketball: englishBasketball,
    signs: { games: '–', sets: ', ', points: '–' },
  }),
};
