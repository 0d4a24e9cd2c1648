/** An island on the server: its markup, its props as data, and when it wakes. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { plainText } from '#schema/language-marks.ts';
import { Carousel } from './carousel/carousel.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import type { IslandName, IslandProps, Wake } from './islands.ts';

interface IslandOptions<Name extends IslandName> {
  readonly name: Name;
  readonly wake: Wake;
  readonly props: IslandProps[Name];
}

/** What the server draws of an island; the modal has nothing to show until it is opened. */
const components: { readonly [Name in IslandName]: ComponentType<IslandProps[Name]> | undefined } = {
  carousel: Carousel,
  'contact-form': ContactForm,
  'contact-modal': undefined,
};

export function Island<Name extends IslandName>({ name, wake, props }: IslandOptions<Name>) {
  const Component = components[name] as ComponentType<IslandProps[Name]> | undefined;
  // In the browser React has to find the very text that it was given, so words of another language go unmarked here.
  const data = plainText(JSON.stringify(props));
  // Text that React is to find again needs the comments that static markup leaves out, hence a rendering of its own.
  const markup = Component ? renderToString(<Component {...(JSON.parse(data) as IslandProps[Name])} />, { identifierPrefix: name }) : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering, on the line above.
  return <div data-island={name} data-wake={wake} data-props={data} dangerouslySetInnerHTML={{ __html: markup }} />;
}
