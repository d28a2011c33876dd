/** Whether the browser can draw in 3D at all, told before anything is downloaded for it. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few of these at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
