/** fast-check with a fixed seed in npm test, and a random one in npm run test:soak. A failure names its seed. */
import fc from 'fast-check';
import { isSoaking } from '../support/soak.ts';

if (!isSoaking) fc.configureGlobal({ seed: 31_415 });

export default fc;
