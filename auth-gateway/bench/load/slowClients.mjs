import { connect } from 'node:net';

const TRICKLE_MS = 2_000;
const FROM = 'host: bench\r\nx-forwarded-for: 10.251.0.1\r\n';

const kindsOf = ({ film, host }) => {
  const start = FROM.replace('bench', host);
  return {
    head: { begin: `GET / HTTP/1.1\r\n${start}`, more: 'x-more: 1\r\n' },
    body: {
      begin: `POST /api/enquiries HTTP/1.1\r\n${start}content-type: application/json\r\ncontent-length: 60000\r\n\r\n{`,
      more: null,
    },
    // More than the system buffers for the site.
    reader: { begin: `GET ${film} HTTP/1.1\r\n${start}\r\n`.repeat(20), more: null },
  };
};

/**
 * Opens `ofEach` connections of each slow kind: heads that trickle in, bodies that stop, and visitors who ask for
 * twenty films and read none. A connection that is closed is opened again. Returns a function that stops this and tells
 * how many were closed.
 */
export function openSlowClients({ url, film, ofEach }) {
  const { hostname, port, host } = new URL(url);
  const kinds = kindsOf({ film, host });
  const closed = { head: 0, body: 0, reader: 0 };
  const open = new Set();
  let isOver = false;

  function dial(kind) {
    const { begin, more } = kinds[kind];
    const socket = connect(Number(port), hostname);
    open.add(socket);
    const trickle = more === null ? null : setInterval(() => socket.write(more), TRICKLE_MS);
    socket.on('connect', () => {
      if (kind === 'reader') socket.pause();
      socket.write(begin);
    });
    if (kind !== 'reader') socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(trickle ?? undefined);
      open.delete(socket);
      closed[kind] += 1;
      if (!isOver) setTimeout(() => !isOver && dial(kind), TRICKLE_MS);
    });
  }

  for (const kind of Object.keys(kinds)) for (let count = 0; count < ofEach; count += 1) dial(kind);
  return () => {
    isOver = true;
    const result = { ...closed };
    for (const socket of open) socket.destroy();
    return result;
  };
}
