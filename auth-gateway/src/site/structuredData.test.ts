import { breadcrumbList, withAbsoluteAddresses } from './structuredData.ts';

const pages = [
  { path: '/services', title: 'Services' },
  { path: '/services/ftl', title: 'Full truck loads' },
];

const bases = {
  publicUrl: 'https://site.example',
  fileUrl: (file: string) => `https://site.example/mf/mf-quote/1.0.0/${file}`,
};

describe('withAbsoluteAddresses', () => {
  it('finds the files of the release', () => {
    expect(withAbsoluteAddresses({ contentUrl: '~/assets/film.mp4' }, bases)).toEqual({
      contentUrl: 'https://site.example/mf/mf-quote/1.0.0/assets/film.mp4',
    });
  });

  it('makes the site’s own addresses absolute at any depth, and leaves everything else', () => {
    const data = {
      '@type': 'Service',
      provider: { '@id': '/#company' },
      areaServed: ['NSW'],
      url: '//cdn.example',
      n: 1,
    };
    expect(withAbsoluteAddresses(data, bases)).toEqual({
      ...data,
      provider: { '@id': 'https://site.example/#company' },
    });
  });
});

describe('breadcrumbList', () => {
  it('leads from the home page to the page', () => {
    expect(breadcrumbList('/services/ftl', pages)?.itemListElement).toEqual([
      expect.objectContaining({ position: 1, item: '/' }),
      expect.objectContaining({ position: 2, name: 'Services', item: '/services' }),
      expect.objectContaining({ position: 3, name: 'Full truck loads', item: '/services/ftl' }),
    ]);
  });

  it('does not exist at the top, or when a step is not a page', () => {
    expect(breadcrumbList('/services', pages)).toBeNull();
    expect(breadcrumbList('/other/ftl', pages)).toBeNull();
  });
});
