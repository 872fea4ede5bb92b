import { createElement, type ReactElement } from 'react';
import type { CardSide, MatchCard, NameCard, ShareCard, TitleCard } from '#app/share-cards/share-card.ts';
import { drawCrest } from './draw-crest.ts';
import { drawFrame, innerWidthPx } from './draw-frame.ts';
import { fittingSize, nameSizes, singleNameSizes, titleSizes } from './fitting-size.ts';
import { colours } from './picture-colours.ts';

const crestPx = 104;
const singleCrestPx = 240;
const singleGapPx = 56;
/** Width of a name beside a monogram when a club or a competition has the whole picture. */
export const singleNameWidthPx = innerWidthPx - singleCrestPx - singleGapPx;
const gapPx = 28;
const goalsPx = 130;
/** Width for points, which may have three digits. */
const pointsPx = 170;
const widthOf = (score: number) => (score > 99 ? pointsPx : goalsPx);

/** Returns a share picture, laid out as boxes and texts. */
export function drawCard(card: ShareCard): ReactElement {
  if (card.kind === 'match') return drawMatch(card);
  return card.kind === 'name' ? drawName(card) : drawTitle(card);
}

/** Draws a match as two ruled lines, one for each side with its goals, below the competition and above the day. */
function drawMatch(card: MatchCard): ReactElement {
  const { competition, round, home, away, score, when, state } = card;
  const widthPx = innerWidthPx - crestPx - gapPx - (score === undefined ? 0 : widthOf(Math.max(score.home, score.away)));
  // Neither side is larger than the other.
  const fontSize = Math.min(...[home, away].map(({ name }) => fittingSize(name, widthPx, nameSizes)));
  const between = { display: 'flex', justifyContent: 'space-between' } as const;
  const beside = { color: colours.besideInk, flexShrink: 0, marginLeft: gapPx };
  return drawFrame(card, [
    createElement(
      'div',
      { key: 'competition', style: { ...between, padding: '14px 0' } },
      createElement('div', { style: { fontWeight: 600, lineClamp: 1 } }, competition),
      round === '' ? null : createElement('div', { style: beside }, round),
    ),
    drawSide(home, widthPx, fontSize, score?.home),
    drawSide(away, widthPx, fontSize, score?.away),
    createElement(
      'div',
      { key: 'when', style: { ...between, paddingTop: 18, borderTop: `2px solid ${colours.hairline}` } },
      createElement('div', { style: { display: 'flex' } }, when),
      state === '' ? null : createElement('div', { style: { flexShrink: 0, marginLeft: gapPx, fontWeight: 600 } }, state),
    ),
  ]);
}

function drawSide(side: CardSide, widthPx: number, fontSize: number, goals: number | undefined): ReactElement {
  return createElement(
    'div',
    { style: { display: 'flex', flexGrow: 1, alignItems: 'center', padding: '13px 0', borderTop: `2px solid ${colours.hairline}` } },
    drawCrest(side, crestPx),
    createElement(
      'div',
      { style: { width: widthPx, marginLeft: gapPx, fontSize, fontWeight: 600, lineHeight: 1.1, lineClamp: 2 } },
      side.name,
    ),
    goals === undefined
      ? null
      : createElement(
          'div',
          { style: { display: 'flex', justifyContent: 'flex-end', width: widthOf(goals), fontSize: 84, fontWeight: 600, lineHeight: 1 } },
          String(goals),
        ),
  );
}

/** Returns the drawing of a club or a competition: its monogram, its name, and below that its place. */
function drawName(card: NameCard): ReactElement {
  const { subject, place } = card;
  const fontSize = fittingSize(subject.name, singleNameWidthPx, singleNameSizes);
  return drawFrame(card, [
    createElement(
      'div',
      { key: 'subject', style: { display: 'flex', flexGrow: 1, alignItems: 'center' } },
      drawCrest(subject, singleCrestPx),
      createElement(
        'div',
        { style: { display: 'flex', flexDirection: 'column', width: singleNameWidthPx, marginLeft: singleGapPx } },
        createElement('div', { style: { fontSize, fontWeight: 600, lineHeight: 1.1, lineClamp: 3 } }, subject.name),
        createElement('div', { style: { display: 'flex', marginTop: 18, fontSize: 40, color: colours.besideInk } }, place),
      ),
    ),
  ]);
}

function drawTitle(card: TitleCard): ReactElement {
  const { section } = card;
  // A dash stays at the end of its line.
  const title = card.title.replaceAll(' – ', '\u00a0– ');
  return drawFrame(card, [
    section === '' ? null : createElement('div', { key: 'section', style: { paddingTop: 18, color: colours.besideInk } }, section),
    createElement(
      'div',
      { key: 'title', style: { display: 'flex', flexGrow: 1, alignItems: 'center' } },
      createElement(
        'div',
        {
          style: {
            width: innerWidthPx,
            fontSize: fittingSize(title, innerWidthPx, titleSizes),
            fontWeight: 600,
            lineHeight: 1.14,
            lineClamp: 5,
            textWrap: 'balance',
          },
        },
        title,
      ),
    ),
  ]);
}
