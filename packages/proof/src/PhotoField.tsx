import { FileField } from '@saltbush/ui';
import { useEffect, useState } from 'react';
import { preparePhoto } from './preparePhoto.ts';
import * as S from './proof.styles.ts';

interface PhotoFieldProps {
  label: string;
  help: string;
  isOptional: boolean;
  error: string | undefined;
  photo: Blob | null;
  /** Opens the camera at once on a telephone; without it people choose between camera and files. */
  isCamera?: boolean;
  /** The photo, ready to send; null when none is chosen. */
  onChoose: (photo: Blob | null) => void;
}

/** Takes a photo from the camera or a file, and previews it. */
export function PhotoField({ label, help, isOptional, error, photo, isCamera, onChoose }: PhotoFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);

  useEffect(() => {
    if (!photo) {
      setPreview(null);
      return undefined;
    }
    const url = URL.createObjectURL(photo);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);

  const choose = async (file: File | undefined) => {
    setRefusal(null);
    if (!file) {
      onChoose(null);
      return;
    }
    const prepared = await preparePhoto(file);
    if (prepared.status === 'refused') setRefusal(prepared.message);
    onChoose(prepared.status === 'ready' ? prepared.picture : null);
  };

  return (
    <S.Photo>
      <FileField
        label={label}
        name="photo"
        help={help}
        isOptional={isOptional}
        error={refusal ?? error}
        accept="image/jpeg,image/png,image/webp"
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {preview && <S.Preview src={preview} alt="The chosen photo" />}
    </S.Photo>
  );
}
