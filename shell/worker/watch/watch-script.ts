import { pageIds, watchPath } from '@kere/platform/boot'

/**
 * Inline, and only on pages that are watched: keeps what goes wrong before `watch-page.ts` is there, which comes when the page's
 * loader begins, after the paint, and says of a page that is left before that whether its reader had waited. Nothing that is
 * drawn waits for it.
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
