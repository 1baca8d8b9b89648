import Translate from '@docusaurus/Translate';

import PageLinks from '../PageLinks';
import type {PostLink} from '../../features/blog/post-metadata/extra-metadata';

export default function RelatedPosts({posts}: {readonly posts: readonly PostLink[]}) {
  return (
    <PageLinks id="related" pages={posts}>
      <Translate id="dau.reading.related">Bài liên quan</Translate>
    </PageLinks>
  );
}
