import {useMemo, type ComponentProps, type ComponentType} from 'react';
import Heading from '@theme/Heading';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import TOCCollapsible from '@theme/TOCCollapsible';

import LanguageNotice from '@site/src/plugins/languages/client/LanguageNotice';

type Content = Props['content'];

function inMarkdown(Text: Content): Content {
  const hasContents = !Text.frontMatter.hide_table_of_contents && Text.toc.length > 0;
  /** On a phone, the table of contents is below the title. */
  const Title = (props: Omit<ComponentProps<typeof Heading>, 'as'>) => (
    <>
      <Heading as="h1" {...props} />
      {hasContents && <TOCCollapsible toc={Text.toc} />}
    </>
  );
  const Markdown: ComponentType<{components: {h1: typeof Title}}> = Text;
  const MarkdownText = () => (
    <LanguageNotice metadata={Text.metadata}>
      <div className="markdown">
        <Markdown components={{h1: Title}} />
      </div>
    </LanguageNotice>
  );
  // Copy the properties of the component, because they are the metadata of the page
  return Object.assign(MarkdownText, Text);
}

/** Adds the class `markdown`, as in posts and guides, and a notice if the original is newer. */
export default function MDXPageWrapper({content, ...props}: Props) {
  return <MDXPage {...props} content={useMemo(() => inMarkdown(content), [content])} />;
}
