import Head from '@docusaurus/Head';
import bold from '@site/src/css/fonts/be-vietnam-pro-700.woff2';
import regular from '@site/src/css/fonts/be-vietnam-pro-400.woff2';

/**
 * Asks for the two faces that the first paint of every page needs. With
 * `font-display: optional` a font that comes after the first paint is not used,
 * so these go out with the HTML rather than after the style sheet. For the
 * other faces see `src/plugins/later-faces`.
 */
export default function FontPreload() {
  return (
    <Head>
      {[regular, bold].map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
