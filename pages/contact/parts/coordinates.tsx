/** How to reach the firm. */
import type { ReactNode } from 'react';
import { identity } from '#renderer/content/identity.ts';
import { messagingUrl } from '#renderer/layout/footer.tsx';
import { useContent } from '#renderer/page.tsx';
import { ExternalLink } from '#renderer/ui/link.tsx';

export function Coordinates() {
  const { coordinates } = useContent('contact');
  return (
    <dl className="mt-8 grid gap-6">
      <Row term={coordinates.messaging}>
        <ExternalLink className="link" href={messagingUrl}>
          {coordinates.messagingLink}
        </ExternalLink>
      </Row>
      <Row term={coordinates.email}>
        <a className="link" href={`mailto:${identity.email}`}>
          {identity.email}
        </a>
      </Row>
      <Row term={coordinates.booking}>
        <ExternalLink className="link" href={identity.booking}>
          {coordinates.bookingLink}
        </ExternalLink>
      </Row>
      <Row term={coordinates.address}>{coordinates.addressText}</Row>
    </dl>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-ink pt-3">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
