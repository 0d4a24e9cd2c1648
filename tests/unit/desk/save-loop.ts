/** Saves a text of a project again and again, as the desk does, until the process is killed. */
import { leaf, metaOf } from '../../../schema/language/define.ts';
import { readIfExists } from '../../../scripts/lib/paths.ts';
import { withLock, writeSteps } from '../../../scripts/model/write.ts';
import { messageSteps } from '../../../scripts/translate/steps.ts';

const [root = ''] = process.argv.slice(2);
const file = 'generated/messages/fr/home.json';
const meta = metaOf(leaf());
if (meta?.kind !== 'text') throw new TypeError('a leaf is a text');

for (let length = 1; ; length = (length % 5000) + 1) {
  const files = { [file]: readIfExists(`${root}/${file}`) ?? '' };
  const steps = messageSteps(files, [{ locale: 'fr', bundle: 'home', leaf: { path: ['steps', '2'], meta }, text: 'x'.repeat(length) }]);
  await withLock(
    root,
    () => writeSteps(root, files, steps),
    () => {},
  );
  if (length === 1) console.log('saving');
}
