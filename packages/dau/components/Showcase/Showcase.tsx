import {useEffect, useRef, type MouseEvent} from 'react';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm, useQueryString} from '@docusaurus/theme-common';

import ProjectCard from '../ProjectCard';
import SampleMark from '../SampleMark';
import type {ShowcaseView, ViewTag} from '../../features/site-data/showcase-and-community';

import styles from './styles.module.css';

/** How many projects fit in one row. A list of one row needs no filter. */
const ONE_ROW = 3;

/** The chosen tag is stored in the URL, so that readers can share the filtered list. */
function TagFilter({tags, chosen}: {tags: readonly ViewTag[]; chosen: string | undefined}) {
  const {pathname, search} = useLocation();
  const clicked = useRef<HTMLElement>(null);
  const remember = ({currentTarget}: MouseEvent<HTMLElement>) => {
    clicked.current = currentTarget;
  };
  // After a navigation, Docusaurus moves the focus to the top of the page, so move it back
  useEffect(() => {
    clicked.current?.focus();
    clicked.current = null;
  }, [search]);
  return (
    <nav
      aria-label={translate({id: 'dau.showcase.filter', message: 'Lọc dự án'})}
      data-print="hide"
      data-scripted
      data-hydrate="query"
    >
      <ul className={`dau-list dau-fading ${styles.filter}`}>
        <li>
          <Link
            to={pathname}
            className={styles.choice}
            aria-current={chosen === undefined}
            onClick={remember}
          >
            <Translate id="dau.home.all">Tất cả</Translate>
          </Link>
        </li>
        {tags.map((tag) => (
          <li key={tag.id}>
            <Link
              to={`${pathname}?tag=${tag.id}`}
              className={styles.choice}
              aria-current={chosen === tag.id}
              title={tag.description}
              onClick={remember}
            >
              {tag.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Showcase({projects, tags}: ShowcaseView) {
  const {selectMessage} = usePluralForm();
  const [query] = useQueryString('tag');
  const chosen = tags.find(({id}) => id === query)?.id;
  const shown = projects.filter(({tags: ids}) => chosen === undefined || ids.includes(chosen));
  const count = shown.length;
  if (projects.length === 0) {
    return (
      <p>
        <Translate id="dau.showcase.empty">Chưa có dự án nào. Bạn ghé lại sau nhé.</Translate>
      </p>
    );
  }
  return (
    <>
      <SampleMark file="src/data/projects.ts" items={projects} />
      {projects.length > ONE_ROW && (
        <>
          <TagFilter tags={tags} chosen={chosen} />
          <p className="dau-soft" role="status">
            {selectMessage(
              count,
              translate({id: 'dau.showcase.count', message: '{count} dự án'}, {count}),
            )}
          </p>
        </>
      )}
      <ul className="dau-list dau-cards">
        {projects.map((project) => (
          <li key={project.id} hidden={!shown.includes(project)}>
            <ProjectCard project={project} headingLevel="h2" position={shown.indexOf(project)}>
              <ul
                className="dau-list dau-flow"
                aria-label={translate({id: 'dau.showcase.tags', message: 'Thẻ'})}
              >
                {tags
                  .filter(({id}) => project.tags.includes(id))
                  .map((tag) => (
                    <li key={tag.id} className="dau-soft dau-tag">
                      {tag.label}
                    </li>
                  ))}
              </ul>
            </ProjectCard>
          </li>
        ))}
      </ul>
    </>
  );
}
