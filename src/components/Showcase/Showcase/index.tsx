import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

import ProjectCard from '@site/src/components/ProjectCard';
import type {ShowcaseView} from '@site/src/plugins/site-data/view-types';

import {filterProjects} from '../filter';
import FilterForm from '../FilterForm';
import TagDot from '../TagDot';
import {useFilter} from '../useFilter';
import styles from './styles.module.css';

/** All projects with the filter form, or a sentence if there are none. */
export default function Showcase(view: ShowcaseView) {
  if (view.projects.length > 0) return <Projects {...view} />;
  return (
    <p>
      <Translate id="dau.showcase.empty">Chưa có dự án nào. Bạn ghé lại sau nhé.</Translate>
    </p>
  );
}

function Projects({projects, tags}: ShowcaseView) {
  const state = useFilter(tags.map(({id}) => id));
  const {selectMessage} = usePluralForm();
  const shown = filterProjects(projects, state.filter);
  const count = selectMessage(
    shown.length,
    translate({id: 'dau.showcase.count', message: '{count} dự án'}, {count: shown.length}),
  );
  return (
    <>
      <FilterForm {...state} tags={tags} />
      <details className={styles.legend}>
        <summary>
          <Translate id="dau.showcase.legend">Ý nghĩa các thẻ</Translate>
        </summary>
        <dl className={styles.meanings}>
          {tags.map(({id, label, description, color}) => (
            <div key={id} className={styles.meaning}>
              <dt>
                <TagDot color={color} /> {label}
              </dt>
              <dd id={`tag-${id}`}>{description}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className={styles.count} role="status">
        {count}
      </p>
      {/* Those that the filter hides stay in the page */}
      <ul className={`dau-list ${styles.grid}`}>
        {projects.map((project) => (
          <li key={project.id} hidden={!shown.includes(project)}>
            <ProjectCard project={project} headingLevel="h2">
              <ul
                className={`dau-list ${styles.tags}`}
                aria-label={translate({id: 'dau.showcase.tags', message: 'Thẻ'})}
              >
                {tags
                  .filter(({id}) => project.tags.includes(id))
                  .map(({id, label, color}) => (
                    <li key={id} className={`dau-soft ${styles.tag}`}>
                      <TagDot color={color} />
                      {label}
                    </li>
                  ))}
              </ul>
            </ProjectCard>
          </li>
        ))}
      </ul>
      <p className={styles.none} hidden={shown.length > 0}>
        <Translate id="dau.showcase.none">
          Không có dự án nào khớp. Bạn thử gõ tên ngắn hơn, hoặc bấm Bỏ lọc.
        </Translate>
      </p>
    </>
  );
}
