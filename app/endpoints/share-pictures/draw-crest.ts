import { createElement, type ReactElement } from 'react';
import { crestDrawings } from '#app/endpoints/crests/crest-drawings.ts';
import type { CardSide } from '#app/share-cards/share-card.ts';
import { crestOf } from '#domain/team/crest.ts';
import { colours } from './picture-colours.ts';

/** Returns a club's monogram, drawn as on its pages. */
export function drawCrest({ crestName, colours: ofClub }: CardSide, sizePx: number): ReactElement {
  const { letters, field, mark, ink, pattern } = crestOf(crestName, ofClub);
  const drawing = crestDrawings[pattern];
  const at = (share: number) => (share / 100) * sizePx;
  return createElement(
    'div',
    { style: { display: 'flex', position: 'relative', flexShrink: 0, width: sizePx, height: sizePx } },
    createElement(
      'svg',
      { width: sizePx, height: sizePx, viewBox: '0 0 100 100', style: { position: 'absolute', left: 0, top: 0 } },
      createElement('path', { fill: field, d: 'M0 0h100v100H0z' }),
      createElement('path', { fill: mark, d: drawing.mark }),
      createElement('path', { fill: 'none', stroke: colours.crestEdge, strokeWidth: 2, d: 'M1 1h98v98H1z' }),
    ),
    createElement(
      'div',
      {
        style: {
          display: 'flex',
          position: 'absolute',
          left: at(drawing.x - 50),
          top: at(drawing.y - 50),
          width: sizePx,
          height: sizePx,
          alignItems: 'center',
          justifyContent: 'center',
          fontSize: at(44),
          fontWeight: 600,
          color: ink,
        },
      },
      letters,
    ),
  );
}
