import {useMemo} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';

import LanguageNotice from '@site/src/plugins/languages/client/LanguageNotice';

type Content = Props['content'];

function inMarkdown(Text: Content): Content {
  const MarkdownText = () => (
    <LanguageNotice metadata={Text.metadata}>
      <div className="markdown">
        <Text />
      </div>
    </LanguageNotice>
  );
  // The properties of the component contain the metadata of the page
  return Object.assign(MarkdownText, Text);
}

/** Adds the class `markdown` of posts and guides, and a notice if the translation is outdated. */
export default function MDXPageWrapper({content, ...props}: Props) {
  return <MDXPage {...props} content={useMemo(() => inMarkdown(content), [content])} />;
}
