import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { faultOf } from './camera-faults.ts';
import { useCamera } from './useCamera.ts';

class FakeTrack extends EventTarget {
  readyState = 'live';
  stop() {
    this.readyState = 'ended';
  }
}

const tracks: FakeTrack[] = [];
let give: () => Promise<unknown>;
let log: jest.Spied<typeof console.warn>;
const getUserMedia = jest.fn((_wanted: MediaStreamConstraints) => give());

const stream = () => {
  const track = new FakeTrack();
  tracks.push(track);
  return { getTracks: () => [track] };
};
const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const lights = () => tracks.filter(({ readyState }) => readyState === 'live').length;
const started = async () => {
  const hook = renderHook(useCamera);
  await act(() => hook.result.current.start());
  return hook;
};

beforeEach(() => {
  tracks.length = 0;
  getUserMedia.mockClear();
  give = () => Promise.resolve(stream());
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  hide('visible');
});
afterEach(() => jest.restoreAllMocks());

describe('the camera', () => {
  it('is not asked for before it is started', () => {
    renderHook(useCamera);
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('is the one on the back where there is one, without sound', async () => {
    const { result } = await started();
    expect(result.current.camera.status).toBe('on');
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      video: { facingMode: { ideal: 'environment' } },
      audio: false,
    });
  });

  it.each<[string, (hook: Awaited<ReturnType<typeof started>>) => void, string]>([
    ['stopped', ({ result }) => result.current.stop(), 'off'],
    ['out of sight', () => hide('hidden'), 'paused'],
    ['left for another site', () => window.dispatchEvent(new Event('pagehide')), 'paused'],
  ])('goes dark when it is %s', async (_what, happen, status) => {
    const hook = await started();
    expect(lights()).toBe(1);
    act(() => happen(hook));
    expect(lights()).toBe(0);
    expect(hook.result.current.camera.status).toBe(status);
  });

  it('is released on unmount', async () => {
    const { unmount } = await started();
    unmount();
    expect(lights()).toBe(0);
  });

  it('is released when it opens after the visitor pressed stop', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    give = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const { result } = renderHook(useCamera);
    let starting = Promise.resolve();
    act(() => {
      starting = result.current.start();
    });
    expect(result.current.camera.status).toBe('starting');
    act(() => result.current.stop());
    await act(async () => {
      arrive(stream());
      await starting;
    });
    expect(lights()).toBe(0);
    expect(result.current.camera.status).toBe('off');
  });

  it('reports when it is taken away', async () => {
    const { result } = await started();
    act(() => void tracks[0]?.dispatchEvent(new Event('ended')));
    expect(result.current.camera).toEqual({ status: 'failed', fault: 'interrupted' });
    expect(lights()).toBe(0);
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'absent'],
    ['NotReadableError', 'in-use'],
    ['TypeError', 'failed'],
  ])('that answers %s is logged and told as %s', async (name, fault) => {
    give = () => Promise.reject(new DOMException('no', name));
    const { result } = await started();
    expect(result.current.camera).toEqual({ status: 'failed', fault });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('needs a secure page', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    const { result } = await started();
    expect(result.current.camera).toEqual({ status: 'failed', fault: 'insecure' });
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('may not exist', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    const { result } = await started();
    expect(result.current.camera).toEqual({ status: 'failed', fault: 'absent' });
  });

  it('can be started again after a failure', async () => {
    give = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const { result } = await started();
    give = () => Promise.resolve(stream());
    await act(() => result.current.start());
    expect(result.current.camera.status).toBe('on');
  });
});

it('treats a thrown value that is not an error as a failure', () => {
  expect(faultOf('refused')).toBe('failed');
});
