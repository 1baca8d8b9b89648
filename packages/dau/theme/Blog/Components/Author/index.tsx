import type {ComponentProps} from 'react';

import Author from '@theme-init/Blog/Components/Author';

import {useIsAllowed} from '../../../../ui/useSite';

type Props = ComponentProps<typeof Author>;

/**
 * Leaves out an image that browsers block. Below the title of a post (without `as`), also leaves out the
 * author's title and profiles, because the author's box at the end of the post shows them.
 */
export default function AuthorWrapper(props: Props) {
  const {as, author} = props;
  const {title, socials} = as ? author : {};
  const imageURL = useIsAllowed(author.imageURL ?? '') ? author.imageURL : undefined;
  const shown = {...author, imageURL, title, socials};
  return <Author {...props} author={shown} />;
}
