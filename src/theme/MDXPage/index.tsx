import {useMemo} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';

type Content = Props['content'];

function inMarkdown(Text: Content): Content {
  const MarkdownText = () => (
    <div className="markdown">
      <Text />
    </div>
  );
  // The page's metadata are properties of its component
  return Object.assign(MarkdownText, Text);
}

/** Posts and guides have the class `markdown` around their text. Here text pages get it, too. */
export default function MDXPageWrapper({content, ...props}: Props) {
  return <MDXPage {...props} content={useMemo(() => inMarkdown(content), [content])} />;
}
