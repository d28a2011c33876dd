/** Whether the browser can draw in 3D, checked before anything is downloaded for it. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few WebGL contexts at a time, so release this one.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
