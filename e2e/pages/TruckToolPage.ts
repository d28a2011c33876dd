import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    openedTracks?: MediaStreamTrack[];
  }
}

/** The tool on /ar-truck-tool. */
export class TruckToolPage {
  readonly page: Page;
  readonly main: Locator;
  readonly vehicle: Locator;
  readonly start: Locator;
  readonly stop: Locator;
  readonly scale: Locator;
  readonly cameraView: Locator;
  readonly modelView: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.vehicle = page.getByLabel('Vehicle', { exact: true });
    this.start = page.getByRole('button', { name: 'Start AR View' });
    this.stop = page.getByRole('button', { name: 'Stop AR View' });
    this.scale = page.getByRole('button', { name: /^Scale \d+%$/ });
    this.cameraView = page.getByRole('img', { name: /over the camera's picture/ });
    this.modelView = page.getByRole('img', { name: /in 3D/ });
  }

  /** Rows of the canvas that hold at least three pixels of exactly that colour side by side, left of a column. */
  async rowsOf(colour: string, beforeX = Number.POSITIVE_INFINITY): Promise<{ top: number; bottom: number }> {
    return this.cameraView.evaluate(
      (element, wanted) => {
        const canvas = element as HTMLCanvasElement;
        const { width, height } = canvas;
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
        const channels = [1, 3, 5].map((at) => Number.parseInt(wanted.colour.slice(at, at + 2), 16));
        const isWanted = (pixel: number) => channels.every((value, channel) => data[pixel * 4 + channel] === value);
        const rows = Array.from({ length: height }, (_, y) => y).filter((y) => {
          let run = 0;
          for (let x = 0; x < Math.min(width, wanted.beforeX) && run < 3; x += 1) {
            run = isWanted(y * width + x) ? run + 1 : 0;
          }
          return run === 3;
        });
        return { top: rows[0] ?? Number.NaN, bottom: (rows.at(-1) ?? Number.NaN) + 1 };
      },
      { colour, beforeX },
    );
  }

  /** Where the tool says that truck and person are drawn, in canvas pixels. */
  async computed(what: 'truck' | 'person'): Promise<{ left: number; top: number; right: number; bottom: number }> {
    const text = await this.cameraView.getAttribute(`data-${what}`);
    const [left = Number.NaN, top = Number.NaN, right = Number.NaN, bottom = Number.NaN] = (text ?? '')
      .split(' ')
      .map(Number);
    return { left, top, right, bottom };
  }

  /** The canvas content as a data URL. */
  picture(): Promise<string> {
    return this.cameraView.evaluate((element) => (element as HTMLCanvasElement).toDataURL('image/png'));
  }

  /** Number of cameras that are on, of all this document opened. Call `countCameras` before opening the page. */
  camerasOn(): Promise<number> {
    return this.page.evaluate(
      () => window.openedTracks?.filter(({ readyState }) => readyState === 'live').length ?? Number.NaN,
    );
  }

  /** Disables WebGL. Call it before opening the page. */
  async withoutWebGl(): Promise<void> {
    await this.page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
        apply: (target, canvas, args: [string]) =>
          args[0].startsWith('webgl') ? null : Reflect.apply(target, canvas, args),
      });
    });
  }

  /** Records the cameras that the page opens, for `camerasOn`. */
  async countCameras(): Promise<void> {
    await this.page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const tracks: MediaStreamTrack[] = [];
      window.openedTracks = tracks;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        tracks.push(...stream.getTracks());
        return stream;
      };
    });
  }
}
