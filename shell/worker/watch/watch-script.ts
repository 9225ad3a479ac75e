/**
 * Inline, and only on pages of a trial: keeps what goes wrong before `watch-page.ts` is there, which comes when the page's loader
 * begins, after the paint. Nothing that is drawn waits for it.
 */
export const watchScript = `(()=>{
window.kereErrors=[];
for(const name of ['error','unhandledrejection'])addEventListener(name,event=>window.kereErrors.push(event));
const begun=new MutationObserver(()=>{
  begun.disconnect();
  import(JSON.parse(document.getElementById('kere-boot').textContent).watch.script);
});
begun.observe(document.documentElement,{attributes:true,attributeFilter:['data-drawn']});
})()`
