const preloadLink = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = '<script type="module"';

/**
 * Holds the page's scripts back until its first paint: the page reads and works without them, and on a slow line they would
 * share it with what the reader waits for. The module script stays where React will look for it, under a type that no browser
 * runs; a script puts in its twin once something has been painted (a tab in the background: soon after loading).
 *
 * It works on bytes: the text is a rope of small pieces until somebody reads it, and becomes one again with every change.
 *
 * @param page the page as React wrote it
 * @returns the page in parts, without preloads and with a sleeping module script, and the code that wakes it
 */
export function holdScriptsUntilPaint(page: Buffer): { parts: Buffer[]; wake: string } {
  const modules: string[] = [];
  const take = (_link: string, href: string) => {
    modules.push(href);
    return '';
  };
  const head = page.indexOf('</head>');
  const script = page.lastIndexOf(moduleScript) + moduleScript.length - 1;
  const parts = [
    Buffer.from(page.toString('utf8', 0, head).replace(preloadLink, take)),
    page.subarray(head, script),
    Buffer.from('-later'),
    page.subarray(script),
  ];
  return { parts, wake: `(${wakeScripts})(${JSON.stringify(modules).replace(/</g, '\\u003c')})` };
}

/** Runs in the browser; written as text, so that no bundler changes it between the server's two parts. */
const wakeScripts = `(modules)=>{
let awake=false;
const wake=()=>{
if(awake)return;awake=true;
for(const href of modules){const link=document.createElement('link');link.rel='modulepreload';link.href=href;link.fetchPriority='low';document.head.append(link)}
const script=document.createElement('script');script.type='module';script.textContent=document.querySelector('script[type=module-later]').textContent;document.head.append(script)};
try{new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length>0)wake()}).observe({type:'paint',buffered:true})}
catch{wake()}
addEventListener('load',()=>setTimeout(wake,1500))}`.replaceAll('\n', '');
