import Head from '@docusaurus/Head';

import {useSiteIds} from '@site/src/lib/ui/JsonLd/useSiteIds';
import LanguageAlternates from './LanguageAlternates';
import {languagesIn} from '@site/src/lib/content-languages';

import {useWrittenIn} from '@site/src/lib/ui/LanguageMark';

type Props = {
  permalink: string;
  frontMatter: object;
};

/** Adds the languages of a post or guide and the URL of its original to the head. */
export default function OriginalUrl({permalink, frontMatter}: Props) {
  const languages = languagesIn(frontMatter);
  const writtenIn = useWrittenIn(frontMatter);
  const {inLanguage, openGraphLocale} = useSiteIds();
  if (languages === undefined) return null;
  const original = writtenIn && inLanguage(permalink, writtenIn);
  return (
    <>
      <LanguageAlternates languages={languages} />
      {original && (
        <Head>
          <link rel="canonical" href={original} />
          <meta property="og:url" content={original} />
          <meta property="og:locale" content={openGraphLocale(writtenIn)} />
        </Head>
      )}
    </>
  );
}
