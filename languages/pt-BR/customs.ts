import { usualCustoms } from '#languages/usual-customs.ts';
import type { WritingCustoms } from '#languages/writing-customs.ts';

// Short months are whole phrases (22 de mai.); papers write figures.
export const customs: WritingCustoms = {
  ...usualCustoms,
  tag: 'pt-BR',
  monthBesideDay: 'numeric',
  firstOfMonth: '1º',
  scoreSign: '\u00a0x\u00a0',
  ownTime: 'horário de Brasília',
};
