/** Links to the contact page about a subject. */
import { type Link, link } from '#generated/links.ts';
import { about, type Subject } from '#schema/contact/subjects.ts';

/** Returns a link to the form with a subject chosen. */
export function contactAbout(subject: Subject): Link {
  return link('contact', 'message', about(subject));
}
