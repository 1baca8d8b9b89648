import ProjectCard from '@site/src/components/ProjectCard';
import type {ShowcaseView} from '@site/src/plugins/site-data/types';

import TagList from '../TagList';
import styles from './styles.module.css';

/** Projects as cards, each with its tags. */
export default function ProjectGrid({projects, tags}: ShowcaseView) {
  return (
    <ul className={styles.grid}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} headingLevel="h2">
            <TagList tags={tags.filter(({id}) => project.tags.includes(id))} />
          </ProjectCard>
        </li>
      ))}
    </ul>
  );
}
