const preloadLink = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = '<script type="module"';

/**
 * Holds the page's scripts back until its first paint: the page reads and works without them, and on a slow line they would
 * share it with what the reader waits for. The module script stays where React will look for it, under a type that no browser
 * runs; a script puts in its twin once something has been painted (a tab in the background: soon after loading).
 *
 * @param markup the page as React wrote it
 * @returns the page without preloads and with a sleeping module script, and the code that wakes it
 */
export function holdScriptsUntilPaint(markup: string): { markup: string; wake: string } {
  const modules: string[] = [];
  const take = (_link: string, href: string) => {
    modules.push(href);
    return '';
  };
  // Nothing between the two is read: that is the page itself.
  const head = markup.indexOf('</head>');
  const script = markup.lastIndexOf(moduleScript) + moduleScript.length - 1;
  const held = `${markup.slice(0, head).replace(preloadLink, take)}${markup.slice(head, script)}-later${markup.slice(script)}`;
  return { markup: held, wake: `(${wakeScripts})(${JSON.stringify(modules).replace(/</g, '\\u003c')})` };
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
