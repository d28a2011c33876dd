import type { DriverJob } from '@saltbush/positions/api';
import { Button, TextField, VisuallyHidden } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ScanStage } from '../driver-job.ts';
import { findPackage } from './findPackage.ts';
import * as S from './ScanPanel.styles.ts';
import { type Camera, useLabelCamera } from './useLabelCamera.ts';

interface ScanPanelProps {
  job: DriverJob;
  stage: ScanStage;
  onScan: (sscc: string) => void;
  onClose: () => void;
}

const CAMERA_WORDS: Record<Camera, string> = {
  starting: 'The camera is starting.',
  looking: 'Hold the bars of a label inside the picture.',
  refused: 'The camera may not be used here. Allow it in the settings of your browser, or type the number.',
  absent: 'There is no camera that can be used. Type the number instead.',
};

/** A short shake, so that a driver need not look at the screen. */
const SHAKE_MS = 80;

/** Scans the labels of a job, one after the other, by camera or by typing the number. */
export function ScanPanel({ job, stage, onScan, onClose }: ScanPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const scanned = job.scanned[stage];

  useEffect(() => {
    heading.current?.focus();
  }, []);

  const take = (text: string): boolean => {
    const found = findPackage(text, job);
    if (found.status === 'not-found') {
      setSaid({ tone: 'bad', text: found.message });
      return false;
    }
    const label = `Label …${found.sscc.slice(-6)}`;
    if (scanned.includes(found.sscc)) {
      setSaid({ tone: 'good', text: `${label} is scanned already.` });
      return true;
    }
    navigator.vibrate?.(SHAKE_MS);
    onScan(found.sscc);
    setSaid({ tone: 'good', text: `${label} is scanned.` });
    return true;
  };

  const { camera, video } = useLabelCamera(take);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (take(typed)) setTyped('');
  };

  return (
    <S.Panel aria-labelledby="scan">
      <h1 ref={heading} id="scan" tabIndex={-1}>
        Scan labels
      </h1>
      <S.Count>
        <strong>{scanned.length}</strong> of {job.packageCount} scanned
      </S.Count>
      {(camera === 'starting' || camera === 'looking') && (
        <S.Video ref={video} muted playsInline aria-label="What the camera sees" />
      )}
      <p>{CAMERA_WORDS[camera]}</p>
      <S.Said role="status" data-tone={said?.tone}>
        {said?.text}
      </S.Said>
      <S.Typing onSubmit={submit} noValidate>
        <TextField
          label="Number below the bars"
          help="The last 4 digits are enough where no other label ends with them."
          name="sscc"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" size="large">
          Add<VisuallyHidden> this label</VisuallyHidden>
        </Button>
      </S.Typing>
      <Button size="large" isFullWidth onClick={onClose}>
        Done scanning
      </Button>
    </S.Panel>
  );
}
