import {useMemo} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';

import LanguageNotice from '@site/src/plugins/content/languages/client/LanguageNotice';

type Content = Props['content'];

function inMarkdown(Text: Content): Content {
  const MarkdownText = () => (
    <LanguageNotice metadata={Text.metadata}>
      <div className="markdown">
        <Text />
      </div>
    </LanguageNotice>
  );
  // The page's metadata are properties of its component
  return Object.assign(MarkdownText, Text);
}

/** Posts and guides have the class `markdown` around their text. Here text pages get it, too, and a notice where the original is newer. */
export default function MDXPageWrapper({content, ...props}: Props) {
  return <MDXPage {...props} content={useMemo(() => inMarkdown(content), [content])} />;
}
