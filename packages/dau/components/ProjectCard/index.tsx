import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import IdealImage from '@theme/IdealImage';
import clsx from 'clsx';

import Icon from '../../ui/Icon';
import MarkedSentence from '../../ui/MarkedSentence';
import type {ViewProject} from '../../features/site-data/showcase-and-community';

import styles from './styles.module.css';

const PICTURE_SIZES = 'auto, (min-width: 997px) 24rem, 100vw';

export type ProjectCardProps = {
  readonly project: ViewProject;
  readonly headingLevel: 'h2' | 'h3';
  readonly children?: ReactNode;
};

export default function ProjectCard(props: ProjectCardProps) {
  const {project, headingLevel: Heading, children} = props;
  const {id, name, description, picture, website, source} = project;
  const hasLinks = website !== undefined || source !== undefined;
  const heading = (
    <Heading id={`project-${id}`} className={clsx(styles.name, !picture && 'dau-ruled')}>
      <MarkedSentence text={name} hasStop={false} isQuiet={picture !== undefined} />
    </Heading>
  );
  return (
    <article
      className={clsx('dau-target card card--full-height', styles.card)}
      aria-labelledby={`project-${id}`}
    >
      {picture ? (
        <div className="dau-cover">
          <IdealImage {...picture} sizes={PICTURE_SIZES} />
        </div>
      ) : (
        <div className={`dau-cover ${styles.plate}`}>{heading}</div>
      )}
      <div className={styles.body}>
        {picture && heading}
        <p>{description}</p>
        {children}
        {hasLinks && (
          <ul className={`dau-list dau-links ${styles.links}`} data-search-ignore>
            {website !== undefined && (
              <li>
                <Link to={website} aria-describedby={`project-${id}`}>
                  <Icon name="website" />
                  <Translate id="dau.showcase.website">Website</Translate>
                </Link>
              </li>
            )}
            {source !== undefined && (
              <li>
                <Link href={source} aria-describedby={`project-${id}`}>
                  <Icon name="source" />
                  <Translate id="dau.showcase.source">Mã nguồn</Translate>
                </Link>
              </li>
            )}
          </ul>
        )}
      </div>
    </article>
  );
}
