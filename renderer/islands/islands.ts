/** The islands: what each is called, what it is given, and where its code is. */
import type { CarouselProps } from './carousel/carousel.tsx';
import type { ContactFormProps } from './contact/contact-form-props.ts';
import type { ContactModalProps } from './contact/contact-modal.tsx';

/** The props of each island: data, written into the page. */
export interface IslandProps {
  readonly carousel: CarouselProps;
  readonly 'contact-form': ContactFormProps;
  readonly 'contact-modal': ContactModalProps;
}

export type IslandName = keyof IslandProps;

/**
 * When an island wakes: `visible`, as it comes near the viewport; `intent`, as a pointer, a finger or the focus reaches it;
 * `tap`, when an opener, `data-opens="<name>"`, is used.
 */
export type Wake = 'visible' | 'intent' | 'tap';

/** What an island's chunk exports. */
export interface IslandModule<Props> {
  /** Brings the island to life in its element. */
  readonly mount: (element: HTMLElement, props: Props) => void;
  /** Opens it, for an opener that gets the focus back when it closes. Only islands that wake on a tap have it. */
  readonly open?: (opener: HTMLElement) => void;
}
