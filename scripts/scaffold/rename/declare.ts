/** Declaring in `schema/renamed.ts` that keys of messages have changed name, so that codegen carries their texts along. */
import { Node } from 'ts-morph';
import { propertyName, quote } from '../../codegen/emit/text.ts';
import { nameOf, objectIn, propertiesOf } from '../objects.ts';
import type { Sources } from '../sources.ts';

/** Adds renames by whole key, each with its bundle; earlier ones lead to the keys of today by then. */
export function declareRenames(sources: Sources, renames: readonly (readonly [from: string, to: string])[]): void {
  const object = objectIn(sources.file('schema/renamed.ts'), 'renamed');
  for (const [from, to] of renames) {
    for (const property of propertiesOf(object)) {
      const target = property.getInitializer();
      if (!Node.isStringLiteral(target)) continue;
      const key = target.getLiteralValue();
      const today = key === from || key.startsWith(`${from}.`) ? to + key.slice(from.length) : key;
      // What has its old name again is no rename any more, and what takes the name of another hides that one.
      if (nameOf(property) === to || nameOf(property) === today) property.remove();
      else if (today !== key) target.setLiteralValue(today);
    }
    object.addPropertyAssignment({ name: propertyName(from), initializer: quote(to) });
  }
}
