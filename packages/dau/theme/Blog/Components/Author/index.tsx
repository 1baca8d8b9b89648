import type {ComponentProps} from 'react';

import Author from '@theme-init/Blog/Components/Author';

import {useAuthorImage} from '../../../../features/blog/client/useAuthorImage';

type Props = ComponentProps<typeof Author>;

/**
 * Shows initials instead of a blocked image. Below posts' titles (without `as`), it leaves out what the author's
 * box at the end of the post shows.
 */
export default function AuthorWithInitials(props: Props) {
  const {as, author} = props;
  const {title, socials} = as ? author : {};
  const shown = {...author, imageURL: useAuthorImage(author), title, socials};
  return <Author {...props} author={shown} />;
}
