import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementsOfHtml } from './html-elements.ts';

describe('plain elements read from markup', () => {
  it('render to the same markup', () => {
    const markup =
      '<section class="a" id="x"><label for="f" style="color:red;width:2px">Fish &amp; chips</label><input id="f" disabled="" name="q"/>' +
      '<p>two<!-- --> parts</p><svg viewBox="0 0 8 8"><path d="M0 0"></path></svg><script>if (1 < 2) go("</p>")</script></section>';
    expect(renderToString(elementsOfHtml(markup))).toBe(markup);
  });

  it('refuse markup that is not closed', () => {
    expect(() => elementsOfHtml('<p><b>text</p>')).toThrow('</p> closes <b>');
    expect(() => elementsOfHtml('<p>text')).toThrow('<p> is not closed');
  });
});
