/** The image that a page is shown with where somebody shares it: its path from the root, and its size in pixels, as the head says it. */
export const socialImage = { path: '/shared/social.png', width: '1200', height: '630' } as const;
