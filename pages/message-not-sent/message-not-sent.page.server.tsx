/** The answer to a form posted without JavaScript whose message was rejected. */
export { MessageNotSent as Page } from '#renderer/errors.tsx';
