import Icon from '@site/src/lib/ui/Icon';

export default function IconLanguage({className}: {readonly className?: string | undefined}) {
  return <Icon name="languages" className={className} />;
}
