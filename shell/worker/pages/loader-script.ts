import { pageIds } from '@kere/platform/boot'
import { choices as known, consentKey } from '../../src/consent/choices.ts'

/** Defined here, because no script of the browser uses it. */
export const tooOldId = 'kere-too-old'

const choices = JSON.stringify(known)

/**
 * The page's only inline script, which the policy names by its hash. It loads the shell once the page is painted or
 * first used, and stores earlier clicks. Counting frames does not detect the paint, because a busy machine may run a
 * script's fourth frame before it shows the first. A browser that resists fingerprinting never reports a paint, and a
 * background tab does not wait for one. A mouse event without movement does not count as use. Consent is asked for
 * first, if the browser can store the answer. A browser older than the baseline (U-38) loads nothing; each of the three
 * features tested came with one of the baseline's browsers.
 */
export const loaderScript = `(()=>{
const boot=JSON.parse(document.getElementById('kere-boot').textContent),clicks=window.kereClicks=[];
let started=false;
if(!([].toSorted&&CSS.supports('color','color-mix(in srgb,red,red)')&&HTMLScriptElement.supports&&HTMLScriptElement.supports('importmap'))){
  const old=document.getElementById('${tooOldId}');
  if(old)old.hidden=false;
  return;
}
const ask=document.getElementById('${pageIds.consent}');
if(ask)try{ask.hidden=${choices}.includes(localStorage.getItem('${consentKey}'))}catch{}
const keep=event=>{
  const button=event.target.closest&&event.target.closest('button[type=button]:not([popovertarget]):not([commandfor])');
  if(button&&window.kereClicks===clicks)clicks.push(button);
};
const events=['pointermove','pointerdown','keydown','focusin','touchstart'];
const use=event=>{
  if(event.type!=='pointermove'||event.movementX||event.movementY)start();
};
const start=()=>{
  if(started)return;
  started=true;
  document.documentElement.dataset.drawn='';
  for(const name of events)removeEventListener(name,use,true);
  for(const file of boot.preloads){
    const link=document.createElement('link');
    link.rel='modulepreload';
    link.href=file.href;
    if(file.integrity)link.integrity=file.integrity;
    document.head.append(link);
  }
  window.kereRemotes=fetch(boot.remotes).catch(()=>null);
  import(boot.entry);
};
addEventListener('click',keep,true);
for(const name of events)addEventListener(name,use,{capture:true,passive:true});
const idle=()=>'requestIdleCallback' in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
const frames=(count,then)=>count?requestAnimationFrame(()=>frames(count-1,then)):then();
const painted=then=>{
  const isPainted=()=>performance.getEntriesByName('first-contentful-paint').length>0;
  if(isPainted()||!(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))return then();
  new PerformanceObserver((_,observer)=>{
    if(!isPainted())return;
    observer.disconnect();
    then();
  }).observe({type:'paint'});
  setTimeout(then,2000);
};
const drawn=()=>document.hidden?idle():frames(2,()=>document.fonts.ready.then(()=>frames(2,()=>painted(idle))));
if(!boot.rendered)start();else if(document.readyState==='complete')drawn();else addEventListener('load',drawn);
})()`
