/** The error page, prerendered for the server to fall back on. */
export { ApplicationError as Page } from '#renderer/errors.tsx';
