import { hydrateIsland } from '../runtime/mount.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';

export function mount(element: HTMLElement, props: CarouselProps, markup: string): void {
  hydrateIsland(element, <Carousel {...props} />, markup);
}
