/**
 * When the host's script does not arrive, or throws before the page works, no host code is there to report it. This
 * script, which the gateway writes into the page, reports it instead, until the host calls `window.saltbushStarted()`. It
 * ignores errors of other scripts, such as browser extensions.
 */
export const START_FAILURE_SCRIPT =
  '(function(){var own=/\\/mf\\/shell\\//;function tell(code){stop();' +
  'window.saltbushFailed&&window.saltbushFailed();function send(){' +
  'var boot=JSON.parse(document.getElementById("boot").textContent);' +
  'navigator.sendBeacon("/api/telemetry",new Blob([JSON.stringify({events:[' +
  '{kind:"abandoned",remote:"shell",version:boot.hostVersion,code:code}]})],{type:"application/json"}))}' +
  'if(document.readyState==="loading")addEventListener("DOMContentLoaded",send);else send()}' +
  'function onError(e){var s=e.target;if(s&&s.tagName==="SCRIPT"){' +
  'if(s.defer&&own.test(s.src))tell("unreachable")}else if(own.test(e.filename))tell("incompatible")}' +
  'function onRejection(e){if(e.reason&&own.test(e.reason.stack))tell("incompatible")}' +
  'function stop(){removeEventListener("error",onError,true);removeEventListener("unhandledrejection",onRejection)}' +
  'addEventListener("error",onError,true);addEventListener("unhandledrejection",onRejection);' +
  'window.saltbushStarted=stop})()';
