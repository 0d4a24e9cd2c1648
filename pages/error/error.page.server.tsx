/** The error page (status 500), prerendered for the host. */
export { ApplicationError as Page } from '#renderer/errors.tsx';
