import { createElement, type ReactElement, type ReactNode } from 'react';
import type { ShareCard } from '#app/share-cards/share-card.ts';
import { sharePictureSize } from '#app/shell/page-head.ts';
import { colours } from './picture-colours.ts';
import { fontFamily } from './picture-fonts.ts';

const marginPx = 56;
/** Width of a picture between its margins. */
export const innerWidthPx = sharePictureSize.width - 2 * marginPx;

/** Draws the frame of every picture: paper, the logo over a heavy rule, and at the foot a note if the data are the demonstration's. */
export function drawFrame({ language, siteName, demonstration }: ShareCard, children: readonly ReactNode[]): ReactElement {
  return createElement(
    'div',
    {
      lang: language,
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        backgroundColor: colours.paper,
        color: colours.ink,
        fontFamily,
        fontSize: 32,
        fontWeight: 400,
        lineHeight: 1.2,
      },
    },
    createElement(
      'div',
      { style: { display: 'flex', flexDirection: 'column', flexGrow: 1, padding: `40px ${marginPx}px 28px` } },
      drawLogo(siteName),
      createElement('div', { style: { height: 4, marginTop: 22, backgroundColor: colours.ink } }),
      ...children,
    ),
    demonstration === '' ? null : drawDemonstration(demonstration),
  );
}

function drawDemonstration(text: string): ReactElement {
  const style = { display: 'flex', padding: `10px ${marginPx}px`, fontSize: 28, fontWeight: 600 };
  return createElement('div', { style: { ...style, color: colours.warn, backgroundColor: colours.warnSoft } }, text);
}

/** Returns the mark of public/favicon.svg, and the name in type. */
function drawLogo(siteName: string): ReactElement {
  return createElement(
    'div',
    { style: { display: 'flex', alignItems: 'center', fontSize: 36, fontWeight: 600 } },
    createElement(
      'svg',
      { width: 48, height: 48, viewBox: '0 0 32 32', fill: 'none', style: { marginRight: 16 } },
      createElement('path', { d: 'M0 0h32v32H0z', fill: colours.ink }),
      createElement('path', { d: 'M5 8.5h10M5 16h5M5 23.5h8', stroke: colours.paper, strokeWidth: 2.6 }),
      createElement('path', { d: 'm12.5 17 5.5 7L27.5 7', stroke: colours.logoTick, strokeWidth: 4 }),
    ),
    siteName,
  );
}
