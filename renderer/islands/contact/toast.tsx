/** The toast with the outcome of a message, announced, dismissable, never focused by itself; and the summary of mistakes. */

/** The content of a toast. */
export interface Notice {
  readonly kind: 'success' | 'destructive';
  readonly title: string;
  readonly text: string;
  /** After the text: reason and remedy, or the number of wrong fields. */
  readonly more?: string | undefined;
  /** Shows the firm’s e-mail address. */
  readonly offersEmail: boolean;
}

interface ToastProps {
  readonly notice: Notice | undefined;
  /** Announced to screen readers; sighted visitors see it on the button. */
  readonly progress?: string | undefined;
  readonly recipient: string;
  readonly close: string;
  readonly onClose: () => void;
}

/**
 * Renders two live regions from the start: screen readers announce only changes within existing ones. They stick to the viewport
 * while the form is in view, unless the viewport is too low for both.
 */
export function Toast({ notice, progress, ...rest }: ToastProps) {
  return (
    <div className="toast-place">
      <div role="alert">{notice?.kind === 'destructive' && <Card notice={notice} {...rest} />}</div>
      <div role="status">
        {progress !== undefined && <p className="sr-only">{progress}</p>}
        {notice?.kind === 'success' && <Card notice={notice} {...rest} />}
      </div>
    </div>
  );
}

interface CardProps extends Pick<ToastProps, 'recipient'> {
  readonly notice: Notice;
  readonly close?: string;
  readonly onClose?: () => void;
}

/** A title and a text. Without `onClose`, it stays. */
export function Card({ notice, recipient, close, onClose }: CardProps) {
  return (
    <div className={`toast ${notice.kind}`}>
      <p>
        <strong className="block">{notice.title}</strong>
        <span>{notice.text}</span>
        {notice.more && <span className="block">{notice.more}</span>}
        {notice.offersEmail && (
          <a className="link block" href={`mailto:${recipient}`}>
            {recipient}
          </a>
        )}
      </p>
      {onClose && (
        <button type="button" className="toast-close" aria-label={close} onClick={onClose}>
          ×
        </button>
      )}
    </div>
  );
}
