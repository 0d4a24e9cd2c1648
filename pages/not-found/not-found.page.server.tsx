/** The error page for unknown paths (status 404), prerendered for the host. */
export { NotFound as Page } from '#renderer/errors.tsx';
