import {useMemo} from 'react';
import MDXPage from '@theme-init/MDXPage';
import type {Props} from '@theme/MDXPage';

import LanguageNotice from '../../components/LanguageNotice';

type Content = Props['content'];

function inMarkdown(Text: Content): Content {
  const MarkdownText = () => (
    <LanguageNotice metadata={Text.metadata}>
      <div className="markdown">
        <Text />
      </div>
    </LanguageNotice>
  );
  // Docusaurus stores the page's metadata in properties of the component
  return Object.assign(MarkdownText, Text);
}

/** Adds the `markdown` class, which posts and guides also have, and the translation notice. */
export default function MDXPageWrapper({content, ...props}: Props) {
  return <MDXPage {...props} content={useMemo(() => inMarkdown(content), [content])} />;
}
