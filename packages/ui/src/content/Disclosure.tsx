import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as S from './Disclosure.styles.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'onToggle'> {
  title: ReactNode;
  /** Level of the heading that holds the button. */
  headingLevel?: 2 | 3 | 4;
  defaultIsOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/**
 * A question that opens to show its answer. Closed answers are found by the browser's page search, and are open in
 * print.
 */
export function Disclosure({
  title,
  headingLevel = 3,
  defaultIsOpen = false,
  onToggle,
  children,
  ...props
}: DisclosureProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(defaultIsOpen);

  const toggle = () => {
    setIsOpen(!isOpen);
    onToggle?.(!isOpen);
  };

  useEffect(() => {
    const element = panel.current;
    if (isOpen || !element) return undefined;
    // React writes `hidden` as a plain boolean, so "until-found" is set by hand.
    element.setAttribute('hidden', 'until-found');
    const reveal = () => setIsOpen(true);
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [isOpen]);

  return (
    <S.Root {...props}>
      <S.Heading as={`h${headingLevel}`}>
        <S.Button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
          {title}
          <Icon name="chevron-down" size={22} />
        </S.Button>
      </S.Heading>
      <div id={panelId} ref={panel} hidden={!isOpen}>
        <S.Body>{children}</S.Body>
      </div>
    </S.Root>
  );
}
