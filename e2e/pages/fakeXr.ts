import type { Page } from '@playwright/test';

/**
 * Gives the page a WebXR device: a camera 1.5 metres above flat ground that looks at a point four metres ahead.
 * Frames come as in any browser; `tapGround` is the visitor's tap. Call it before opening the page.
 */
export async function fakeXr(
  page: Page,
): Promise<{ tapGround: () => Promise<void>; isRunning: () => Promise<boolean> }> {
  await page.addInitScript(() => {
    const pose = (x: number, y: number, z: number) => ({
      transform: { matrix: new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1]) },
    });
    const view = { ...pose(0, 1.5, 0), eye: 'none', projectionMatrix: new Float32Array(16).fill(0) };
    view.projectionMatrix.set([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -0.2, 0]);

    class Session extends EventTarget {
      enabledFeatures = ['hit-test', 'dom-overlay'];
      environmentBlendMode = 'alpha-blend';
      visibilityState = 'visible';
      inputSources = [];
      renderState = { layers: undefined, baseLayer: null };
      isOver = false;
      updateRenderState(state: object) {
        Object.assign(this.renderState, state);
      }
      requestReferenceSpace = async () => new EventTarget();
      requestHitTestSource = async () => ({ cancel: () => undefined });
      requestAnimationFrame(work: (time: number, frame: object) => void) {
        const frame = {
          session: this,
          getViewerPose: () => ({ ...pose(0, 1.5, 0), views: [view] }),
          getHitTestResults: () => [{ getPose: () => pose(0, 0, -4) }],
        };
        return requestAnimationFrame((time) => {
          if (!this.isOver) work(time, frame);
        });
      }
      cancelAnimationFrame = (id: number) => cancelAnimationFrame(id);
      async end() {
        this.isOver = true;
        this.dispatchEvent(new Event('end'));
      }
    }
    class Layer {
      framebuffer = null;
      framebufferWidth = 300;
      framebufferHeight = 600;
      ignoreDepthValues = false;
      getViewport = () => ({ x: 0, y: 0, width: 300, height: 600 });
    }
    const xr = Object.assign(new EventTarget(), {
      isSessionSupported: async (mode: string) => mode === 'immersive-ar',
      requestSession: async () => {
        window.xrSession = new Session();
        return window.xrSession;
      },
    });
    Object.defineProperty(navigator, 'xr', { value: xr, configurable: true });
    Object.assign(window, { XRWebGLLayer: Layer, XRWebGLBinding: undefined });
    WebGL2RenderingContext.prototype.makeXRCompatible = async () => undefined;
  });
  return {
    tapGround: () => page.evaluate(() => void window.xrSession?.dispatchEvent(new Event('select'))),
    isRunning: () => page.evaluate(() => window.xrSession?.isOver === false),
  };
}

declare global {
  interface Window {
    xrSession?: EventTarget & { isOver: boolean };
  }
  interface WebGL2RenderingContext {
    makeXRCompatible(): Promise<void>;
  }
}
