import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const src = '/offer-box?placement=hbanner';
const offers = (seconds = '') => `<section${seconds}><a href="/goto/bet365">bet365</a></section>`;
const html = { body: offers(), contentType: 'text/html' };
const slot = `<offer-slot src="${src}"><noscript>link</noscript></offer-slot>`;
const nothing = { status: 204, body: '', contentType: 'text/plain' };
const instead = '<template><a href="/help">Help</a></template>';
const far = `<p style="height: 3000px">far</p>${slot}`;
const open = (answer: { body: string; contentType: string; status?: number }, inPage = slot) =>
  openElementPage(browser, { name: 'offer-slot', exported: 'OfferSlot', html: inPage, routes: { [src]: answer } });
/** Dispatches the event of a page that comes back from the back-forward cache. */
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

describe('<offer-slot>', () => {
  it('shows what the site answers for its visitor', async () => {
    const { page, close } = await open(html);
    await page.getByRole('link', { name: 'bet365' }).waitFor();
    expect(await page.locator('offer-slot').innerHTML()).toBe(offers());
    await close();
  });

  it('stays where it shows something, seen or not', async () => {
    const { page, close } = await open(html, far);
    await page.getByRole('link', { name: 'bet365' }).waitFor();
    await close();
  });

  it('shows it only for as long as it may stand there', async () => {
    const { page, close } = await open({ ...html, body: offers(' data-seconds="0"') });
    await expect.poll(() => page.locator('offer-slot').innerHTML()).toBe('');
    await close();
  });

  it('leaves what may stand for longer than a timer runs', async () => {
    const { page, close } = await open(html);
    await page.getByRole('link', { name: 'bet365' }).waitFor();
    await page.clock.install();
    const longer = { ...html, body: offers(' data-seconds="9999999"') };
    await page.route(`**${src}`, (route) => route.fulfill(longer));
    await page.evaluate(comeBack);
    await page.locator('[data-seconds]').waitFor();
    await page.clock.fastForward('24:00:00');
    expect(await page.getByRole('link').count()).toBe(1);
    await close();
  });

  it('stays where it is seen, and goes where it is not, when there is nothing to show', async () => {
    for (const [inPage, hidden] of [
      [slot, false],
      [far, true],
    ] as const) {
      const { page, close } = await open({ status: 204, body: '', contentType: 'text/plain' }, inPage);
      await expect.poll(() => page.locator('offer-slot').innerHTML()).toBe('');
      expect(await page.locator('offer-slot').getAttribute('hidden')).toBe(hidden ? '' : null);
      await close();
    }
  });

  it('says in its place that there is nothing, where it is seen', async () => {
    const { page, close } = await open(nothing, slot.replace('</offer-slot>', `${instead}</offer-slot>`));
    await page.getByRole('link', { name: 'Help' }).waitFor();
    await page.evaluate(comeBack);
    await page.route(`**${src}`, (route) => route.fulfill(html));
    await page.evaluate(comeBack);
    await page.getByRole('link', { name: 'bet365' }).waitFor();
    expect(await page.getByRole('link').count()).toBe(1);
    await close();
  });

  it('leaves no empty box where it was gone, when the page comes back', async () => {
    const { page, close } = await open(nothing, far.replace('</offer-slot>', `${instead}</offer-slot>`));
    const hidden = () => page.locator('offer-slot').getAttribute('hidden');
    await expect.poll(hidden).toBe('');
    const shown = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const slot = document.querySelector('offer-slot') as HTMLElement;
      new MutationObserver(() => slot.hidden || seen.push(slot.innerText)).observe(slot, { attributes: true, childList: true });
      return seen;
    });
    const answered = page.waitForResponse(`**${src}`);
    await page.evaluate(comeBack);
    await answered;
    await page.route(`**${src}`, (route) => route.fulfill(html));
    await page.evaluate(comeBack);
    await page.getByRole('link', { name: 'bet365' }).waitFor();
    expect(await shown.jsonValue()).toEqual(['bet365']);
    await close();
  });

  it('shows nothing where the site cannot say', async () => {
    const { page, close } = await open({ status: 503, body: offers(), contentType: 'text/html' });
    await expect.poll(() => page.locator('offer-slot').innerHTML()).toBe('');
    await close();
  });

  it('asks again when the page comes back, since the law may say something else by then', async () => {
    const { page, close } = await open(html);
    await page.getByRole('link', { name: 'bet365' }).waitFor();
    await page.route(`**${src}`, (route) => route.fulfill({ status: 204 }));
    await page.evaluate(comeBack);
    await page.getByRole('link').waitFor({ state: 'detached' });
    await close();
  });

  it('asks for nothing while the page is only rendered ahead', async () => {
    const { page, close } = await open(html, '<p>empty</p>');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.clock.install();
    await page.evaluate((markup) => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      document.body.innerHTML = markup;
    }, slot);
    await page.clock.runFor(10_000);
    expect(requested).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await page.getByRole('link', { name: 'bet365' }).waitFor();
    await close();
  });
});
