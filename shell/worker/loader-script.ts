/**
 * The one inline script of a page, named by hash in its policy. Loads the shell when the page is idle or first used (at once
 * where the browser has to render the page), and keeps the buttons pressed before that.
 */
export const loaderScript = `(()=>{
const boot=JSON.parse(document.getElementById('kere-boot').textContent),clicks=window.kereClicks=[];
let started=false;
const keep=event=>{
  const button=event.target.closest&&event.target.closest('button[type=button]:not([popovertarget]):not([commandfor])');
  if(button&&window.kereClicks===clicks)clicks.push(button);
};
const events=['pointerover','pointerdown','keydown','focusin','touchstart'];
const start=()=>{
  if(started)return;
  started=true;
  for(const name of events)removeEventListener(name,start,true);
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
for(const name of events)addEventListener(name,start,{capture:true,passive:true});
const idle=()=>'requestIdleCallback' in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
if(!boot.rendered)start();else if(document.readyState==='complete')idle();else addEventListener('load',idle);
})()`
