import Icon from '@site/src/lib/ui/Icon';

/** The icon of the site, which has the same lines as its other icons. */
export default function IconLanguage({className}: {readonly className?: string | undefined}) {
  return <Icon name="languages" className={className} />;
}
