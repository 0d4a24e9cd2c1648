/** What visitors see, hear and press: headings, names, images, marks that a program leaves behind. */
import { messageFile } from '../../../scripts/codegen/messages/paths.ts';
import type { Random } from '../../unit/random.ts';
import type { Kind } from '../fault.ts';
import { addedKind, builtKind, pageKind, swapOne } from '../pages.ts';

const image = '<img src="/shared/social.png"';

export const bodyKinds: readonly Kind[] = [
  pageKind('h1-removed', ['headings'], 5, (html, _, random) =>
    html.replace(/<h1([^>]*)>(.*?)<\/h1>/s, random.pick(['', '<p$1>$2</p>', '<h2$1>$2</h2>', '<div role="presentation">$2</div>'])),
  ),
  pageKind('h1-twice', ['headings'], 3, (html, _, random) =>
    swapOne(html, /<h2([^>]*)>(.*?)<\/h2>/s, random, ([, attributes, text]) => `<h1${attributes}>${text}</h1>`),
  ),
  pageKind('level-skipped', ['headings'], 4, (html, _, random) =>
    swapOne(html, /<h2([^>]*)>(.*?)<\/h2>/s, random, ([, attributes, text]) => `<h${random.pick([5, 6])}${attributes}>${text}</h2>`),
  ),
  pageKind('heading-empty', ['headings'], 3, (html, _, random) =>
    swapOne(
      html,
      /<h([123])([^>]*)>(.*?)<\/h\1>/s,
      random,
      ([, level, attributes]) => `<h${level}${attributes}>${random.pick(['', ' ', '<span></span>'])}</h${level}>`,
    ),
  ),
  pageKind('main-or-skip-link', ['landmarks', 'headings', 'dead-links'], 4, (html, _, random) =>
    random.pick([
      html.replace(/<main([^>]*)>/, '<div$1>').replace('</main>', '</div>'),
      html.replace('</main>', '</main><main></main>'),
      html.replace(/<a class="skip-link".*?<\/a>/, ''),
    ]),
  ),
  addedKind('id-twice', ['ids'], 3, (random) => `<p id="${random.pick(['content', 'menu-network'])}">Encore</p>`),
  addedKind('id-referred-to-not-there', ['ids'], 4, (random) =>
    random.pick([
      '<label for="nowhere">Nom</label>',
      '<button type="button" aria-controls="nowhere">Ouvrir</button>',
      '<p aria-describedby="nowhere">Texte</p>',
      '<section aria-labelledby="nowhere"><h2>Titre</h2></section>',
      '<p id="two words">Texte</p>',
    ]),
  ),
  addedKind('control-without-name', ['accessible-names', 'images', 'ids'], 8, (random) =>
    random.pick([
      '<button type="button"></button>',
      '<button type="button"><svg aria-hidden="true"></svg></button>',
      '<input type="text">',
      '<select><option>A</option></select>',
      '<textarea></textarea>',
      '<iframe src="/location-scoring/outil"></iframe>',
      '<div role="button"></div>',
      '<input type="submit" value="">',
      '<button type="button" aria-label=""></button>',
      '<a href="/contact"><img src="/icon.svg" alt="" width="32" height="32"></a>',
    ]),
  ),
  addedKind('drawing-without-name', ['accessible-names'], 3, (random) =>
    random.pick([
      '<svg viewBox="0 0 8 8"><path d="M1 1h6"></path></svg>',
      '<svg role="img" viewBox="0 0 8 8"></svg>',
      '<svg role="img" aria-label=""></svg>',
      '<table><tr><td>1</td></tr></table>',
    ]),
  ),
  addedKind(
    'image-without-alt',
    ['accessible-names'],
    2,
    (random) => `${image} ${random.pick(['width="600" height="315"', 'width="600" height="315" title=""'])}>`,
  ),
  addedKind(
    'image-that-does-not-fit',
    ['images'],
    5,
    (random) =>
      `${image} alt="Le cabinet" ${random.pick(['', 'width="600"', 'width="600" height="600"', 'width="100" height="52.5"', 'width="0" height="0"'])}>`,
  ),
  addedKind('image-not-there', ['dead-links'], 4, (random) =>
    random.pick([
      '<img src="/shared/equipe.png" alt="Equipe" width="10" height="10">',
      '<img src="/icon.svg" srcset="/shared/grand.png 2x" alt="Logo" width="32" height="32">',
      '<picture><source srcset="/shared/autre.webp"><img src="/icon.svg" alt="Logo" width="32" height="32"></picture>',
      '<svg aria-hidden="true"><use href="/assets/none.svg#a"></use></svg>',
      '<object data="/none.svg" type="image/svg+xml" aria-label="Plan"></object>',
    ]),
  ),
  builtKind('image-that-is-none', ['images'], 2, (_, random) => ({
    path: '/shared/social.png',
    content: random.pick(['<html>404</html>', '']),
  })),
  pageKind('left-by-a-program', ['leftovers'], 8, (html, _, random) =>
    swapOne(
      html,
      /<(p|li|h2|h3)([^>]*)>([^<]{8,})</,
      random,
      ([, name, attributes, text = '']) =>
        `<${name}${attributes}>${text.replace(/\S+$/, random.pick(['undefined', 'NaN', '[object Object]', '{projectCount}', 'null', 'Invalid Date', 'Infinity', '$' + '{name}', '{{name}}']))}<`,
    ),
  ),
  pageKind('left-in-an-attribute', ['leftovers'], 3, (html, _, random) =>
    swapOne(
      html,
      /aria-label="[^"]+"/,
      random,
      () => `aria-label="${random.pick(['undefined', '[object Object]', '{firmName}', 'null'])}"`,
    ),
  ),
  lostKind('text-lost', 8, () => ''),
  lostKind('text-of-other-language', 4, (random) => random.pick(['Our team answers within a day.', 'Nous vous répondons au plus vite.'])),
  lostKind('text-left-half', 4, (_, text) => text.slice(0, text.length / 2)),
];

/** A text that a page alone says, gone from it or in another’s place. */
function lostKind(name: string, times: number, put: (random: Random, text: string) => string): Kind {
  return {
    name,
    room: 'site',
    rules: ['unshown-texts'],
    times,
    plant({ project, site, read }, random) {
      const { locale, page, bundle, key, text } = random.pick(project.texts);
      const built = page && site.pages.get(page.paths[locale] ?? '');
      const isOwn = text.length > 25 && !/[{[*&'"]| [;:!?»]|«/.test(text) && !/^(?:meta|label)/.test(key.join('.'));
      if (!built || !isOwn || [...site.pages.values()].some(({ file }) => file !== built.file && read(file).includes(text)))
        return undefined;
      const content = read(built.file).replaceAll(text, put(random, text));
      if (content === read(built.file)) return undefined;
      const at = [{ file: messageFile(locale, bundle), key: key.join('.'), page: page.id, locale }];
      return { what: `${built.path} says nothing of “${text}”`, edits: [{ file: built.file, content }], at };
    },
  };
}
