import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import all from '@generated/blog/default/tags.json';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';

import TagRows from './TagRows';
import {usePageCount} from './usePageCount';

type Tag = {
  readonly label: string;
  readonly permalink: string;
  readonly allTagsPath: string;
  readonly description?: string | undefined;
  readonly count: number;
  readonly unlisted: boolean;
};

/** The title of a tag's page: its name, its description, and how many pages it has from which years. */
export function TagHeader({tag, children}: {readonly tag: Tag; readonly children: ReactNode}) {
  const countOf = usePageCount();
  const years = new Set(all.find(({permalink}) => permalink === tag.permalink)?.years);
  return (
    <>
      {tag.unlisted && <Unlisted />}
      <header className="margin-bottom--lg">
        <Heading as="h1">{tag.label}</Heading>
        {tag.description && <p>{tag.description}</p>}
        <p className="dau-soft margin-bottom--none">
          {[countOf(tag.count), [...years].join('–')].filter(Boolean).join(' · ')}
        </p>
        {children}
      </header>
    </>
  );
}

/** The nearest tags, as the list of all tags shows them. */
export function OtherTags({tag}: {readonly tag: Tag}) {
  const own = all.find(({permalink}) => permalink === tag.permalink);
  const others = own?.others.flatMap((path) => all.find(({permalink}) => permalink === path) ?? []);
  if (!others?.length) return null;
  return (
    <section className="dau-row dau-index margin-top--lg">
      <Heading as="h2" className="dau-title">
        <Translate id="dau.tags.others">Thẻ khác</Translate>
      </Heading>
      <TagRows tags={others} />
    </section>
  );
}
