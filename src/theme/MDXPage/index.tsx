import {useMemo} from 'react';
import Heading from '@theme/Heading';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';

import LanguageNotice from '@site/src/plugins/languages/client/LanguageNotice';

type Content = Props['content'];

function inMarkdown(Text: Content): Content {
  const {contentTitle, frontMatter} = Text as Content & {readonly contentTitle?: string};
  const {title, hide_title: isHidden} = frontMatter as {title?: string; hide_title?: boolean};
  const MarkdownText = () => (
    <LanguageNotice metadata={Text.metadata}>
      <div className="markdown">
        {/* As in guides: the title, unless the Markdown begins with one */}
        {title !== undefined && contentTitle === undefined && !isHidden && (
          <header>
            <Heading as="h1">{title}</Heading>
          </header>
        )}
        <Text />
      </div>
    </LanguageNotice>
  );
  // Docusaurus stores the page's metadata in properties of the component
  return Object.assign(MarkdownText, Text);
}

/**
 * Adds the `markdown` class, which posts and guides also have, the translation notice, and the title of a
 * page that has one only in its front matter.
 */
export default function MDXPageWrapper({content, ...props}: Props) {
  return <MDXPage {...props} content={useMemo(() => inMarkdown(content), [content])} />;
}
