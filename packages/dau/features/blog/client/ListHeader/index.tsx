import {createContext} from 'react';

import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';

import type {BlogData} from '../../types';
import BlogLinks from '../BlogLinks';

type Props = {readonly title: string; readonly description?: string};

type BlogTexts = {readonly blogTitle: string; readonly blogDescription: string};

/** The title and the description of the blog, on the pages that list all posts. */
export const ListHeaderContext = createContext<BlogTexts | undefined>(undefined);

export default function ListHeader({title, description}: Props) {
  const {count} = usePluginData('blog') as BlogData;
  return (
    <header className="margin-bottom--lg">
      <Heading as="h1">{title}</Heading>
      {description !== undefined && <p>{description}</p>}
      {count > 0 ? (
        <BlogLinks />
      ) : (
        <p>
          <Translate id="dau.blog.none">Chưa có bài viết nào. Bạn ghé lại sau nhé.</Translate>
        </p>
      )}
    </header>
  );
}
