import type { Refresh } from './refresh-globals.ts';

/** What the development server says of a remote after each build, and at first. */
export interface Saved {
  remote: string;
  /** Of the client build. */
  hash: string;
  /** What webpack says of each update so far: the chunks that changed. By the name of its file. */
  updates: Record<string, unknown>;
  /** The integrity of the scripts of all updates, by name. */
  scripts: Record<string, string>;
  /** The integrity of the chunks of this build, by id. */
  chunks: Record<string, string>;
}

interface Options extends Pick<Refresh, 'remotes'> {
  remote: string;
  /** Of the development server's socket. */
  address: string;
  /** Of the build that the page runs. */
  hash: () => string;
  /** Puts what was saved into the page. Rejects where only another page load does. */
  update: () => Promise<void>;
  /** Lets the page load the updates so far. */
  admit: (updates: Pick<Saved, 'scripts' | 'updates'>) => void;
  /** Lets the page, which runs this build now, load the chunks of it. */
  arrived: (build: Pick<Saved, 'chunks'>) => void;
}

const RETRY_MS = 1000;

/**
 * Puts each save into the page as it stands, one after the other. From the first that does not fit, and while the
 * development server cannot be reached, the remote is not among `remotes`, so that its page is loaded anew.
 */
export function followSaves({ remote, remotes, address, hash, update, admit, arrived }: Options): void {
  let wanted: Saved | null = null;
  let isUpdating = false;
  let hasFailed = false;

  async function take(): Promise<void> {
    if (isUpdating || hasFailed) return;
    isUpdating = true;
    try {
      while (wanted !== null && wanted.hash !== hash()) {
        const before = hash();
        await update();
        if (hash() === before) throw new Error('The development server does not know the build of this page.');
      }
      if (wanted !== null) arrived(wanted);
    } catch {
      hasFailed = true;
      remotes.delete(remote);
    } finally {
      isUpdating = false;
    }
  }

  function open(): void {
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const { type, data: saved } = JSON.parse(data) as { type: string; data: Saved };
      if (type !== 'saved' || saved.remote !== remote) return;
      if (!hasFailed) remotes.add(remote);
      admit(saved);
      wanted = saved;
      void take();
    };
    socket.onclose = () => {
      remotes.delete(remote);
      setTimeout(open, RETRY_MS);
    };
  }

  open();
}
