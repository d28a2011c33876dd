import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { pageScripts } from './bootRemotes.ts';

const host = hostFolder().release;

describe('pageScripts', () => {
  it('are the files that the page names, with their integrity values', () => {
    const { release } = remoteFolder();
    const page = pageAt('/quote', { preload: ['page.js'] });
    const { integrity } = release.files.find(({ path }) => path === 'page.js') ?? {};
    expect(pageScripts(host, release, page)).toEqual([{ url: '/mf/mf-quote/1.0.0/page.js', integrity }]);
  });

  it('are never more than a header can name', () => {
    const paths = Array.from({ length: 500 }, (_, index) => `chunk-${index}.js`);
    const { release } = remoteFolder({ files: Object.fromEntries(paths.map((path) => [path, path])) });
    const scripts = pageScripts(host, release, pageAt('/quote', { preload: paths }));
    expect(scripts.map(({ url }) => url.split('/').at(-1))).toEqual(paths.slice(0, 32));
  });
});
