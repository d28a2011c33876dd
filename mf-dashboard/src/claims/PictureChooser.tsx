import { Button, FileField, fileSize, Spinner } from '@saltbush/ui';
import { useRef } from 'react';
import * as S from './claims.styles.ts';
import type { ChosenPicture, Pictures } from './usePictures.ts';

interface PictureChooserProps {
  pictures: Pictures;
  label: string;
  /** As many as may be chosen at once. */
  most: number;
  isOptional?: boolean;
}

/** Chooses pictures, and lists what was chosen with how far each is. */
export function PictureChooser({ pictures, label, most, isOptional = false }: PictureChooserProps) {
  const field = useRef<HTMLInputElement>(null);
  const { chosen, choose, drop } = pictures;
  const waiting = chosen.filter(({ status }) => status !== 'sent');
  return (
    <>
      <FileField
        ref={field}
        name="pictures"
        label={label}
        isOptional={isOptional}
        help={`Up to ${most} at once, JPEG, PNG or WebP of at most 5 MB each: the goods, the packaging, the label.`}
        accept="image/jpeg,image/png,image/webp"
        multiple
        disabled={waiting.length >= most}
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          // The same picture may be chosen again after it was taken out.
          target.value = '';
        }}
      />
      {waiting.length > 0 && (
        <S.Chosen aria-label="Chosen pictures">
          {waiting.map((picture) => (
            <ChosenRow
              key={picture.id}
              picture={picture}
              onDrop={() => {
                drop(picture.id);
                field.current?.focus();
              }}
            />
          ))}
        </S.Chosen>
      )}
    </>
  );
}

function ChosenRow({ picture, onDrop }: { picture: ChosenPicture; onDrop: () => void }) {
  const { file, status } = picture;
  return (
    <li>
      <span>
        {file.name} <small>{fileSize(file.size)}</small>
      </span>
      {status === 'sending' ? (
        <Spinner size={16} label={`Sending ${file.name}`} />
      ) : (
        <Button variant="quiet" size="small" aria-label={`Take out ${file.name}`} onClick={onDrop}>
          Take out
        </Button>
      )}
      {status === 'failed' && (
        <span data-failed="" role="alert">
          {picture.message}
        </span>
      )}
    </li>
  );
}
