import type { DriverPurpose } from '@saltbush/drivers/api';
import { Notice } from '@saltbush/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDriverFormsQuery } from '../../api/driverApplications.ts';
import { DriverForm } from '../form/DriverForm.tsx';
import { loadThirdPartyForm } from './loadThirdPartyForm.ts';

/** Whether the browser loaded this document for the current page, and not for an earlier page of an in-app move. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name, location.href).pathname === location.pathname;
}

type Place = { status: 'own' } | { status: 'embedding' } | { status: 'embedded' } | { status: 'failed' };

/**
 * The form of a driver page: ours at first. A configured third-party form replaces it, unless ours was already used,
 * and gives way to it again when it is blocked or fails to load.
 */
export function DriverFormPlace({ purpose }: { purpose: DriverPurpose }) {
  const { data: forms } = useDriverFormsQuery();
  const target = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  const [place, setPlace] = useState<Place>({ status: 'own' });
  const onTouch = useCallback(() => {
    isTouched.current = true;
  }, []);

  useEffect(() => {
    if (forms?.status !== 'embedded' || isTouched.current || !target.current) return;
    if (!isOwnDocument()) {
      // This document's policy is that of another page and does not allow the third party.
      location.reload();
      return;
    }
    let isShown = true;
    setPlace({ status: 'embedding' });
    void loadThirdPartyForm(forms, purpose, target.current).then((isThere) => {
      if (isShown) setPlace({ status: isThere ? 'embedded' : 'failed' });
    });
    return () => {
      isShown = false;
    };
  }, [forms, purpose]);

  return (
    <>
      <div ref={target} id={`driver-form-${purpose}`} aria-busy={place.status === 'embedding' || undefined} />
      {place.status === 'embedding' && <Notice role="status">Loading the form...</Notice>}
      {(place.status === 'own' || place.status === 'failed') && <DriverForm purpose={purpose} onTouch={onTouch} />}
    </>
  );
}
