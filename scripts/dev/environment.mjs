/** Imported before Vite and React: where NODE_ENV=production is set for all programs, pages would keep the texts that they were first made with. */
process.env.NODE_ENV = 'development';
