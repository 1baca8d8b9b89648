import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm, useQueryString} from '@docusaurus/theme-common';
import clsx from 'clsx';

import Button from '../../ui/Button';
import ProjectCard from '../ProjectCard';
import SampleMark from '../SampleMark';
import type {ShowcaseView} from '../../features/site-data/showcase-and-community';

/** How many projects fit in one row. A list of one row needs no filter. */
const ONE_ROW = 3;

/** The chosen tag is stored in the URL, so that readers can share the filtered list. */
export default function Showcase({projects, tags}: ShowcaseView) {
  const {selectMessage} = usePluralForm();
  const [query, setQuery] = useQueryString('tag');
  const chosen = tags.find(({id}) => id === query)?.id;
  const shown = projects.filter(({tags: ids}) => chosen === undefined || ids.includes(chosen));
  const count = shown.length;
  const all = translate({id: 'dau.home.all', message: 'Tất cả'});
  if (projects.length === 0) {
    return (
      <p>
        <Translate id="dau.showcase.empty">Chưa có dự án nào. Bạn ghé lại sau nhé.</Translate>
      </p>
    );
  }
  return (
    <>
      <SampleMark items={projects} />
      {projects.length > ONE_ROW && (
        <>
          <div
            className="dau-flow margin-bottom--md"
            role="group"
            aria-label={translate({id: 'dau.showcase.filter', message: 'Lọc dự án'})}
            data-print="hide"
            data-scripted
            data-hydrate="query"
          >
            {[{id: undefined, label: all, description: undefined}, ...tags].map((tag) => (
              <Button
                key={tag.label}
                className={clsx('button--sm', chosen === tag.id && 'button--active')}
                aria-pressed={chosen === tag.id}
                title={tag.description}
                onClick={() => setQuery(tag.id ?? null)}
              >
                {tag.label}
              </Button>
            ))}
          </div>
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
            <ProjectCard project={project} headingLevel="h2">
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
