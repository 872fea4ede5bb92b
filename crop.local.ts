import { readFileSync } from 'node:fs';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';

// crop: out, then file|x|y|w|h side by side
const [out, scale, ...rest] = process.argv.slice(2) as string[];
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
const parts = rest.map((spec) => {
  const [file, x, y, w, h] = spec.split('|') as string[];
  const data = readFileSync(file as string).toString('base64');
  return `<div style="width:${w}px;height:${h}px;overflow:hidden;position:relative;display:inline-block;margin-right:12px;zoom:${scale}"><img style="position:absolute;left:-${x}px;top:-${y}px" src="data:image/png;base64,${data}"></div>`;
});
await page.setContent(`<body style="margin:0;background:#0f0;display:inline-flex">${parts.join('')}</body>`);
await page.waitForTimeout(300);
await page.locator('body').screenshot({ path: out });
await browser.close();
