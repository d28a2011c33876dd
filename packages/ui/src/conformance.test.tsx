import { render, screen } from '@testing-library/react';
import { type ComponentType, createRef, type RefObject } from 'react';
import { renderToString } from 'react-dom/server';
import * as ui from './index.ts';

interface Case {
  Component: ComponentType<never>;
  props?: object;
  /** Finds the element that gets native properties and the ref. Default: the root. */
  native?: 'root' | 'control';
}

const field = { label: 'Suburb', name: 'suburb' };
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

const cases: Record<string, Case> = {
  Badge: { Component: ui.Badge, props: { children: 'Delivered' } },
  Button: { Component: ui.Button, props: { children: 'Get price' } },
  ButtonLink: { Component: ui.ButtonLink, props: { href: '/quote', children: 'Get price' } },
  Card: { Component: ui.Card },
  CheckboxField: { Component: ui.CheckboxField, props: field, native: 'control' },
  ComboboxField: {
    Component: ui.ComboboxField,
    props: {
      ...field,
      value: '',
      onChange: () => {},
      onChoose: () => {},
      suggestions: [],
      suggestionsLabel: 'Suburbs',
    },
    native: 'control',
  },
  Container: { Component: ui.Container },
  CodeSample: { Component: ui.CodeSample, props: { label: 'The key', code: 'sk_test_1' } },
  CopyLink: { Component: ui.CopyLink, props: { path: '/quote', label: 'Copy link to this quote' } },
  DataTable: { Component: ui.DataTable, props: { caption: 'Lanes', columns: [{ key: 'to', label: 'To' }], rows: [] } },
  Disclosure: { Component: ui.Disclosure, props: { title: 'Levy', children: 'Diesel' } },
  ErrorSummary: { Component: ui.ErrorSummary, props: { faults: [{ id: 'abn', message: 'ABN/ACN is required' }] } },
  FactList: { Component: ui.FactList, props: { rows: [{ term: 'Pallets', detail: 22 }] } },
  Fieldset: { Component: ui.Fieldset, props: { legend: 'Size' } },
  FileField: { Component: ui.FileField, props: field, native: 'control' },
  Grid: { Component: ui.Grid },
  Icon: { Component: ui.Icon, props: { name: 'truck' } },
  Logo: { Component: ui.Logo },
  Notice: { Component: ui.Notice, props: { title: 'Saved' } },
  LabelsForm: {
    Component: ui.LabelsForm,
    props: { labelsHref: '/labels', noteHref: '/note', count: 4, mostLabels: 100 },
  },
  NumberField: { Component: ui.NumberField, props: { ...field, unit: 'kg' }, native: 'control' },
  PaperPrinter: {
    Component: ui.PaperPrinter,
    props: { count: 4, most: 1_000, start: () => Promise.reject(new Error('No')), whyFailed: () => 'No' },
  },
  PageHeader: { Component: ui.PageHeader, props: { title: 'Services' } },
  Picture: {
    Component: ui.Picture,
    props: { sources: { webp: [{ url: '/a.webp', widthPx: 640 }] }, alt: 'A truck', width: 640, height: 360 },
    native: 'control',
  },
  PictureLinks: {
    Component: ui.PictureLinks,
    props: { pictures: [{ href: '/pod.png', caption: 'Signature', alt: 'Signature of Ana' }] },
  },
  RadioCards: { Component: ui.RadioCards, props: { ...field, options }, native: 'control' },
  Pager: {
    Component: ui.Pager,
    props: { label: 'Pages of bookings', page: 2, pageSize: 20, total: 55, hrefOf: (page: number) => `?page=${page}` },
  },
  ReasonList: { Component: ui.ReasonList, props: { title: 'To get a price', reasons: ['Choose a suburb'] } },
  Section: { Component: ui.Section, props: { tone: 'ink' } },
  SelectField: { Component: ui.SelectField, props: { ...field, options }, native: 'control' },
  Skeleton: { Component: ui.Skeleton },
  Spinner: { Component: ui.Spinner },
  Split: { Component: ui.Split },
  Stack: { Component: ui.Stack },
  StatBand: { Component: ui.StatBand, props: { items: [{ value: '9', label: 'depots' }] } },
  Steps: { Component: ui.Steps, props: { items: [{ title: 'Book', text: 'Online' }] } },
  Tabs: {
    Component: ui.Tabs,
    props: { label: 'Kind', items: [{ id: 'a', label: 'A' }], selectedId: 'a', onSelect: () => {}, panels: {} },
  },
  TextAreaField: { Component: ui.TextAreaField, props: field, native: 'control' },
  TextField: { Component: ui.TextField, props: field, native: 'control' },
  TextLink: { Component: ui.TextLink, props: { href: '/faq', children: 'FAQ' } },
  Timeline: { Component: ui.Timeline, props: { entries: [{ key: 'a', title: 'Picked up' }] } },
  ViewLinks: {
    Component: ui.ViewLinks,
    props: { label: 'Views', currentId: 'all', views: [{ id: 'all', label: 'All', count: 3, href: '?' }] },
  },
  Tooltip: { Component: ui.Tooltip, props: { children: 'Zoom in' } },
  VisuallyHidden: { Component: ui.VisuallyHidden, props: { children: 'Phone' } },
  WithoutScripts: { Component: ui.WithoutScripts, props: { does: 'Prices are worked out', instead: 'we quote you' } },
  WayBack: { Component: ui.WayBack, props: { href: '/dashboard', children: 'Dashboard' } },
};

const renderCase = ({ Component, props }: Case, more: object) => {
  const Any = Component as ComponentType<Record<string, unknown>>;
  return render(<Any {...props} {...more} />);
};

describe('every component', () => {
  it('is covered here', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && name !== 'GlobalStyle');
    expect(Object.keys(cases).sort()).toEqual(components.sort());
  });

  it.each(Object.entries(cases))('%s puts className on one element and keeps its own look', (_name, item) => {
    const { container } = renderCase(item, { className: 'mine' });
    const marked = container.querySelectorAll('.mine');
    expect(marked).toHaveLength(1);
  });

  it.each(Object.entries(cases))('%s passes native properties on', (_name, item) => {
    const { container } = renderCase(item, { 'data-testid': 'native' });
    const [target] = screen.getAllByTestId('native');
    expect(target).toBeInTheDocument();
    expect(target === container.firstElementChild).toBe(item.native !== 'control');
  });

  it.each(Object.entries(cases))('%s gives its ref the element with the native properties', (_name, item) => {
    const ref: RefObject<Element | null> = createRef();
    renderCase(item, { 'data-testid': 'native', ref });
    expect(ref.current).toBe(screen.getAllByTestId('native')[0]);
  });

  it.each(Object.entries(cases))('%s renders on the server without inline styles', (_name, { Component, props }) => {
    const Any = Component as ComponentType<Record<string, unknown>>;
    expect(renderToString(<Any {...props} />)).not.toMatch(/ style=/);
  });
});
