import {withoutDeadLinks} from './page-links-loader.cjs';

test('links to missing pages are removed from the navigation bar and the footer, with menus that become empty', () => {
  const link = (to: string) => ({label: to, to});
  const alive = [
    link('/blog/'),
    link('/cv?print#work'),
    link(`/${encodeURI('đường-dẫn')}`),
    {label: 'GitHub', href: 'https://github.com'},
    {type: 'docSidebar', sidebarId: 'guides'},
  ];
  const pages = new Set(['/my', '/my/blog', '/my/cv', '/my/đường-dẫn']);
  const themeConfig = {
    image: 'a.png',
    navbar: {
      title: 'Dấu',
      items: [...alive, link('/feeds'), {label: 'More', items: [link('/feeds'), link('/archive')]}],
    },
    footer: {
      links: [
        {title: 'A', items: [link('/'), link('/feeds')]},
        {title: 'B', items: [link('/x')]},
      ],
    },
  };
  expect(withoutDeadLinks(themeConfig, pages, '/my/')).toEqual({
    image: 'a.png',
    navbar: {title: 'Dấu', items: alive},
    footer: {links: [{title: 'A', items: [link('/')]}]},
  });
  expect(withoutDeadLinks({navbar: {}}, pages, '/my/')).toEqual({navbar: {items: []}});
});
