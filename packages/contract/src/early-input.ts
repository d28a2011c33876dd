/**
 * What is typed or chosen before the page answers would be gone as soon as React renders it. This script, inlined with
 * the page's nonce, keeps what each field held after the visitor's last change, and where the caret stood, until the
 * host takes it with `window.saltbushTakeInput()`. A browser that fills in fields by itself, as after going back, sends
 * no such events, and nothing is kept of it.
 */
export const EARLY_INPUT_SCRIPT =
  '(function(){var kept=new Map(),path=location.pathname,types=["input","change","click","selectionchange"];' +
  'function keep(e){var f=e.target;if(e.type==="selectionchange"){f=document.activeElement;var k=kept.get(f);' +
  'if(!k||k.value!==f.value)return}' +
  'else if(!/^(INPUT|SELECT|TEXTAREA)$/.test(f.tagName)||e.type==="click"&&!/^(checkbox|radio)$/.test(f.type))return;' +
  'kept.delete(f);kept.set(f,{value:f.value,checked:f.checked,start:f.selectionStart,end:f.selectionEnd})}' +
  'types.forEach(function(t){addEventListener(t,keep,true)});' +
  'window.saltbushTakeInput=function(){types.forEach(function(t){removeEventListener(t,keep,true)});' +
  'return path===location.pathname?kept:new Map()}})()';
