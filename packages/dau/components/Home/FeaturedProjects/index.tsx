import Translate, {translate} from '@docusaurus/Translate';

import Part from '../Part';
import ProjectCard from '../../ProjectCard';
import {useHasSection} from '../../../ui/useSite';
import type {ViewProject} from '../../../features/site-data/showcase-and-community';

export default function FeaturedProjects({projects}: {readonly projects: readonly ViewProject[]}) {
  return (
    <Part
      id="projects"
      title={<Translate id="dau.home.projects">Dự án nổi bật</Translate>}
      items={projects}
      all={translate({id: 'dau.home.allProjects', message: 'Tất cả dự án'})}
      to={useHasSection('/showcase') ? '/showcase' : undefined}
    >
      <ul className="dau-list dau-cards margin-top--lg">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </Part>
  );
}
