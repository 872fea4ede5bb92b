import { launchBrowser } from '/tmp/wt/document/tests/e2e/launch-browser.ts';
const [base, outDir, ...paths] = process.argv.slice(2);
const browser = await launchBrowser();
for (const width of [390, 1440]) for (const scheme of ['light','dark'] as const) {
  if (process.env.SCHEME && process.env.SCHEME !== scheme) continue;
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: scheme, timezoneId: process.env.TZID ?? 'Europe/London', locale: 'en' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') problems.push(m.text()); });
  page.on('pageerror', (e) => problems.push(String(e)));
  let js = 0; let all = 0; let n = 0;
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const types = new Map<string, string>();
  cdp.on('Network.responseReceived', (e) => { types.set(e.requestId, e.type); });
  cdp.on('Network.loadingFinished', (e) => { all += e.encodedDataLength; if (types.get(e.requestId) === 'Script') { js += e.encodedDataLength; n += 1; } });
  for (const path of paths) {
    js = 0; all = 0; n = 0;
    await page.goto(base + path, { waitUntil: 'networkidle' });
    const name = (path.replace(/[^a-z0-9]+/gi, '_') || 'home') + `-${width}-${scheme}.png`;
    await page.screenshot({ path: `${outDir}/${name}`, fullPage: process.env.FULL === '1' });
    process.stdout.write(`${path} ${width} ${scheme}: js ${(js/1000).toFixed(1)} kB in ${n}, all ${(all/1000).toFixed(1)} kB ${problems.splice(0).join(' | ')}\n`);
  }
  await context.close();
}
await browser.close();
