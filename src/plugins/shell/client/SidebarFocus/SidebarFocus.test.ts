import {isolate} from '.';

jest.mock('@docusaurus/theme-common/internal', () => ({useNavbarMobileSidebar: jest.fn()}));

test('S04 everything except the sidebar, live regions and backdrop is inert until it is released', () => {
  document.body.innerHTML = `
    <div id="app">
      <a id="skip">skip</a>
      <nav><div id="bar"></div><div id="backdrop" role="presentation"></div><div id="side"></div></nav>
      <main id="main"></main>
      <footer id="footer" inert></footer>
      <div id="alert" role="alert"></div>
    </div>`;
  const inert = () => [...document.querySelectorAll('[inert]')].map(({id}) => id);
  const side = document.getElementById('side');
  if (!side) throw new Error('no sidebar');
  const release = isolate(side);
  expect(inert()).toEqual(['skip', 'bar', 'main', 'footer']);
  release();
  expect(inert()).toEqual(['footer']);
});
