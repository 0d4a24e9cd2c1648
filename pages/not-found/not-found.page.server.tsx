/** The 404 page, prerendered for static hosts. */
export { NotFound as Page } from '#renderer/errors.tsx';
