import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCard/Layout';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import Cover from '../../../ui/Cover';

/** The theme's emojis for categories, guides and links. */
const DEFAULTS: readonly ReactNode[] = ['🗃', '📄️', '🔗'];

/** A guide's or category's cover, title and description, without a frame. An author's own emoji remains. */
export default function DocCardLayout({item, className, href, icon, title, description}: Props) {
  return (
    <div className={clsx('dau-target', ThemeClassNames.docs.docCard.container, className)}>
      <div className="dau-cover margin-bottom--md" aria-hidden data-search-ignore>
        <Cover title={title} isLarge {...item.customProps} />
      </div>
      <Heading as="h2" className="dau-titles dau-title">
        <Link to={href}>
          {!DEFAULTS.includes(icon) && <>{icon} </>}
          {title}
        </Link>
      </Heading>
      {description && <p className="dau-soft">{description}</p>}
    </div>
  );
}
