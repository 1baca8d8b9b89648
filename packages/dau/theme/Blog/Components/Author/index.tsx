import type {ComponentProps} from 'react';

import Author from '@theme-init/Blog/Components/Author';

import {useAuthorImage} from '../../../../features/blog/client/useAuthorImage';

type Props = ComponentProps<typeof Author>;

/**
 * Shows initials instead of a blocked image. Below the title of a post (without `as`), leaves out the
 * author's title and profiles, because the author's box at the end of the post shows them.
 */
export default function AuthorWithInitials(props: Props) {
  const {as, author} = props;
  const {title, socials} = as ? author : {};
  const shown = {...author, imageURL: useAuthorImage(author), title, socials};
  return <Author {...props} author={shown} />;
}
