import { pageIds, watchPath } from '@kere/platform/boot'

/**
 * An inline script, only on watched pages. It stores errors until `watch-page.ts` loads, which is after the paint. If a
 * page is left before that, it reports whether the reader had waited. Nothing visible waits for it.
 */
export const watchScript = `(()=>{
const watch=JSON.parse(document.getElementById('${pageIds.boot}').textContent).watch;
window.kereErrors=[];
window.kereWatch=said=>{
  const page=performance.getEntriesByType('navigation')[0];
  const sent=page&&page.serverTiming&&page.serverTiming.find(({name})=>name==='watch');
  if(sent)navigator.sendBeacon('${watchPath}'+sent.description,said);
};
for(const name of ['error','unhandledrejection','securitypolicyviolation'])addEventListener(name,event=>window.kereErrors.push(event));
addEventListener('pagehide',()=>{
  if(Array.isArray(window.kereErrors))window.kereWatch(watch.owner+(performance.now()>4000?' left':' gone'));
});
const begun=new MutationObserver(()=>{
  begun.disconnect();
  import(watch.script);
});
begun.observe(document.documentElement,{attributes:true,attributeFilter:['data-drawn']});
})()`
