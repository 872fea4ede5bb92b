import { showAppearance } from './appearance.ts';
import { keepPlace } from './keep-place.ts';
import { declareOtherLetters } from './other-letters.ts';
import { replaceByOwnList } from './own-list.ts';
import { showOwnTimes } from './own-times.ts';
import { showRemembered } from './remembered-marks.ts';

// The first script of every page, inlined in it. It applies the reader's choices before anything is painted.
document.documentElement.classList.replace('no-script', 'script');
for (const step of [declareOtherLetters, showAppearance, replaceByOwnList, showOwnTimes, showRemembered, keepPlace]) {
  // replaceByOwnList has begun to load another page in place of this one.
  if (document.documentElement.dataset.leading !== undefined) break;
  try {
    step();
  } catch (error) {
    console.warn('Something that the browser remembers could not be shown.', error);
  }
}
