import type { Page } from 'playwright-core';

/**
 * Makes a page use the site's fonts even if they arrived late; resolves when it does. Otherwise a late font is used from the next page on,
 * and measurements would depend on the machine.
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
 * Makes all pages that are opened from now on use a font of the system. The site's fonts may be late on one page and in time on the next,
 * and lines that break differently would move elements that should stay in the same place.
 */
export async function applySystemFont(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: sans-serif !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
