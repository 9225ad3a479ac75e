import { pageIds } from '@kere/platform/boot'
import { choices as known, consentKey } from '../../src/consent/choices.ts'

/** Here, because no script of the browser's asks for it. */
export const tooOldId = 'kere-too-old'

const choices = JSON.stringify(known)

/**
 * The page's one inline script, named by hash in its policy. Loads the shell once the page is painted or first used, and keeps
 * earlier clicks. Frames alone do not tell of the paint: on a busy machine a script has its fourth before the first is shown.
 * A browser that resists fingerprinting never tells. A tab in the background waits for no paint; a mouse that moves by nothing
 * is no use. Consent is asked for first, where a browser can keep the answer. A browser of before our baseline (U-38) loads nothing:
 * each of the three things asked for came with one of its browsers.
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
