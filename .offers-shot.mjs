import { launchBrowser } from './tests/e2e/launch-browser.ts';
const site='http://localhost:24871';
const b=await launchBrowser();
const [,, ...jobs]=process.argv;
for (const job of jobs) {
  const [name,path,width,scheme,country,js]=job.split('|');
  const c=await b.newContext({viewport:{width:+width,height:900},colorScheme:scheme,extraHTTPHeaders:{'cf-ipcountry':country},javaScriptEnabled:js!=='off',locale:'en-GB'});
  const p=await c.newPage();
  p.on('pageerror',e=>console.log('ERR',e.message)); p.on('console',m=>{if(m.type()==='error'||m.type()==='warning')console.log(m.text())});
  if(js!=='off') await p.addInitScript(()=>{window.cls=0;new PerformanceObserver(l=>{for(const e of l.getEntries()){window.cls+=e.value}}).observe({type:'layout-shift',buffered:true})});
  await p.goto(site+path,{waitUntil:'load'});
  if(js!=='off'){ await p.waitForTimeout(1500);
  console.log(name, await p.evaluate(()=>({cls:window.cls,slot:[...document.querySelectorAll('.offers')].map(e=>e.getBoundingClientRect().height+' inner '+(e.querySelector('aside')?.getBoundingClientRect().height??0)),links:[...document.querySelectorAll('.offers a')].map(a=>a.getAttribute('href')+' '+a.rel+' '+a.textContent)}))); }
  const el=p.locator('.offers'); if(await el.count()>0) await el.first().scrollIntoViewIfNeeded().catch(()=>{});
  await p.screenshot({path:`/tmp/offers-${name}.png`});
  await c.close();
}
await b.close();
