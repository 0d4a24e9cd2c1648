/** The server of `npm start` in a process of its own, as it is there: `tsx contact-front.ts <origin of the functions>`. Says where it listens. */

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../serve/site-server.ts';

// No page is asked for.
const folder = mkdtempSync(join(tmpdir(), 'bench-front-'));
const server = createSiteServer(folder, process.argv[2]);
rmSync(folder, { recursive: true });
server.listen(0, '127.0.0.1', () => console.log(`ready ${(server.address() as AddressInfo).port}`));
