import type {ComponentProps} from 'react';

import Author from '@theme-init/Blog/Components/Author';

import {useAuthorImage} from '../../../../features/blog/client/useAuthorImage';

export default function AuthorWithInitials(props: ComponentProps<typeof Author>) {
  const {author} = props;
  return <Author {...props} author={{...author, imageURL: useAuthorImage(author)}} />;
}
