import type {Props} from '@theme/Blog/Components/Author/Socials';

import AuthorSocials from '@site/src/plugins/blog/client/AuthorSocials';

/** The theme's own brings the signs of a dozen platforms into every page of the blog. */
export default function BlogAuthorSocials({author}: Props) {
  return <AuthorSocials socials={author.socials ?? {}} />;
}
