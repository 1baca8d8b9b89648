import Icon from '@site/src/lib/ui/Icon';

/** The site’s own icon, with the same lines as the others. */
export default function IconLanguage({className}: {readonly className?: string | undefined}) {
  return <Icon name="languages" className={className} />;
}
