/** fast-check: in npm test with the same chances each time, in npm run test:soak with others; what fails names its seed. */
import fc from 'fast-check';
import { isSoaking } from '../support/soak.ts';

if (!isSoaking) fc.configureGlobal({ seed: 31_415 });

export default fc;
