/** Who the built site speaks for: the identity of the environment it was built in. */

import { fictionalIdentity, type Identity, identityVariable, resolveIdentity } from '../../../schema/site.ts';
import { memoizePerObject } from '../../lib/memoize.ts';
import type { Project } from '../project.ts';

/** The variables of the environment that say who the firm is: all of them are meant to be read. */
export const identityVariables: ReadonlySet<string> = new Set(Object.keys(fictionalIdentity).map(identityVariable));

/** Worked out once for each environment: every page asks for it. Throws what {@link resolveIdentity} throws. */
export function identityOf({ environment }: Pick<Project, 'environment'>): Identity {
  return identityIn(environment);
}

const identityIn = memoizePerObject((environment: Project['environment']) => resolveIdentity(environment));
