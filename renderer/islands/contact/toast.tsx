/** The word on what became of a message: announced, dismissable, never taking the focus. */

/** What a toast says. */
export interface Notice {
  readonly kind: 'success' | 'destructive';
  readonly title: string;
  readonly text: string;
  /** Beside what is always said: why, and what helps. */
  readonly more?: string | undefined;
  /** Whether the e-mail address is offered as a way out. */
  readonly offersEmail: boolean;
}

interface ToastProps {
  readonly notice: Notice | undefined;
  /** Said, not shown: the button shows it. */
  readonly progress?: string | undefined;
  readonly recipient: string;
  readonly close: string;
  readonly onClose: () => void;
}

/**
 * Two live regions that are there from the start, so that what appears in one is announced. They stay in view while the form
 * is, wherever in a long form the visitor has come to, unless the window is too low for both.
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

function Card({ notice, recipient, close, onClose }: Omit<ToastProps, 'progress'> & { readonly notice: Notice }) {
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
      <button type="button" className="toast-close" aria-label={close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
