import Icon from '../../../ui/Icon';

export default function IconLanguage({className}: {readonly className?: string | undefined}) {
  return <Icon name="languages" className={className} />;
}
