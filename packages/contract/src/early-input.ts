/**
 * React overwrites what was typed or chosen before it started. This script, which the gateway writes into the page, remembers
 * the last value of each changed field and its caret until the host takes them with `window.saltbushTakeInput()`.
 * Fields that the browser fills in itself, as after going back, send no events and are not remembered.
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
