import type { Given } from '@saltbush/contract/boot';
import { type ComponentType, Suspense } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { tabStep } from '../live/tabStep.ts';
import { RemoteBoundary } from '../loading/RemoteBoundary.tsx';
import { tellFailure } from '../reports/tellFailure.ts';
import { createDrafts } from '../store/createDrafts.ts';
import { holdSubmits } from './holdSubmits.ts';
import { PartActs } from './PartActs.tsx';
import { PartRoot } from './PartRoot.tsx';
import { partPrefix } from './partPrefix.ts';
import type { SlotTools } from './SlotTools.ts';
import { type Typed, typedInto } from './typedInto.ts';

/** One part in a slot, with a root of its own, so that whatever happens in it happens there only. */
export interface PartView {
  give: (given: Given) => void;
  /** False once no release could show it. */
  isShown: () => boolean;
  end: () => void;
}

interface Options {
  element: HTMLElement;
  remote: string;
  slot: string;
  tools: SlotTools;
  /** Called when the part is shown, or could not be. */
  onChange: () => void;
}

interface Shown {
  version: string;
  Part: ComponentType<Given>;
}

const QUIET_MS = 1000;

export function createPartView({ element, remote, slot, tools, onChange }: Options): PartView {
  const { site, loader, store, services } = tools;
  const own = createDrafts();
  const seenOverrides = new Set<string>();
  let root: Root | null = null;
  let shown: Shown | null = null;
  let given: Given = {};
  /** What the server rendered it with. */
  let arrived: Given | null = null;
  let round = 0;
  let failedAtRevision: number | null = null;
  let rendered = given;
  let isLoading = false;
  let isAwake = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    onBegun = resolve;
  });

  // What the server wrote was made with the flags of this document's start.
  const { flags } = element.firstChild ? site.start : site.state();
  const partServices = {
    ...services,
    flags: flags?.[remote],
    // The title is the page's.
    setPageTitle: () => {},
    // What is typed here keeps the page too, since a new page would take it away.
    setDraft(id: string, isDirty: boolean) {
      own.setDraft(id, isDirty);
      services.setDraft(id, isDirty);
    },
  };

  const options: RootOptions = {
    identifierPrefix: partPrefix(remote, slot),
    onCaughtError: tellFailure,
    onRecoverableError: (error) => {
      // What a part throws while React takes it over comes again from the boundary.
      if (!((error as Error).cause instanceof Error)) reportError(error);
    },
  };

  function onError(): boolean {
    if (shown === null) return false;
    const hasOther = loader.reject(remote, slot, shown.version);
    shown = null;
    if (hasOther) void load();
    else fail();
    // Another release is rendered in a boundary of its own.
    return hasOther;
  }

  function onAwake(): void {
    isAwake = true;
    // React has written these rules itself.
    for (const style of document.querySelectorAll(`style[data-of="${remote}"][data-in="${slot}"]`)) style.remove();
    if (shown !== null && given !== rendered) root?.render(tree());
  }

  function tree(typed: Typed = [], values = given) {
    const { Part } = shown as Shown;
    rendered = values;
    return (
      <PartRoot store={store} services={partServices} onBegun={onBegun}>
        <RemoteBoundary key={round} onError={onError} fallback={null}>
          <Suspense>
            <Part {...values} />
            <PartActs element={element} typed={typed} tools={tools} onAwake={onAwake} />
          </Suspense>
        </RemoteBoundary>
      </PartRoot>
    );
  }

  function fail(): void {
    failedAtRevision = site.state().revision;
    shown = null;
    // What the server rendered would answer nobody.
    if (root === null) element.replaceChildren();
    onChange();
  }

  function show(next: Shown): void {
    const isRendered = root === null && element.dataset['version'] === next.version && element.firstChild !== null;
    shown = next;
    failedAtRevision = null;
    round += 1;
    if (isRendered) {
      // React answers presses from here on, so they are not kept to be repeated.
      element.dataset['heard'] = '';
      root = hydrateRoot(element, tree(typedInto(element), arrived ?? given), options);
    } else {
      root ??= createRoot(element, options);
      root.render(tree());
    }
    element.dataset['version'] = next.version;
    delete element.dataset['quiet'];
    onChange();
  }

  async function load(): Promise<void> {
    if (isLoading || isOver) return;
    isLoading = true;
    try {
      const { version, Component } = await loader.load(remote, slot);
      // Another update before React has begun with the server's HTML is an error to it.
      if (root !== null) await begun;
      if (!isOver && shown?.version !== version) show({ version, Part: Component as ComponentType<Given> });
    } catch {
      // What is shown still works.
      if (!isOver && shown === null) fail();
    } finally {
      isLoading = false;
    }
  }

  /** Somebody types in it. */
  const isBusy = () => element.querySelector(':is(input, select, textarea):focus') !== null;

  function look(): void {
    clearTimeout(timer);
    if (isOver) return;
    const live = site.state();
    for (const { name, version } of live.overrides) seenOverrides.add(`${name}@${version}`);
    const newest = loader.loaded(remote, slot);
    const { status } = tabStep({
      live: { ...live, hostWithdrawn: [] },
      hostVersion: live.hostVersion,
      reloadedForRevision: null,
      onShow: { remote, version: shown?.version ?? null, failedAtRevision },
      seenOverrides,
      hasDraft: own.hasDraft(),
      isBusy: isBusy(),
      replacement: newest === undefined ? 'not-loaded' : newest.version === shown?.version ? 'none' : 'ready',
    });
    if (status === 'held') timer = setTimeout(look, QUIET_MS);
    if (status === 'load' || status === 'swap') void load();
  }

  const unlisten = [site.onChange(look), own.onChange(look), holdSubmits(element)];

  return {
    give(next) {
      const isNew = JSON.stringify(next) !== JSON.stringify(given);
      given = next;
      arrived ??= next;
      if (shown === null && failedAtRevision === null) void load();
      // An update before React has taken over the server's HTML would make it render all of it anew.
      else if (isNew && isAwake) root?.render(tree());
    },
    isShown: () => failedAtRevision === null,
    end() {
      isOver = true;
      clearTimeout(timer);
      for (const off of unlisten) off();
      element.remove();
      // React must not take one root away while it renders another, nor before it has begun with it.
      if (root !== null) void begun.then(() => root?.unmount());
    },
  };
}
