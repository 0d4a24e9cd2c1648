/** Returns the component file of a page or page kind, without its suffix: `pages/case-studies/case-studies` for `caseStudies`. */
export function pageFile(id: string): string {
  // Ids in code are camelCase; files and folders are kebab-case.
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `pages/${name}/${name}`;
}
