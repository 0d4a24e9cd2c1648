/** The component of a removed page. */
export const Page = () => null;
