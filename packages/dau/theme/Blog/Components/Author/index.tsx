import type {ComponentProps} from 'react';

import Author from '@theme-init/Blog/Components/Author';

import {useAuthorImage} from '../../../../features/blog/client/useAuthorImage';

type Props = ComponentProps<typeof Author>;

/** Shows initials instead of a blocked image, and leaves out the title below posts' titles (without `as`). */
export default function AuthorWithInitials(props: Props) {
  const {as, author} = props;
  const shown = {...author, imageURL: useAuthorImage(author), title: as && author.title};
  return <Author {...props} author={shown} />;
}
