/** The floating button at the bottom right of every page but Contact; opens the contact form. */
import { link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { useContent, useRoute } from '../page.tsx';
import { PageLink } from '../ui/link.tsx';

export function ContactButton() {
  const { contactTooltip } = useContent('common');
  if (useRoute().page === roles.contact) return null;
  return (
    <PageLink to={link(roles.contact, 'message')} className="contact-button" label={contactTooltip} opens="contact-modal">
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M3.5 5.5h17v11h-9l-4.5 4v-4h-3.5z" />
        <path d="M8 9.5h8M8 12.5h5" strokeLinecap="round" />
      </svg>
      <span className="contact-tooltip" aria-hidden="true">
        {contactTooltip}
      </span>
    </PageLink>
  );
}
