import {useMemo, type ComponentProps, type ComponentType} from 'react';
import Heading from '@theme/Heading';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import TOCCollapsible from '@theme/TOCCollapsible';

import LanguageNotice from '@site/src/plugins/languages/client/LanguageNotice';

type Content = Props['content'];

function inMarkdown(Text: Content): Content {
  const hasContents = !Text.frontMatter.hide_table_of_contents && Text.toc.length > 0;
  /** Adds the mobile table of contents below the title. */
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
  // The properties of the component contain the metadata of the page
  return Object.assign(MarkdownText, Text);
}

/** Adds the class `markdown` of posts and guides, and a notice if the translation is outdated. */
export default function MDXPageWrapper({content, ...props}: Props) {
  return <MDXPage {...props} content={useMemo(() => inMarkdown(content), [content])} />;
}
