import type { Page } from 'playwright-core';

/**
 * Has a page use the fonts of the site, whenever they came; resolves when it does. One that is late is otherwise used from the next page on, and
 * what is measured would depend on the machine.
 */
export async function applyFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
    const faces = rules.map(({ style }) => {
      const read = (name: string) => style.getPropertyValue(name);
      const descriptors = { weight: read('font-weight'), unicodeRange: read('unicode-range') };
      return new FontFace(read('font-family').replaceAll('"', ''), read('src'), descriptors);
    });
    if (faces.length === 0) throw new Error('the page declares no font');
    for (const face of await Promise.all(faces.map((declared) => declared.load()))) document.fonts.add(face);
  });
}

/**
 * Has all pages that are opened from now on written in a font of the system. The site's fonts may be late on one page and in time on the next, and
 * lines that break elsewhere would move what should stand at the same place.
 */
export async function applySystemFont(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: sans-serif !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
