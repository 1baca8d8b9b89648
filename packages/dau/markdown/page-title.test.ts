import {pageTitle} from './page-title';

const [text, esm] = [{type: 'paragraph'}, {type: 'mdxjsEsm'}];
const heading = (depth: number) => ({type: 'heading', depth, children: []});
const element = (name: string) => ({type: 'mdxJsxFlowElement', name, children: [text]});

test.each<[title: string, count: number, frontMatter: object, children: object[], path?: string]>([
  ['without a heading', 1, {}, [esm, text, heading(2), element('Counter')]],
  ['with a number as its title', 1, {title: 404}, [text]],
  ['with a heading', 0, {}, [esm, text, heading(1)]],
  ['with an h1 element', 0, {}, [{...element('header'), children: [element('h1')]}]],
  ['with HTML', 0, {}, [{type: 'html', value: '<H1 class="a">A</H1>'}]],
  ['that begins with a component', 0, {}, [esm, element('Hero'), text]],
  ['with hide_title', 0, {hide_title: true}, [text]],
  ['without a title', 0, {title: undefined}, [text]],
  ['that is a partial', 0, {}, [text], 'src/pages/_part.mdx'],
])(
  'a page %s gets %d headings',
  (_title, count, frontMatter, children, path = 'src/pages/a.mdx') => {
    const tree = {type: 'root', children: [...children]};
    pageTitle()(tree as never, {path, data: {frontMatter: {title: 'A', ...frontMatter}}});
    expect(tree.children.slice(0, -children.length)).toHaveLength(count);
    if (count)
      expect(tree.children[0]).toMatchObject({depth: 1, children: [{value: expect.any(String)}]});
  },
);
