import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import ProjectCard from '../../ProjectCard';
import SampleMark from '../../SampleMark';
import {shellId} from '../../../utils/shell-ids';
import {useHasSection} from '../../../ui/useSite';
import type {ViewProject} from '../../../features/site-data/showcase-and-community';

export default function FeaturedProjects({projects}: {readonly projects: readonly ViewProject[]}) {
  const hasShowcase = useHasSection('/showcase');
  if (projects.length === 0) return null;
  return (
    <section className="dau-part" aria-labelledby={shellId('projects')}>
      <div className="dau-head">
        <h2 id={shellId('projects')}>
          <Translate id="dau.home.projects">Dự án nổi bật</Translate>
        </h2>
        <SampleMark file="src/data/projects.ts" items={projects} />
        {hasShowcase && (
          <Link
            to="/showcase"
            aria-label={translate({id: 'dau.home.allProjects', message: 'Tất cả dự án'})}
          >
            <Translate id="dau.home.all">Tất cả</Translate>
          </Link>
        )}
      </div>
      <ul className="dau-list dau-cards margin-top--lg">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
