/** css-tree as one file, which is sooner loaded than the hundred modules that the package has under its own name. */
declare module 'css-tree/dist/csstree.esm' {
  export * from 'css-tree';
}
