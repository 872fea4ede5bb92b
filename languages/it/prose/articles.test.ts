import { expect, it } from 'vitest';
import { soundedArticles } from './articles.ts';

it.each([
  // L’otto, l’undici, l’ottantuno, l’uno; il diciotto, il cento; lo zero.
  ['con il 8% e il 18%', 'con l’8% e il 18%'],
  ['al 11º posto, dal 80º, del 1%', 'all’11º posto, dall’80º, dell’1%'],
  ['nel 11% dei casi, sul 108', 'nell’11% dei casi, sul 108'],
  ['Il 8%, Al 11º posto, Nel 62%', 'L’8%, All’11º posto, Nel 62%'],
  ['il 0,4% e del 0,6%', 'lo 0,4% e dello 0,6%'],
  ['il modello, al campo, del 2º posto', 'il modello, al campo, del 2º posto'],
])('%s becomes %s', (plain, sounded) => expect(soundedArticles(plain)).toBe(sounded));
