/** A button that loses the focus by being disabled has it again once it is not. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For the send button: disabled while `isSubmitting`. */
export function useKeptFocus(isSubmitting: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const isOwed = useRef(false);

  useLayoutEffect(() => {
    if (isSubmitting) {
      isOwed.current = document.activeElement === button.current;
      return;
    }
    // The focus has gone to the body or the dialog around; a visitor who took it elsewhere keeps it there.
    if (isOwed.current && document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true });
    isOwed.current = false;
  }, [isSubmitting]);

  return button;
}
