import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import IdealImage from '@theme/IdealImage';
import clsx from 'clsx';

import Icon from '../../ui/Icon';
import MarkedSentence from '../../ui/MarkedSentence';
import type {ViewProject} from '../../features/site-data/showcase-and-community';

import styles from './styles.module.css';

const PICTURE_SIZES = 'auto, (min-width: 997px) 24rem, 100vw';

/** The letters of a name that fits on its cover in large type. */
const SHORT = 8;

export type ProjectCardProps = {
  readonly project: ViewProject;
  readonly headingLevel: 'h2' | 'h3';
  readonly children?: ReactNode;
};

export default function ProjectCard({project, headingLevel: Heading, children}: ProjectCardProps) {
  const {id, name, description, picture, website, source, isFavourite} = project;
  const hasLinks = website !== undefined || source !== undefined;
  return (
    <article
      className={clsx('dau-target card card--full-height', styles.card)}
      aria-labelledby={`project-${id}`}
    >
      <div className="dau-cover">
        {picture ? (
          <IdealImage {...picture} sizes={PICTURE_SIZES} />
        ) : (
          <div
            className={clsx(styles.plate, name.normalize().length <= SHORT && styles.short)}
            aria-hidden="true"
            data-search-ignore
          >
            <span className="dau-ruled">
              <MarkedSentence text={name} hasStop={false} />
            </span>
          </div>
        )}
      </div>
      <div className={styles.body}>
        <Heading id={`project-${id}`} className={styles.name}>
          <MarkedSentence text={name} hasStop={false} isQuiet />
          {isFavourite && (
            <span
              className={styles.favourite}
              role="img"
              title={translate({id: 'dau.showcase.favourite', message: 'Dự án mình thích'})}
            >
              <Icon name="star" />
            </span>
          )}
        </Heading>
        <p className="margin-bottom--none">{description}</p>
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
