import {memo} from 'react';

import ProjectCard from '@site/src/components/ProjectCard';
import type {ViewProject, ViewTag} from '@site/src/plugins/content/data/view-types';

import TagList from '../TagList';
import styles from './styles.module.css';

type CardProps = {
  readonly project: ViewProject;
  readonly tags: readonly ViewTag[];
};

/** Memoized, so that filtering does not render the cards again. */
const Card = memo(function Card({project, tags}: CardProps) {
  return (
    <ProjectCard project={project} headingLevel="h2">
      <TagList tags={tags.filter(({id}) => project.tags.includes(id))} />
    </ProjectCard>
  );
});

export type ProjectGridProps = {
  readonly projects: readonly ViewProject[];
  readonly tags: readonly ViewTag[];
  /** The projects that match the filter. The others are hidden, but stay in the page. */
  readonly shown: readonly ViewProject[];
};

/** Projects as cards, each with its tags. */
export default function ProjectGrid({projects, tags, shown}: ProjectGridProps) {
  const visible = new Set(shown);
  return (
    <ul className={`dau-list ${styles.grid}`}>
      {projects.map((project) => (
        <li key={project.id} hidden={!visible.has(project)}>
          <Card project={project} tags={tags} />
        </li>
      ))}
    </ul>
  );
}
