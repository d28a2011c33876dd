import type { SeenRequest } from './recordTraffic.ts';
import { trafficFigures } from './trafficFigures.ts';

const request = (own: Partial<SeenRequest>): SeenRequest => ({
  url: '/',
  type: 'Document',
  startedAt: 0,
  endedAt: 1,
  bytes: 100,
  isAhead: false,
  isAnswered: true,
  causes: [],
  ...own,
});

const page = request({});
const host = request({ url: '/host.js', type: 'Script', bytes: 50, endedAt: 2, causes: ['/'] });
const later = request({ url: '/later.js', type: 'Script', bytes: 20, endedAt: 5, causes: ['/host.js'] });
const picture = request({ url: '/a.avif', type: 'Image', bytes: 1000, endedAt: 3, causes: ['/later.js'] });

describe('trafficFigures', () => {
  it('tells what was there when the page could be read from all that came', () => {
    expect(trafficFigures([page, host, later, picture], 2.5)).toEqual({
      requestsUntilReady: 2,
      bytesUntilReady: 150,
      requests: 4,
      requestsBesidesPictures: 3,
      bytes: 1170,
      scriptBytes: 70,
      htmlBytes: 100,
      roundTrips: 3,
    });
  });

  it('leaves out what the browser answered itself', () => {
    const cached = request({ url: '/host.js', type: 'Script', bytes: 0, causes: ['/'] });
    expect(trafficFigures([page, cached], 2)).toMatchObject({ requests: 1, scriptBytes: 0, roundTrips: 1 });
  });

  it('counts a stream that has not ended', () => {
    const stream = request({ url: '/events', type: 'EventSource', endedAt: null, bytes: 0, isAnswered: false });
    expect(trafficFigures([page, stream], 2)).toMatchObject({ requests: 2, requestsUntilReady: 1 });
  });
});
