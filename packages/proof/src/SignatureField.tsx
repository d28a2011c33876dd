import { Button } from '@saltbush/ui';
import { useEffect, useId, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import * as S from './proof.styles.ts';

interface SignatureFieldProps {
  /** How to sign, and what to do where that is not possible. */
  hint: string;
  error: string | undefined;
  /** The signature as a PNG; null once it is cleared. */
  onDraw: (picture: Blob | null) => void;
}

/** A box to sign in with finger, pen or mouse. It keeps its ink when the window is resized. */
export function SignatureField({ hint, error, onDraw }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const latestOnDraw = useRef(onDraw);
  const [hasInk, setHasInk] = useState(false);
  const id = useId();

  useEffect(() => {
    latestOnDraw.current = onDraw;
  }, [onDraw]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    // White behind the ink, because some viewers show a transparent picture black on black; and no channel that says how
    // transparent it is, because the gateway puts only small pictures with one into documents.
    const created = new SignaturePad(element, {
      backgroundColor: 'rgb(255, 255, 255)',
      penColor: 'rgb(20, 33, 43)',
      canvasContextOptions: { alpha: false },
    });
    pad.current = created;
    const fitToBox = () => {
      const ratio = Math.max(window.devicePixelRatio, 1);
      element.width = element.clientWidth * ratio;
      element.height = element.clientHeight * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      created.redraw();
    };
    const onStroke = () => {
      setHasInk(true);
      element.toBlob((picture) => latestOnDraw.current(picture), 'image/png');
    };
    fitToBox();
    created.addEventListener('endStroke', onStroke);
    window.addEventListener('resize', fitToBox);
    return () => {
      window.removeEventListener('resize', fitToBox);
      created.removeEventListener('endStroke', onStroke);
      created.off();
    };
  }, []);

  const clear = () => {
    pad.current?.clear();
    setHasInk(false);
    onDraw(null);
  };

  return (
    <S.Signature>
      <S.Canvas
        ref={canvas}
        role="img"
        aria-label={hasInk ? 'Signature, drawn' : 'Signature, empty'}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        data-invalid={error ? '' : undefined}
      />
      <S.SignatureFoot>
        <S.Hint id={`${id}-hint`}>{hint}</S.Hint>
        <Button variant="quiet" size="small" onClick={clear} disabled={!hasInk}>
          Clear the signature
        </Button>
      </S.SignatureFoot>
      {error && (
        <S.Problem id={`${id}-error`} role="alert">
          {error}
        </S.Problem>
      )}
    </S.Signature>
  );
}
