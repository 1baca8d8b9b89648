import Head from '@docusaurus/Head';
import font from '../css/fonts/files/be-vietnam-pro.woff2';

/**
 * Asks for the font that the first paint of every page needs. With
 * `font-display: optional` a font that comes after the first paint is not used,
 * so this one goes out with the HTML rather than after the style sheet.
 */
export default function FontPreload() {
  return (
    <Head>
      <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
    </Head>
  );
}
