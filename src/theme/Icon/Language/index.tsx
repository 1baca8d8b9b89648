import Icon from '@site/src/lib/ui/Icon';

/** Replaces the theme's icon with an icon in the style of the site. */
export default function IconLanguage({className}: {readonly className?: string | undefined}) {
  return <Icon name="languages" className={className} />;
}
