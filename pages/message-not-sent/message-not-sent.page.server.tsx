/** A message that was not taken in: where the function sends a form that was posted without a script. */
export { MessageNotSent as Page } from '#renderer/errors.tsx';
