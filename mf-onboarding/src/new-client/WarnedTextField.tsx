import { Icon, icons, TextField, type TextFieldProps } from '@saltbush/ui';
import * as S from './NewClient.styles.ts';

interface WarnedTextFieldProps extends TextFieldProps {
  id: string;
  /** What looks odd. It does not block saving. */
  warning: string | null;
}

/** A text field that can warn about its answer without refusing it. */
export function WarnedTextField({ warning, id, ...props }: WarnedTextFieldProps) {
  const warningId = `${id}-warning`;
  const isShown = warning !== null && !props.error;
  return (
    <S.Warned>
      <TextField {...props} id={id} aria-describedby={isShown ? warningId : undefined} />
      <div role="status">
        {isShown && (
          <S.Warning id={warningId}>
            <Icon path={icons.alert} size={18} />
            {warning}
          </S.Warning>
        )}
      </div>
    </S.Warned>
  );
}
