import { launchBrowser } from './launch-browser.ts';

// base path name width theme [selector] [hidden]
const [base, path, name, width, theme, selector, scores] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const browser = await launchBrowser();
const context = await browser.newContext({
  viewport: { width: Number(width), height: 900 },
  deviceScaleFactor: Number(width) < 500 ? 2 : 1,
  colorScheme: theme as 'light',
});
if (scores === 'hidden') await context.addInitScript("localStorage.setItem('scores','hidden')");
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
await page.goto(base + path, { waitUntil: 'networkidle' });
await page.waitForTimeout(1500);
if (selector && selector !== '-')
  await page
    .locator(selector)
    .first()
    .screenshot({ path: `/tmp/shots8/${name}.png` });
else await page.screenshot({ path: `/tmp/shots8/${name}.png`, fullPage: selector === '-' });
await browser.close();
