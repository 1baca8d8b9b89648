import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-init/BlogLayout';
import type {Props} from '@theme/BlogLayout';

import Cover from '../../components/Cover';
import {coverOfPost} from '../../utils/tune/cover';

function PostCover() {
  const {metadata, assets, frontMatter} = useBlogPost();
  return (
    <div className="dau-cover dau-post-cover" data-search-ignore>
      <Cover
        {...coverOfPost(metadata)}
        title={metadata.title}
        image={assets.image ?? frontMatter.image}
        loading="lazy"
      />
    </div>
  );
}

/** On a wide screen, shows a post's cover above its table of contents. */
export default function BlogLayoutWrapper({toc, ...props}: Props) {
  const contents = toc && (
    <>
      <PostCover />
      {toc}
    </>
  );
  return <Original {...props} toc={contents} />;
}
